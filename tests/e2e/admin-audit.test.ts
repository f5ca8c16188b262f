import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AuditEntry } from '#shared/admin/audit.contract.ts'
import { paths } from '#shared/kernel/paths.ts'
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
    await screen.getByText('Use the format DD/MM/YYYY').waitFor()
    await screen.getByLabel('From').fill('01/01/2020')
    await screen.getByLabel('Until').fill('02/01/2020')
    await screen.getByRole('button', { name: 'Show' }).click()
    await screen.getByText('No entries').waitFor()
    await admin.expectAccessible('audit, nothing found')
  })

  it('is filtered by a person who is found by name, and by what that person did', async () => {
    const { page: screen } = admin
    await screen.goto(paths.admin.audit)
    await screen.getByLabel('Person, practice or booking').fill('thandi')
    await admin.expectAccessible('audit, a person found')
    await screen
      .getByRole('list', { name: 'Found' })
      .getByRole('link', { name: /^Thandi Nkosi Pharmacist .*locum@example\.com/ })
      .click()
    await screen.getByText('Person: Thandi Nkosi').waitFor()
    const rows = screen.getByRole('list', { name: 'Entries' }).getByRole('listitem')
    const id = new URL(screen.url()).searchParams.get('person')
    await expect.poll(async () => (await rows.count()) === (await page(`person=${id}`)).Items.length).toBe(true)
    await screen.getByRole('button', { name: /Including entries about them/ }).click()
    await screen.getByText('Done by: Thandi Nkosi').waitFor()
    await expect.poll(async () => (await rows.count()) === (await page(`actor=${id}`)).Items.length).toBe(true)
  })

  it('shows the history of a person and of a booking', async () => {
    const { page: screen } = admin
    const { Items } = await page('kind=bookings')
    const entry = Items.find(({ what, person }) => what === 'booking.confirmed' && person)
    await screen.goto(paths.admin.personPart(entry?.person?.id ?? '', 'history'))
    await screen.getByText('Made a booking').first().waitFor()
    await admin.expectAccessible('history of a person')
    await screen.goto(paths.admin.booking(entry?.about ?? ''))
    await screen.getByRole('region', { name: 'History' }).getByText('Made a booking').waitFor()
  })
})
