import { describe, expect, it } from 'vitest'
import { mailBrandOf } from '#shared/tenants/mail-brand.ts'
import { Tenant } from '#shared/tenants/tenants.schema.ts'
import type { MailContent } from './mail.ts'
import { mailHtml } from './mail-html.ts'
import { mailText } from './mail-text.ts'

const brandWith = (settings: object) =>
  mailBrandOf(Tenant.shape.settings.parse({ requestsMailbox: 'requests@one.example', ...settings }))
const brand = { ...brandWith({}), name: 'Locum <One>' }

const full: MailContent = {
  title: 'You are booked: Harbour & Sons, Fri 27 Nov',
  text: 'You are booked.\nReason: none',
  code: '204816',
  days: [
    { date: 'Fri 27 Nov 2026', hours: '19:00–07:00 Sat', note: '1 h unpaid lunch' },
    { date: 'Mon 30 Nov 2026', hours: '08:00–17:00', cancelled: true },
  ],
  facts: [
    { label: 'Address', value: '1 Quay Street\nGardens', href: 'https://maps.test/?a=1&b=2' },
    { label: 'Phone', value: '021 123 4567', href: 'tel:0211234567' },
  ],
  button: { label: 'View booking', url: 'https://site.test/b/1' },
}

const decoded = (html: string) => html.replaceAll('&amp;', '&').replaceAll('&lt;', '<').replaceAll('&gt;', '>')
/** The words that a reader of the HTML sees. */
const seen = (html: string) => decoded(html.replace(/^.*<body[^>]*>/s, '').replace(/<[^>]+>/g, '\n'))

describe('a mail', () => {
  it('says the same as HTML and as text', () => {
    const [html, text] = [seen(mailHtml(full, brand)), mailText(full, brand)]
    const words = [full.title, 'You are booked.', 'Reason: none', '204816', 'Fri 27 Nov 2026', '19:00–07:00 Sat']
    words.push('1 h unpaid lunch', 'Mon 30 Nov 2026', 'cancelled', 'Address', '1 Quay Street', 'Gardens', 'Locum <One>')
    words.push('Phone', '021 123 4567', 'View booking')
    expect(words.filter((word) => !html.includes(word) || !text.includes(word))).toEqual([])
    expect(text).toContain('View booking: https://site.test/b/1')
    expect(text).toContain('Address:\n  1 Quay Street\n  Gardens\n  https://maps.test/?a=1&b=2\n')
    expect(text).not.toContain('tel:')
  })

  it('leaves out what it does not have', () => {
    const bare = { title: 'Approved', text: 'You can now apply.' }
    expect(mailText(bare, brand)).toBe('Approved\n\nYou can now apply.\n\nLocum <One>\n')
    expect(mailHtml(bare, brand)).not.toMatch(/<th|<a |undefined/)
  })

  it('escapes whatever people have typed, in text and in attributes', () => {
    const hostile = `"><img src=x onerror='alert(1)'>&<script>`
    const html = mailHtml(
      {
        title: hostile,
        text: hostile,
        code: hostile,
        days: [{ date: hostile, hours: hostile, note: hostile }],
        facts: [{ label: hostile, value: hostile, href: `https://x.test/${hostile}` }],
        button: { label: hostile, url: hostile },
      },
      { ...brand, name: hostile, logo: `/${hostile}` },
      'https://site.test',
    )
    expect(html).not.toMatch(/<script|<img src=x|onerror='/)
    expect(html.match(/<img /g)).toHaveLength(1)
    expect(html).toContain('&quot;&gt;&lt;img src=x onerror=&#x27;alert(1)&#x27;&gt;&amp;&lt;script&gt;')
  })

  it('stays below the size from which mail programs cut it off', () => {
    const days = Array.from({ length: 31 }, (_, day) => ({
      date: `Wed ${day + 1} Dec 2026`,
      hours: '19:00–07:00 Thu',
      note: '30 min paid lunch',
      cancelled: true,
    }))
    const html = mailHtml({ ...full, days, facts: [{ label: 'Notes', value: '&'.repeat(2000) }] }, brand)
    expect(html.match(/Dec 2026/g)).toHaveLength(31)
    expect(Buffer.byteLength(html)).toBeLessThan(100_000)
  })

  it('is in the tenant’s colours, adjusted until white is readable on them, with its logo', () => {
    const html = mailHtml(full, brandWith({ theme: { primary: '#FFE600' } }))
    expect(html).not.toContain('background:#FFE600')
    expect(mailHtml(full, brandWith({ theme: { primary: '#0B3D91' } }))).toContain('background:#0B3D91')
    const withLogo = (light: string) =>
      mailHtml(full, brandWith({ brandName: 'One', logos: { light } }), 'https://site.test')
    expect(withLogo('/brand/one.png')).toContain('<img src="https://site.test/brand/one.png" alt="One"')
  })
})
