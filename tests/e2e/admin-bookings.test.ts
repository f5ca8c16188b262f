import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AuditEntry } from '#shared/admin/audit.contract.ts'
import type { Booking } from '#shared/bookings/bookings.schema.ts'
import { formatCardDate, formatFormDate } from '#shared/kernel/dates.ts'
import { openOwnStack } from '#tests/support/browsing.ts'
import { bookShifts, locumEmail } from '#tests/support/demo-booking.ts'
import { shiftsFrom } from '#tests/support/people.ts'
import { widths } from '#tests/support/rounds.ts'
import type { Visitor } from '#tests/support/visitor.ts'
import { paths } from '#shared/kernel/paths.ts'

const { stack, signInWithoutScreens, signInTo } = await openOwnStack('demo world')

describe.each(widths)('the super admin and a booking, at %i px', (width) => {
  let admin: Visitor
  let booking: Booking

  beforeAll(async () => {
    admin = await signInWithoutScreens(width, 'admin@example.com')
    booking = await bookShifts(stack, shiftsFrom(width < 600 ? 120 : 130, 3))
  })
  afterAll(async () => {
    expect(admin?.consoleErrors).toEqual([])
    await admin?.leave()
  })

  it('finds it by name and period, and by its code alone; the address holds the search', async () => {
    const { page } = admin
    await page.goto(paths.admin.dashboard)
    if (width < 600) await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('link', { name: 'Bookings' }).first().click()
    const search = page.getByRole('search', { name: 'Search bookings' })
    await search.getByLabel('Ends from').fill('31/02/2026')
    await search.getByRole('button', { name: 'Search' }).click()
    await page.getByText('There is no day 31/02/2026').waitFor()
    await search.getByLabel('Code or name').fill('thandi')
    await search.getByLabel('Ends from').fill(formatFormDate(booking.start_date))
    await search.getByLabel('Ends by').fill(formatFormDate(booking.end_date))
    await search.getByRole('button', { name: 'Search' }).click()
    const link = page.getByRole('link', { name: `View booking ${booking.id}, Thandi Nkosi` })
    await link.waitFor()
    await admin.expectAccessible('found bookings')
    await page.reload()
    await link.waitFor()
    await link.click()
    await page.getByRole('heading', { level: 1, name: /^Thandi Nkosi at / }).waitFor()
    await admin.expectAccessible('a booking as the super admin sees it')
    const locum = page.getByRole('region', { name: 'Locum', exact: true })
    expect(await locum.getByRole('link', { name: 'Thandi Nkosi' }).getAttribute('href')).toBe(
      paths.admin.person(booking.professional.id),
    )
    await page.getByRole('main').getByRole('link', { name: 'Bookings', exact: true }).click()
    await link.waitFor()

    await search.getByLabel('Code or name').fill('nobody at all')
    await search.getByRole('button', { name: 'Search' }).click()
    await page.getByText('No bookings found').waitFor()
    await search.getByRole('button', { name: 'Clear filters' }).click()
    await expect.poll(() => search.getByLabel('Code or name').inputValue()).toBe('')
    expect(page.url()).toMatch(/bookings$/)
    await search.getByLabel('Code or name').fill(booking.id.toLowerCase())
    await search.getByRole('button', { name: 'Search' }).click()
    await link.click()
    await page.getByRole('link', { name: 'All bookings of this practice' }).click()
    await page.getByText(`Only bookings of ${booking.company.name}.`).waitFor()
    await page.getByRole('button', { name: 'Show all bookings' }).click()
    await page.getByText('Only bookings of').waitFor({ state: 'hidden' })
  })

  it('removes a day and changes the hours of another, with a reason that both parties read', async () => {
    const { page } = admin
    await page.goto(paths.admin.booking(booking.id))
    await page.getByRole('button', { name: 'Change days' }).click()
    const dialog = page.getByRole('dialog', { name: 'Change days' })
    await dialog.getByText('Nothing has changed yet.').waitFor()
    const [first, second] = booking.booking_dates as [string, string]
    await dialog.getByRole('checkbox', { name: formatCardDate(first) }).uncheck()
    await dialog.getByLabel(`Ends, ${formatCardDate(second)}`).selectOption('13:00')
    await dialog.getByLabel('Reason').fill('The practice opens later.')
    await dialog.getByText('1 day removed, new hours on 1 day.').waitFor()
    await admin.expectAccessible('changing the days of a booking')
    await dialog.getByRole('button', { name: 'Save changes' }).click()
    await page.getByText('was cancelled by Locum Desk.').waitFor()
    await page.getByText('08:00–13:00').first().waitFor()
    await admin.expectAccessible('a booking whose days have changed')
    const locum = await signInTo(width, locumEmail, paths.locum.booking(booking.id))
    await locum.page.getByText('was cancelled by Locum Desk.').waitFor()
    await locum.page.getByText('The practice opens later.').first().waitFor()
    await locum.leave()
  })

  it('changes its notes with a reason, which the audit keeps and the parties do not see', async () => {
    const { page } = admin
    const why = 'The practice has rung about its door.'
    await page.goto(paths.admin.booking(booking.id))
    await page.getByRole('button', { name: /^(Add notes|Edit)$/ }).click()
    await page.getByLabel('Notes for the locum').fill('The side door is open.')
    const save = page.getByRole('button', { name: 'Save notes' })
    expect(await save.isDisabled()).toBe(true)
    await page.getByLabel('Reason').fill(why)
    await admin.expectAccessible('changing the notes of a booking as a super admin')
    await save.click()
    await page.getByText('has been notified.').waitFor()
    const kept = async () => {
      const { Items } = await stack.get<{ Items: AuditEntry[] }>(
        'admin@example.com',
        `/admin/audit?about=${booking.id}`,
      )
      return Items.find(({ what }) => what === 'booking.changed')
    }
    await expect.poll(kept, { timeout: 15_000 }).toMatchObject({ reason: why })
    await page.reload()
    await page.getByText(why).waitFor()
    const locum = await signInTo(width, locumEmail, paths.locum.booking(booking.id))
    await locum.page.getByText('The side door is open.').first().waitFor()
    expect(await locum.page.getByText(why).count()).toBe(0)
    await locum.leave()
  })

  it('deletes it, and comes back to the search; the locum finds it no more', async () => {
    const { page } = admin
    await page.goto(`${paths.admin.booking(booking.id)}?q=${booking.id}`)
    await page.getByRole('button', { name: 'Delete booking' }).click()
    await page.getByRole('dialog').getByText('Days ahead are free again').waitFor()
    await admin.expectAccessible('deleting a booking')
    await page.getByRole('dialog').getByLabel('Reason').fill('It was made by mistake.')
    await page.getByRole('dialog').getByRole('button', { name: 'Delete booking' }).click()
    await page.getByText('No bookings found').waitFor()
    const locum = await signInTo(width, locumEmail, paths.locum.booking(booking.id))
    await locum.page.getByText('We could not find that booking.').waitFor()
    await locum.leave()
  })
})
