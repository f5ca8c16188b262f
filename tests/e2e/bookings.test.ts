import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Booking } from '#shared/bookings/bookings.schema.ts'
import { formatCardDate, localTimeAt } from '#shared/kernel/dates.ts'
import { openOwnStack } from '#tests/support/browsing.ts'
import { bookShifts, locumEmail, practiceEmail } from '#tests/support/demo-booking.ts'
import { goTo } from '#tests/support/go-to.ts'
import { layoutShift } from '#tests/support/layout-shift.ts'
import { shiftAhead, shiftsFrom } from '#tests/support/people.ts'
import { widths } from '#tests/support/rounds.ts'
import type { Visitor } from '#tests/support/visitor.ts'
import { paths } from '#shared/kernel/paths.ts'

const { stack, signInWithoutScreens } = await openOwnStack('demo world')

/** In a day's last minutes, no shift of that day is still to start. */
const onTheDay = it.skipIf(localTimeAt(new Date().toISOString()) >= '23:20')

describe.each(widths)('a booking, at %i px', (width) => {
  let locum: Visitor
  let practice: Visitor

  const openBooking = async ({ id }: Booking): Promise<void> => {
    await Promise.all([locum.page.goto(paths.locum.booking(id)), practice.page.goto(paths.practice.booking(id))])
  }

  beforeAll(async () => {
    ;[locum, practice] = await Promise.all([
      signInWithoutScreens(width, locumEmail),
      signInWithoutScreens(width, practiceEmail),
    ])
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

  it('is found by a name or its reference, in an address that can be shared', async () => {
    const booking = await bookShifts(stack, shiftsFrom(width < 600 ? 250 : 255, 1))
    const { page } = practice
    await page.goto(paths.practice.bookings)
    const words = page.getByLabel('Locum or reference')
    await words.fill('Nobody at all')
    await page.getByRole('button', { name: 'Search', exact: true }).click()
    await page.getByText('No bookings found for “Nobody at all”').waitFor()
    await practice.expectAccessible('a search without bookings')
    await words.fill(booking.id)
    await page.getByRole('button', { name: 'Search', exact: true }).click()
    await page.waitForURL(`**/bookings?q=${booking.id}`)
    await page.locator(`a[href*="${booking.id}"]`).first().waitFor()
    await page.getByRole('link', { name: 'History', exact: true }).click()
    await page.waitForURL(`**q=${booking.id}&show=history`)
    // Characters that nobody sees are not searched for, and what can't be searched for is no failure to load.
    await page.goto(`${paths.practice.bookings}?q=%E2%80%8B${booking.id}%E2%80%8B`)
    await page.locator(`a[href*="${booking.id}"]`).first().waitFor()
    await page.goto(`${paths.practice.bookings}?q=${'x'.repeat(81)}`)
    await page.getByText('This can’t be shown as it was asked for.').waitFor()
    await page.getByText('Use at most 80 characters.').waitFor()
    expect(await page.getByRole('button', { name: 'Try again' }).count()).toBe(0)
    await practice.expectAccessible('a search that is refused')
    await page.getByRole('link', { name: 'Show all', exact: true }).click()
    await page.getByRole('article').first().waitFor()
    for (const error of practice.consoleErrors.splice(0)) expect(error).toContain('400 (Bad Request)')
  })

  it('prints as one sheet of paper, in either theme', async () => {
    const { page } = practice
    const longest = await bookShifts(stack, shiftsFrom(width < 600 ? 100 : 140, 31))
    await page.goto(paths.practice.booking(longest.id))
    await page.getByRole('button', { name: 'Print confirmation' }).waitFor()
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ media: 'print', colorScheme })
      await page.getByRole('heading', { name: 'Booking confirmation' }).waitFor()
      expect(await page.getByRole('navigation').first().isVisible()).toBe(false)
      const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
      expect(/\/Count (\d+)/.exec(pdf)?.[1]).toBe('1')
    }
    await page.emulateMedia({ media: 'screen', colorScheme: null })
  })

  it('gets other notes by its practice, and can be booked again', async () => {
    const booking = await bookShifts(stack, shiftsFrom(width < 600 ? 90 : 92, 1))
    await openBooking(booking)
    const { page } = practice
    await page.getByRole('button', { name: 'Add notes' }).click()
    await page.getByLabel('Notes for the locum').fill('Please ring the bell.')
    await practice.expectAccessible('changing the notes of a booking')
    await page.getByRole('button', { name: 'Save notes' }).click()
    await page.getByText('Saved.', { exact: false }).waitFor()
    await locum.page.reload()
    await locum.page.getByText('Please ring the bell.').first().waitFor()
    await page.getByRole('link', { name: 'Book again' }).click()
    await page.getByRole('button', { name: /^Request 1 day from Thandi Nkosi/ }).waitFor()
    await expect.poll(() => page.getByLabel('Notes').inputValue()).toBe('Please ring the bell.')
  })

  it('that was confirmed by mistake is undone, without counting', async () => {
    const booking = await bookShifts(stack, shiftsFrom(width < 600 ? 80 : 85, 1))
    await openBooking(booking)
    const { page } = locum
    await page.getByRole('button', { name: 'Undo booking' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Reason').fill('I am on leave that week.')
    await locum.expectAccessible('undoing a confirmation')
    await dialog.getByRole('button', { name: 'Undo booking' }).click()
    await page.getByText('This booking was undone by you.').waitFor()
    await locum.expectAccessible('a booking that was undone')
    await practice.page.reload()
    await practice.page.getByText('This booking was undone by the locum.').waitFor()
    expect(await practice.page.getByRole('button', { name: /booking$/ }).count()).toBe(0)
    const listed = (show: string) => goTo(practice.page, `${paths.practice.bookings}?q=${booking.id}&show=${show}`)
    await listed('upcoming')
    await practice.page.getByText(/^No bookings found/).waitFor()
    await listed('history')
    await practice.page.locator(`a[href*="${booking.id}"]`).first().waitFor()
  })

  onTheDay('shows its locum the way on the day; the practice sees that they are running late', async () => {
    // Only one width: a locum has one shift at a time.
    if (width !== widths[0]) return
    const booking = await bookShifts(stack, [shiftAhead(0, '23:45', '00:00')])
    const { page: dashboard, sum, moved } = await layoutShift(locum.page, paths.locum.dashboard)
    expect(sum, moved.join('\n')).toBeLessThanOrEqual(0.02)
    await dashboard.close()
    await locum.page.goto(paths.locum.dashboard)
    await locum.page
      .getByRole('region', { name: 'Today’s shift' })
      .getByText(/^Starts in/)
      .waitFor()
    await locum.expectAccessible('the dashboard on the day of a shift')
    await openBooking(booking)
    const { page } = locum
    const directions = page.getByRole('link', { name: 'Directions' }).first()
    expect(await directions.getAttribute('href')).toMatch(/^https:\/\/www\.google\.com\/maps\/dir\/.*Harbour/)
    await page.getByRole('button', { name: 'I’m running late' }).click()
    await locum.expectAccessible('running late')
    await page.getByRole('button', { name: /^15 min/ }).click()
    await page.getByText(/you reported that you are running about 15 minutes late/).waitFor()
    await practice.page.reload()
    await practice.page.getByText(/is running about 15 minutes late/).waitFor()
    await practice.expectAccessible('a locum who is running late')
    await page.getByRole('button', { name: 'Change or take back' }).click()
    await page.getByRole('button', { name: 'On time after all' }).click()
    await page.getByText(/you reported that you are running/).waitFor({ state: 'hidden' })
    await practice.page.getByRole('link', { name: 'Edit', exact: true }).click()
    await practice.page.getByLabel('Ask for').fill('Hester at the dispensary')
    await practice.page.getByRole('button', { name: 'Update' }).click()
    await practice.page.getByText('Saved', { exact: false }).first().waitFor()
    await page.reload()
    await page.getByText('Hester at the dispensary', { exact: true }).waitFor()
  })

  onTheDay('shows a shift of today that is booked while the dashboard is open, without its skeleton', async () => {
    if (width !== widths[0]) return
    const { page } = locum
    await page.goto(paths.locum.dashboard, { waitUntil: 'networkidle' })
    await page.getByRole('heading', { name: 'Offers near you' }).waitFor()
    await page.evaluate(() => {
      const skeletons: unknown[] = Object.assign(globalThis, { skeletons: [] }).skeletons
      const look = () => skeletons.push(...document.querySelectorAll('[aria-label="Loading your dashboard"]'))
      new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true })
    })
    await bookShifts(stack, [shiftAhead(0, '23:30', '23:45')])
    await page
      .getByRole('region', { name: 'Today’s shift' })
      .getByText(/^23:30–23:45/)
      .waitFor()
    expect(await page.evaluate<unknown[]>('skeletons')).toEqual([])
  })
})
