import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { practices } from '#bin/seed/world/people.ts'
import { addDays, formatCardDate, dayOfMonth, monthName, monthOf } from '#shared/kernel/dates.ts'
import { longMonth } from '#shared/kernel/format-month.ts'
import { mondayOf, monthsAway } from '#web/components/calendar/month-days.ts'
import { openSharedDemo } from '#tests/support/browsing.ts'
import { goTo } from '#tests/support/go-to.ts'
import { today } from '#tests/support/people.ts'
import { widths } from '#tests/support/rounds.ts'
import { swipe } from '#tests/support/swipe.ts'
import type { Visitor } from '#tests/support/visitor.ts'

// No other file changes its bookings, applications and offers of the next days.
const { signInAs, firstDay } = await openSharedDemo()

const cellName = (date: string) => new RegExp(`^\\w+ ${dayOfMonth(date)} ${longMonth(date)}\\b`)
/** Days of the demo world; midnight may have passed since. */
const ahead = (days: number): string => addDays(firstDay, days)

describe.each(widths)('a practice’s own calendar, at %i px', (width) => {
  let visitor: Visitor
  const wide = width >= 1024

  /** Shows the month of a day. */
  const showMonth = async (date: string) => {
    const { page } = visitor
    await goTo(page, `/practice/dashboard/calendar?view=month&date=${date}`)
    await cell(date).waitFor()
    await page.locator('[aria-busy=false]').first().waitFor()
  }
  const cell = (date: string) => visitor.page.getByRole('gridcell', { name: cellName(date) })
  /** The panel beside the month, or the sheet over it. */
  const day = (date: string) =>
    visitor.page.getByRole(wide ? 'complementary' : 'dialog', { name: formatCardDate(date) })

  beforeAll(async () => {
    visitor = await signInAs(width, practices.harbour.email)
  })
  afterAll(async () => {
    expect(visitor.consoleErrors).toEqual([])
    await visitor.leave()
  })

  it('is in the navigation; a phone starts with the agenda, a desktop with the month', async () => {
    // The heading begins with the month in which this week began.
    const { page } = visitor
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Calendar' })
      .filter({ visible: true })
      .click()
    await page
      .getByRole('heading', { level: 1, name: wide ? new RegExp(`^${monthName(mondayOf(today()))}`) : 'Upcoming' })
      .waitFor()
    if (!wide) {
      await page.getByRole('link', { name: /^View booking: Bongani Khumalo/ }).waitFor()
      await page.getByRole('link', { name: `Review 3 applications: Pharmacist, ${formatCardDate(ahead(2))}` }).waitFor()
    }
  })

  it('distinguishes bookings, applications and open shifts in words', async () => {
    for (const [date, words] of [
      [ahead(1), /Booked Bongani Khumalo 08:00–17:00/],
      [ahead(2), /3 applicants 13:00–18:00/],
      [ahead(6), /Open 09:00–17:00/],
    ] as const) {
      await showMonth(date)
      await visitor.page
        .getByRole('gridcell', { name: cellName(date) })
        .and(visitor.page.getByRole('gridcell', { name: words }))
        .waitFor()
    }
    await visitor.expectAccessible('the month')
  })

  it('opens a chosen day with its actions', async () => {
    const date = ahead(2)
    await showMonth(date)
    await cell(date).click({ position: { x: 12, y: 12 } })
    await day(date).getByText('3 applicants').waitFor()
    await visitor.expectAccessible('a day')
    await day(date)
      .getByRole('link', { name: /^Review 3 applications/ })
      .click()
    await visitor.page.getByRole('heading', { level: 1, name: /Pharmacist/ }).waitFor()
  })

  it('is navigated by keyboard, also across months', async () => {
    const { page } = visitor
    const date = ahead(1)
    /** Leaves the sheet of a phone; until it has gone it keeps the focus. */
    const leaveSheet = async (shown: string) => {
      await day(shown).waitFor()
      if (wide) return
      await page.keyboard.press('Escape')
      await day(shown).waitFor({ state: 'hidden' })
    }
    await showMonth(date)
    await cell(date).click({ position: { x: 12, y: 12 } })
    await leaveSheet(date)
    await cell(date).focus()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Enter')
    await leaveSheet(ahead(2))
    await cell(ahead(2)).focus()
    await page.keyboard.press('PageDown')
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('data-date')?.slice(0, 7)))
      .toBe(monthOf(monthsAway(ahead(2), 1)))
    // The weeks that the cursor leaves stay.
    await page.keyboard.press('PageDown')
    await page.keyboard.press('PageDown')
    await page.keyboard.press('PageUp')
    const blankInView = () =>
      page.locator('[data-rolling]').evaluate((weeks) => {
        const view = weeks.getBoundingClientRect()
        return [...weeks.querySelectorAll('[data-week][aria-hidden]')].filter((row) => {
          const { top, bottom } = row.getBoundingClientRect()
          return bottom > view.top && top < view.bottom
        }).length
      })
    await expect.poll(blankInView).toBe(0)
  })

  it('posts a shift for a chosen day', async () => {
    const { page } = visitor
    const date = ahead(7)
    await showMonth(date)
    await cell(date).click({ position: { x: 12, y: 12 } })
    await day(date).getByRole('link', { name: 'Post an offer for this day' }).click()
    await page.getByRole('heading', { level: 1, name: 'Post an offer' }).waitFor()
    await page.getByText('1 day', { exact: true }).waitFor()
    expect(new URL(page.url()).searchParams.get('dates')).toBe(date)
  })

  it('posts one offer for a range that is dragged across, or chosen by keyboard', async () => {
    const { page } = visitor
    const days = [11, 12, 13].map(ahead)
    const [first = '', , third = ''] = days
    await showMonth(first)
    await cell(first).focus()
    await page.keyboard.press('Shift+ArrowRight')
    await page.keyboard.press('Shift+ArrowRight')
    await expect.poll(() => page.locator('[aria-selected=true]').count()).toBe(3)
    await page.keyboard.press('Escape')
    await expect.poll(() => page.locator('[aria-selected=true]').count()).toBe(1)
    if (wide) {
      await cell(first).hover({ position: { x: 60, y: 8 } })
      await page.mouse.down()
      await cell(third).hover({ position: { x: 60, y: 8 } })
      await page.mouse.up()
    } else await swipe(page, cell(first), cell(third))
    await visitor.expectAccessible('a range of days')
    await page.getByRole('link', { name: 'Post an offer for these days' }).click()
    await page.waitForURL('**/offers/new?dates=*')
    const dates = new URL(page.url()).searchParams.get('dates')?.split(',')
    expect(dates).toEqual(days)
    await page.getByText(`${dates?.length} days`, { exact: true }).waitFor()
  })

  it('opens from the dashboard what a day has, or an offer to post for it', async () => {
    const { page } = visitor
    const openDay = async (date: string) => {
      await goTo(page, '/practice/dashboard')
      await page
        .getByRole('list', { name: 'Next 7 days' })
        .getByRole('link', { name: new RegExp(`^\\w+ ${dayOfMonth(date)} ${longMonth(date)},`) })
        .click()
    }
    await openDay(ahead(1))
    await page.waitForURL('**/bookings/*')
    await openDay(ahead(6))
    await page.waitForURL('**/offers/off_*')
    await openDay(ahead(3))
    await page.waitForURL(`**/offers/new?dates=${ahead(3)}`)
  })

  it('shows a week on a scale of hours', async () => {
    const { page } = visitor
    await goTo(page, `/practice/dashboard/calendar?view=week&date=${ahead(1)}`)
    await page
      .getByText(/Bongani K/)
      .first()
      .waitFor()
    await visitor.expectAccessible('the week')
    // A line that is wider than a day ends with an ellipsis; none is turned on its side.
    const turned = await page
      .getByRole('region', { name: 'Hours of the week' })
      .locator('a *')
      .evaluateAll((parts) => parts.filter((part) => getComputedStyle(part).writingMode !== 'horizontal-tb').length)
    expect(turned).toBe(0)
  })

  it('shows closed days, and past days without shifts', async () => {
    const { page } = visitor
    const past = `${monthOf(ahead(-62))}-15`
    await showMonth(past)
    await cell(past).click({ position: { x: 12, y: 12 } })
    await day(past).getByText('There were no shifts on this day.').waitFor()
    await expect.poll(() => day(past).getByRole('link', { name: 'Post an offer for this day' }).count()).toBe(0)
    if (!wide) await page.keyboard.press('Escape')
  })
})
