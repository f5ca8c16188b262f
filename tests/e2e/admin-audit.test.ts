import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AuditEntry } from '#shared/admin/audit.contract.ts'
import { paths } from '#shared/kernel/paths.ts'
import { foldReadings } from '#web/components/audit/fold-readings.ts'
import { openSharedDemo } from '#tests/support/browsing.ts'
import { widths } from '#tests/support/rounds.ts'
import type { Visitor } from '#tests/support/visitor.ts'

const { stack, signInAs } = await openSharedDemo()
const adminEmail = 'admin@example.com'
const page = (query: string) => stack.get<{ Items: AuditEntry[] }>(adminEmail, `/admin/audit?${query}`)

describe.each(widths)('the audit, %i px wide', (width) => {
  let admin: Visitor
  beforeAll(async () => {
    admin = await signInAs(width, adminEmail)
  })
  afterAll(async () => {
    expect(admin?.consoleErrors).toEqual([])
    await admin?.leave()
  })

  it('shows who did what, filtered by kind and days, which the address holds', async () => {
    const { page: screen } = admin
    await screen.goto(paths.admin.audit)
    const rows = screen.getByRole('list', { name: 'Entries' }).getByRole('listitem')
    await rows.first().waitFor()
    await admin.expectAccessible('audit')
    await screen.getByLabel('Kind').selectOption('Bookings')
    await screen.waitForURL(/kind=bookings/)
    const { Items } = await page('kind=bookings')
    await expect.poll(() => rows.count()).toBe(Items.length)
    await screen.getByLabel('From').fill('31/02/2026')
    await screen.getByRole('button', { name: 'Show' }).click()
    await screen.getByText('There is no day 31/02/2026').waitFor()
    await screen.getByLabel('From').fill('01/01/2020')
    await screen.getByLabel('Until').fill('02/01/2020')
    await screen.getByRole('button', { name: 'Show' }).click()
    await screen.getByText('No entries').waitFor()
    await admin.expectAccessible('audit, nothing found')
  })

  it('is filtered by who did it and about whom, each found by name', async () => {
    const { page: screen } = admin
    await screen.goto(paths.admin.audit)
    await screen.getByText(/^Audit recorded since \d\d\/\d\d\/\d{4}/).waitFor()
    const rows = screen.getByRole('list', { name: 'Entries' }).getByRole('listitem')
    const choose = async (label: string, typed: string, name: RegExp) => {
      await screen.getByLabel(label, { exact: true }).fill(typed)
      await screen
        .getByRole('list', { name: `Found: ${label}` })
        .getByRole('link', { name })
        .first()
        .click()
    }
    const chosen = (name: string) => new URL(screen.url()).searchParams.get(name)
    const showsAll = async () => {
      const query = new URL(screen.url()).searchParams.toString()
      await expect.poll(async () => (await rows.count()) === foldReadings((await page(query)).Items).length).toBe(true)
    }
    await screen.getByLabel('About whom', { exact: true }).fill('th')
    await screen.getByText('Type at least three letters').waitFor()
    await screen.getByLabel('About whom', { exact: true }).fill('thandi')
    await screen.getByRole('list', { name: 'Found: About whom' }).waitFor()
    await admin.expectAccessible('audit, a person found')
    await choose('About whom', 'thandi', /^Thandi Nkosi Pharmacist .*locum@example\.com/)
    await screen.getByRole('button', { name: 'Remove About whom: Thandi Nkosi' }).waitFor()
    const id = chosen('person')
    await showsAll()
    await choose('Who did it', 'harbour road', /^Harbour Road Pharmacy/)
    await screen.getByRole('button', { name: 'Remove Who did it: Harbour Road Pharmacy' }).waitFor()
    expect([chosen('person'), chosen('actor')]).toEqual([id, expect.stringMatching(/^cmp_/)])
    await showsAll()
    await screen.getByRole('button', { name: /^Remove About whom/ }).click()
    await screen.getByRole('button', { name: /^Remove Who did it/ }).click()
    await screen.getByRole('link', { name: 'What I did' }).click()
    await screen.getByRole('button', { name: /^Remove Who did it/ }).waitFor()
    await showsAll()
  })

  it('shows the history of a person and of a booking', async () => {
    const { page: screen } = admin
    const { Items } = await page('kind=bookings')
    const entry = Items.find(({ what, person }) => what === 'booking.confirmed' && person)
    await screen.goto(paths.admin.personPart(entry?.person?.id ?? '', 'history'))
    await screen.getByText('Made a booking').first().waitFor()
    const readings = screen.getByText(/^Read the page of this person/)
    expect(await readings.count()).toBe(0)
    await screen.getByLabel('Show readings too').check()
    // The page itself was read just now.
    await readings.first().waitFor()
    await admin.expectAccessible('history of a person')
    await screen.goto(paths.admin.booking(entry?.about ?? ''))
    await screen.getByRole('region', { name: 'History' }).getByText('Made a booking').waitFor()
  })
})
