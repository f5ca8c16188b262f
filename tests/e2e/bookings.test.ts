import { afterAll, beforeAll, describe, it } from 'vitest'
import type { Booking } from '#shared/bookings/bookings.schema.ts'
import { formatCardDate } from '#shared/kernel/dates.ts'
import { openOwnStack } from '#tests/support/browsing.ts'
import { bookShifts, locumEmail, practiceEmail } from '#tests/support/demo-booking.ts'
import { ahead } from '#tests/support/people.ts'
import { widths } from '#tests/support/rounds.ts'
import type { Visitor } from '#tests/support/visitor.ts'
import { paths } from '#web/platform/paths.ts'

const { stack, signInAs } = await openOwnStack('demo world')

const shiftsFrom = (from: number, count: number) =>
  Array.from({ length: count }, (_, at) => ({ date: ahead(from + at), start_time: '08:00', end_time: '17:00' }))

describe.each(widths)('a booking, at %i px', (width) => {
  let locum: Visitor
  let practice: Visitor

  const openBooking = async ({ id }: Booking): Promise<void> => {
    await Promise.all([locum.page.goto(paths.locum.booking(id)), practice.page.goto(paths.practice.booking(id))])
  }

  beforeAll(async () => {
    ;[locum, practice] = await Promise.all([signInAs(width, locumEmail), signInAs(width, practiceEmail)])
  })
  afterAll(async () => {
    for (const visitor of [locum, practice]) await visitor?.leave()
  })

  it('is cancelled by the day: both see which, who and why', async () => {
    const booking = await bookShifts(stack, shiftsFrom(width < 600 ? 60 : 70, 3))
    await openBooking(booking)
    const { page } = practice
    await page.getByRole('button', { name: 'Cancel booking' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByText(/^\d+ days’ notice\.$/).waitFor()
    for (const date of booking.booking_dates.slice(1))
      await dialog.getByRole('checkbox', { name: formatCardDate(date) }).uncheck()
    await dialog.getByLabel('Reason').fill('We are closing for repairs.')
    await practice.expectAccessible('choosing days to cancel')
    await dialog.getByRole('button', { name: /^Cancel [A-Z]\w+day$/ }).click()
    await page.getByText('was cancelled by you.').waitFor()
    await practice.expectAccessible('a booking with a cancelled day')
    await locum.page.reload()
    await locum.page.getByText('was cancelled by the practice.').waitFor()
    await locum.page.getByText('We are closing for repairs.').waitFor()
    await locum.page.getByText('Booked · 2 of 3 days').first().waitFor()
    await locum.expectAccessible('a booking with a cancelled day')

    await page.goto(`${paths.practice.bookings}?show=history`)
    await page.getByText(/^In the past 12 months you have cancelled \d/).waitFor()
  })
})
