import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { locums } from '#bin/seed/world/people.ts'
import type { Booking } from '#shared/bookings/bookings.schema.ts'
import type { Company } from '#shared/companies/companies.schema.ts'
import type { Professional } from '#shared/professionals/professionals.schema.ts'
import type { StarredPractice } from '#shared/professionals/instant-booking.schema.ts'
import { openOwnStack } from '#tests/support/browsing.ts'
import { postShifts, practiceEmail } from '#tests/support/demo-booking.ts'
import { ahead, shiftsAhead } from '#tests/support/people.ts'
import { widths } from '#tests/support/rounds.ts'
import type { Visitor } from '#tests/support/visitor.ts'
import { paths } from '#shared/kernel/paths.ts'

const { stack, signInWithoutScreens } = await openOwnStack('demo world')

describe.each(widths)('instant booking, at %i px', (width) => {
  const { email: locumEmail } = width < 600 ? locums.lindiwe : locums.sipho
  const day = width < 600 ? 130 : 140
  let locum: Visitor
  let practice: Visitor
  let me: Professional
  let company: Company

  beforeAll(async () => {
    ;[locum, practice] = await Promise.all([
      signInWithoutScreens(width, locumEmail),
      signInWithoutScreens(width, practiceEmail),
    ])
    me = await stack.get<Professional>(locumEmail, '/professionals')
    ;[company] = (await stack.get<{ Items: Company[] }>(practiceEmail, '/companies/mypractices')).Items as [Company]
    const dates = [ahead(day), ahead(day + 1)]
    await stack.send(
      locumEmail,
      { method: 'PUT', path: '/calendar/professional/days' },
      { changes: [{ dates, set: { start_time: '08:00', end_time: '17:00', status: 'available' } }] },
    )
  })
  afterAll(async () => {
    for (const visitor of [locum, practice]) await visitor?.leave()
  })

  const openLocum = async (dates: readonly string[]) => {
    const limits = practice.page.waitForResponse((response) => response.url().includes('/instant-booking/'))
    await practice.page.goto(
      `${paths.practice.locum(me.id)}?${new URLSearchParams({ dates: dates.join(','), hours: '08:00-17:00' })}`,
    )
    await practice.page.getByRole('button', { name: /^Request \d+ days? from/ }).waitFor()
    await limits
  }
  const bookNow = () => practice.page.getByRole('button', { name: /^Book .* now$/ })

  it('a locum stars a practice, agrees to the terms and switches it on', async () => {
    const { page } = locum
    const offer = await postShifts(stack, shiftsAhead(day + 5))
    await page.goto(paths.locum.offer(offer.id))
    await page.getByRole('button', { name: 'Add to favourites' }).click()
    await page.getByRole('button', { name: 'Remove from favourites' }).waitFor()
    await openLocum([ahead(day)])
    expect(await bookNow().count()).toBe(0)

    await page.getByRole('link', { name: 'Instant booking settings' }).click()
    await page.getByRole('button', { name: `Remove ${company.name} from favourites` }).waitFor()
    await page.getByRole('checkbox', { name: 'Let favourite practices book me at once' }).check()
    await page.getByRole('button', { name: 'Update' }).click()
    await page.getByText('Agree to the terms to switch instant booking on').waitFor()
    await locum.expectAccessible('the settings for instant booking')
    await page.getByRole('checkbox', { name: 'I agree to these terms' }).check()
    await page.getByLabel('Bookings a day').selectOption('2')
    await page.getByRole('button', { name: 'Update' }).click()
    await expect
      .poll(() => stack.get(locumEmail, '/professionals/profile/instant-booking'))
      .toMatchObject({ on: true, daily_limit: 2, terms: { version: 1 } })
  })

  it('the practice books posted hours, and sees why others need a request', async () => {
    const { page } = practice
    await openLocum([ahead(day), ahead(day + 3)])
    await page.getByText('An instant booking is only for hours that the locum has posted as available.').waitFor()
    await openLocum([ahead(day)])
    await bookNow().click()
    const dialog = page.getByRole('dialog')
    await dialog.getByText('Total cost').waitFor()
    await practice.expectAccessible('the dialog that books at once')
    await dialog.getByRole('button', { name: 'Book now' }).click()
    await page.waitForURL('**/practice/dashboard/bookings/B*')
    const id = page.url().split('/').at(-1) ?? ''
    const booking = await stack.get<Booking>(locumEmail, `/bookings/${id}`)
    expect(booking).toMatchObject({ status: 'confirmed', booking_dates: [ahead(day)] })
    await expect
      .poll(async () => (await stack.mails(locumEmail)).map(({ text }) => text).join())
      .toContain('booked you at once')
    expect(practice.consoleErrors).toEqual([])
  })

  it('ends when the practice is no favourite any more', async () => {
    await locum.page.goto(`${paths.locum.accountSettings}?section=instant`)
    await locum.page.getByRole('button', { name: `Remove ${company.name} from favourites` }).click()
    await locum.page.getByText('None yet.').waitFor()
    const path = `/professionals/profile/instant-booking/practices/${company.id}`
    expect(await stack.send<StarredPractice>(locumEmail, { method: 'DELETE', path })).toMatchObject({ starred: false })
    await openLocum([ahead(day), ahead(day + 1)])
    expect(await bookNow().count()).toBe(0)
    // In the calendar, beside their other days.
    const booked = practice.page.locator(`[data-date="${ahead(day)}"]`)
    await expect.poll(() => booked.textContent()).toContain('Booked with you')
    expect(locum.consoleErrors).toEqual([])
  })
})
