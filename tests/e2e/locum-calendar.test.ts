import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { locums, practices } from '#bin/seed/world/people.ts'
import {
  addDays,
  formatCardDate,
  formatFormDate,
  type LocalDate,
  monthName,
  monthOf,
  weekdayOf,
} from '#shared/kernel/dates.ts'
import { holidayName } from '#shared/kernel/holidays.ts'
import type { Offer } from '#shared/offers/offers.schema.ts'
import { openSharedDemo } from '#tests/support/browsing.ts'
import { goTo } from '#tests/support/go-to.ts'
import { ahead } from '#tests/support/people.ts'
import { pressLike } from '#tests/support/press.ts'
import { reloadDiscardingInput } from '#tests/support/reloading.ts'
import { widths } from '#tests/support/rounds.ts'
import { swipe } from '#tests/support/swipe.ts'
import type { Visitor } from '#tests/support/visitor.ts'

const { signInAs, stack } = await openSharedDemo()

/** A public holiday on a weekday, later than anything posted in the demo world. */
const holiday = Array.from({ length: 180 }, (_, days) => ahead(150 + days)).find(
  (date) => holidayName(date) && weekdayOf(date) % 6 !== 0,
) as LocalDate
const first = addDays(holiday, -14)
const last = addDays(holiday, 14)

/** Each width uses its own locum, with the days on which the demo world has booked them. */
const sides = [
  { width: 390, email: locums.sipho.email, booked: ahead(5), hours: '08:00–18:00' },
  { width: 1280, email: locums.lindiwe.email, booked: ahead(4), hours: '08:00–17:00' },
] as const

const cell = (page: Page, date: LocalDate): Locator => page.locator(`[data-date="${date}"]`)

/** A day in the words that a screen reader gets. */
const wordsOn = async (page: Page, date: LocalDate): Promise<string> => (await cell(page, date).textContent()) ?? ''

const monthWith = (date: LocalDate): string => `/locum/dashboard/calendar?view=month&date=${date}`

const waitUntilShown = async (page: Page, date: LocalDate): Promise<void> => {
  await cell(page, date).waitFor()
  await page.locator('[aria-busy=false]').waitFor()
}

/** Opens the month of a day, with nothing chosen. */
const open = async (page: Page, date: LocalDate): Promise<void> => {
  await goTo(page, '/locum/dashboard/bookings')
  await page.getByRole('heading', { level: 1, name: 'Bookings' }).waitFor()
  await goTo(page, monthWith(date))
  await waitUntilShown(page, date)
}

/** What saved days say: a part of it, or a matcher. The page is reloaded once per month. */
const expectKept = async (page: Page, expected: Record<LocalDate, unknown>): Promise<void> => {
  const days = Object.keys(expected).sort()
  for (const month of new Set(days.map(monthOf))) {
    // The month opens at the week of the first of them.
    const dates = days.filter((date) => monthOf(date) === month)
    const [first = ''] = dates
    await page.goto(monthWith(first))
    await waitUntilShown(page, first)
    await expect
      .poll(() => Promise.all(dates.map((date) => wordsOn(page, date))))
      .toEqual(
        dates.map((date) => {
          const words = expected[date]
          return typeof words === 'string' ? expect.stringContaining(words) : words
        }),
      )
  }
}
const each = (dates: readonly LocalDate[], words: unknown): Record<LocalDate, unknown> =>
  Object.fromEntries(dates.map((date) => [date, words]))

const tap = async (page: Page, ...dates: LocalDate[]): Promise<void> => {
  for (const date of dates) await cell(page, date).click({ position: { x: 8, y: 8 } })
}

const chosen = (page: Page): Promise<string[]> =>
  page
    .locator('[aria-selected=true]')
    .evaluateAll((cells) => cells.map((one) => (one as HTMLElement).dataset['date'] ?? ''))

/** The accessible description of a button. */
const reasonOf = async (page: Page, button: Locator): Promise<string | null> =>
  page.locator(`[id="${await button.getAttribute('aria-describedby')}"]`).textContent()

const chooseAvailability = async (
  page: Page,
  choice: 'Available' | 'Possibly Available' | 'Unavailable',
): Promise<void> => page.getByRole('radio', { name: new RegExp(`^${choice}`) }).check({ force: true })
const from = async (page: Page, hour: string, minutes: string): Promise<void> => {
  await page.getByLabel('Starts, free: hour').selectOption(hour)
  await page.getByLabel('Starts, free: minutes').selectOption(minutes)
}

describe.each(sides.filter(({ width }) => widths.includes(width)))(
  'a locum’s calendar at $width px',
  ({ width, email, booked, hours }) => {
    let visitor: Visitor
    let page: Page
    const phone = width < 1024

    /** On a phone the form is a sheet. */
    const change = async (): Promise<void> => {
      if (phone) await pressLike(page, /^(?:Change|Add|Post) /)
    }
    /** The message of an earlier save is dismissed, so that this one is waited for. */
    const save = async (name: string, press = (button: Locator) => button.click()): Promise<void> => {
      await page
        .getByRole('button', { name: 'Dismiss' })
        .evaluateAll((buttons) => buttons.forEach((button) => (button as HTMLElement).click()))
      await press(page.getByRole('button', { name, exact: true }))
      await page.getByText(/^Saved /).waitFor()
    }

    /** By the rail of months, or the menu behind the title. */
    const jumpTo = async (date: LocalDate): Promise<void> => {
      if (phone) await page.getByLabel('Go to month').selectOption(monthOf(date))
      else await pressLike(page, `${monthName(date)} ${date.slice(0, 4)}`)
    }

    /** After a button is removed, the focus moves to its day. */
    const focusIsOn = (date: LocalDate): Promise<void> =>
      expect.poll(() => page.evaluate(() => (document.activeElement as HTMLElement).dataset['date'])).toBe(date)

    /** Calls the API as another device of the same user. */
    const put = <T>(path: string, data: object) => stack.send<T>(email, { method: 'PUT', path }, data)

    beforeAll(async () => {
      visitor = await signInAs(width, email)
      page = visitor.page
    })
    afterAll(() => visitor?.leave())

    it('is reached from the navigation, and is accessible in each view', async () => {
      await page.getByRole('link', { name: 'Calendar' }).filter({ visible: true }).click()
      await page.waitForURL('**/locum/dashboard/calendar')
      for (const view of ['Agenda', 'Week', 'Month']) {
        await pressLike(page, view)
        await page.locator('[aria-busy=false]').waitFor()
        await visitor.expectAccessible(`calendar, ${view.toLowerCase()}`)
        if (view !== 'Agenda') continue
        // The view is restored after visiting another page.
        const further = page.getByRole('button', { name: /^Continue with / })
        const next = await further.textContent()
        await further.click()
        await expect.poll(() => further.textContent()).not.toBe(next)
        const shown = await further.textContent()
        await page.getByRole('link', { name: 'Bookings', exact: true }).filter({ visible: true }).click()
        await page.waitForURL('**/bookings')
        await page.goBack()
        await expect.poll(() => further.textContent()).toBe(shown)
      }
      // The month with the most public holidays.
      const reconciliation =
        Array.from({ length: 366 }, (_, days) => ahead(days)).find((date) => date.endsWith('-12-16')) ?? ''
      await open(page, reconciliation)
      // On a phone a holiday’s name is below the month, and in the day for screen readers only.
      await expect
        .poll(() => cell(page, reconciliation).getByText('Day of Reconciliation', { exact: true }).count())
        .toBe(phone ? 0 : 1)
      await expect.poll(() => wordsOn(page, reconciliation)).toContain('Day of Reconciliation')
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
      ).toBeLessThanOrEqual(0)
    })

    it('posts a single day with hours in steps of 15 minutes, and undoes it', async () => {
      await open(page, first)
      await tap(page, first)
      await change()
      await from(page, '08', '15')
      await visitor.expectAccessible('a chosen day')
      await save('Save 1 day')
      await focusIsOn(first)
      await expectKept(page, { [first]: 'Available 08:15–' })
      await tap(page, first, addDays(first, 1))
      await change()
      await page.getByRole('button', { name: `Remove ${formatCardDate(first)}` }).waitFor()
      if (phone) await pressLike(page, 'Close')
      await tap(page, addDays(first, 1))
      await change()
      await pressLike(page, 'Remove availability')
      await pressLike(page, /^Undecided/)
      await page.getByText(/^Removed /).waitFor()
      await focusIsOn(addDays(first, 1))
      await pressLike(page, 'Undo')
      await page.getByText('Undone.').waitFor()
      await focusIsOn(addDays(first, 1))
      await expectKept(page, { [first]: 'Available 08:15–' })
    })

    it('undoes all days or none, and names the one that another device has changed meanwhile', async () => {
      const days = [3, 4].map((after) => addDays(first, after))
      const saveBoth = async () => {
        await open(page, first)
        await tap(page, ...days)
        await change()
        await chooseAvailability(page, 'Possibly Available')
        await save('Save 2 days')
      }
      await saveBoth()
      await pressLike(page, 'Undo')
      await page.getByText('Undone. Your days have been restored.').waitFor()
      await expectKept(page, each(days, expect.not.stringContaining('Possibly Available')))
      await saveBoth()
      const [changed = '', other = ''] = days
      await put('/calendar/professional/days', { changes: [{ dates: [changed], set: { status: 'unavailable' } }] })
      await pressLike(page, 'Undo')
      await page.getByText(`${formatCardDate(changed)} has changed since then. Nothing was undone.`).waitFor()
      await expectKept(page, { [changed]: 'Unavailable', [other]: 'Possibly Available' })
      // The button counts what would change, and what was chosen.
      await tap(page, ...days)
      await change()
      await chooseAvailability(page, 'Unavailable')
      await page.getByRole('button', { name: 'Save 1 of 2 days' }).waitFor()
      await page.getByText('The other day stays as it is.').waitFor()
      if (phone) await pressLike(page, 'Close')
      await pressLike(page, 'Clear selection')
    })

    it('asks before unsaved changes are left, but not if days are only chosen', async () => {
      const leaveDialog = page.getByRole('heading', { name: 'Leave without saving?' })
      const follow = (name: string) => page.getByRole('link', { name, exact: true }).filter({ visible: true }).click()
      // Of another month, without a shift, whose sheet would lie over the navigation.
      const date = ahead(31)
      await goTo(page, '/locum/dashboard/bookings')
      await follow('Calendar')
      await pressLike(page, /^Month$/)
      await jumpTo(date)
      await tap(page, date)
      await follow('Bookings')
      await page.waitForURL('**/locum/dashboard/bookings')
      await page.goBack()
      await tap(page, date)
      await change()
      await chooseAvailability(page, 'Possibly Available')
      await from(page, '05', '15')
      if (phone) await pressLike(page, 'Close')
      await jumpTo(ahead(0))
      await jumpTo(date)
      await expect.poll(() => chosen(page)).toEqual([date])
      // The address takes on the week that was scrolled to after the question has appeared, which stays.
      const before = page.url()
      await page.evaluate(() => {
        document.querySelector('[role=rowgroup]')?.scrollBy(0, 400)
        document.querySelector<HTMLElement>('a[href$="/bookings"]')?.click()
      })
      await leaveDialog.waitFor()
      await expect.poll(() => page.url()).not.toBe(before)
      expect(new URL(page.url()).searchParams.get('top')).toBeTruthy()
      await pressLike(page, 'Stay on this page')
      for (const leave of [() => follow('Bookings'), () => page.evaluate(() => history.back())]) {
        await leaveDialog.waitFor({ state: 'hidden' }).then(leave)
        await leaveDialog.waitFor()
        await pressLike(page, 'Stay on this page')
        await expect.poll(() => chosen(page)).toEqual([date])
      }
      expect(await reloadDiscardingInput(page)).toEqual(['beforeunload'])
    })

    it('restores what was cleared, until something else is entered or the page is left', async () => {
      const back = page.getByRole('button', { name: 'Restore' })
      const clear = async () => {
        if (phone) await pressLike(page, 'Close')
        await pressLike(page, 'Clear selection')
        await back.waitFor()
      }
      await open(page, first)
      await tap(page, first)
      await change()
      await chooseAvailability(page, 'Possibly Available')
      await clear()
      await back.click()
      await expect.poll(() => chosen(page)).toEqual([first])
      await change()
      await expect.poll(() => page.getByRole('radio', { name: 'Possibly Available' }).isChecked()).toBe(true)
      await clear()
      await tap(page, addDays(first, 1))
      await change()
      await chooseAvailability(page, 'Unavailable')
      await expect.poll(() => back.count(), { timeout: 2_000 }).toBe(0)
      await clear()
      await page.getByRole('link', { name: 'Bookings', exact: true }).filter({ visible: true }).click()
      await page.waitForURL('**/bookings')
      await page.getByRole('heading', { level: 1, name: 'Bookings' }).waitFor()
      await expect.poll(() => back.count(), { timeout: 2_000 }).toBe(0)
    })

    it('handles a double tap on the save button as one', async () => {
      const date = addDays(first, 1)
      await open(page, date)
      const here = page.url()
      await tap(page, date)
      await change()
      await save('Save 1 day', (button) => button.dblclick())
      await expect.poll(() => page.url()).toBe(here)
      await expect.poll(() => chosen(page)).toEqual([])
      await expect.poll(() => wordsOn(page, date)).toContain('Available')
    })

    it('shows that the browser is offline for as long as it is', async () => {
      const date = addDays(first, 2)
      await open(page, date)
      await tap(page, date)
      await change()
      await chooseAvailability(page, 'Possibly Available')
      await page.context().setOffline(true)
      await pressLike(page, 'Save 1 day')
      await page.getByText('You’re offline. Nothing was sent; what you entered is kept.').waitFor()
      await page.getByText(/^You’ve been offline since /).waitFor()
      await page.context().setOffline(false)
      await expect.poll(() => page.getByText('You’re offline').count()).toBe(0)
      await save('Save 1 day')
      await expectKept(page, { [date]: 'Possibly Available' })
    })

    it('selects a range by pointer, keyboard and taps', async () => {
      const start = `${monthOf(addDays(last, 31))}-08`
      const stretch = [0, 1, 2].map((days) => addDays(start, days))
      await open(page, start)
      await cell(page, start).focus()
      await page.keyboard.press('Shift+ArrowRight')
      await page.keyboard.press('Shift+ArrowRight')
      // The range starts at the focused cell.
      const byKeyboard = await chosen(page)
      await page.keyboard.press('Escape')
      await expect.poll(() => chosen(page)).toEqual([])
      await tap(page, ...stretch)
      await expect.poll(() => chosen(page)).toEqual(stretch)
      await page.getByRole('button', { name: 'Today' }).focus()
      await page.keyboard.press('Escape')
      await expect.poll(() => chosen(page)).toEqual([])
      if (!phone) {
        const [a, b] = [
          await cell(page, stretch[0] as string).boundingBox(),
          await cell(page, stretch[2] as string).boundingBox(),
        ]
        if (!a || !b) throw new Error('The days are not on the screen')
        await page.mouse.move(a.x + 60, a.y + 8)
        await page.mouse.down()
        await page.mouse.move(b.x + 60, b.y + 8, { steps: 6 })
        await page.mouse.up()
        await expect.poll(() => chosen(page)).toEqual(stretch)
      } else {
        await swipe(page, cell(page, stretch[0] as string), cell(page, stretch[2] as string))
        await expect.poll(() => chosen(page)).toEqual(stretch)
        // A flick scrolls, however far its first move is.
        await swipe(page, cell(page, addDays(start, 21)), cell(page, start), 2)
        await expect.poll(() => chosen(page)).toEqual(stretch)
      }
      expect(byKeyboard).toEqual(stretch)
      await change()
      await chooseAvailability(page, 'Possibly Available')
      await save('Save 3 days')
      await expectKept(page, each(stretch, 'Possibly Available'))
    })

    it.skipIf(phone)('scrolls while a drag is held at the edge, and extends the range', async () => {
      await open(page, first)
      const [day, weeks] = [
        await cell(page, first).boundingBox(),
        await page.getByRole('rowgroup').last().boundingBox(),
      ]
      if (!day || !weeks) throw new Error('The days are not on the screen')
      await page.mouse.move(day.x + 60, day.y + 8)
      await page.mouse.down()
      await page.mouse.move(day.x + 60, weeks.y + weeks.height - 4, { steps: 6 })
      // More than the window has room for.
      await expect.poll(async () => (await chosen(page)).length).toBeGreaterThan(70)
      await page.mouse.up()
      const range = await chosen(page)
      expect(range).toEqual(range.map((_, days) => addDays(first, days)))
      await page.keyboard.press('Escape')
    })

    it('runs across the end of a month, and keeps its place', async () => {
      // Later than what other tests post, and long before the last day that can be posted.
      const end = addDays(`${monthOf(addDays(last, 45))}-01`, -1)
      const stretch = [-1, 0, 1, 2].map((days) => addDays(end, days))
      await open(page, addDays(end, -1))
      await cell(page, stretch[0] as string).focus()
      for (let days = 1; days < stretch.length; days += 1) await page.keyboard.press('Shift+ArrowRight')
      await expect.poll(() => chosen(page)).toEqual(stretch)
      await page.keyboard.press('Escape')
      await tap(page, ...stretch)
      await change()
      await chooseAvailability(page, 'Possibly Available')
      await save('Save 4 days')
      const { Items } = await stack.get<{ Items: { days: { date: string; posted: string }[] }[] }>(
        email,
        `/calendar/professional/availability/${stretch[0]}/${stretch[3]}`,
      )
      expect(Items.flatMap(({ days }) => days).filter(({ posted }) => posted === 'open')).toMatchObject(
        stretch.map((date) => ({ date })),
      )
      // The week that was scrolled to is in the address, and comes back.
      await jumpTo(addDays(end, 1))
      await cell(page, addDays(end, 21)).scrollIntoViewIfNeeded()
      await page.getByRole('rowgroup').last().hover()
      await page.mouse.wheel(0, 700)
      await cell(page, addDays(end, 56)).waitFor()
      await expect.poll(() => new URL(page.url()).searchParams.get('top')).toBeTruthy()
      const firstMonth = async () => (await page.getByRole('heading', { level: 1 }).textContent())?.slice(0, 3)
      const shown = await firstMonth()
      await page.getByRole('link', { name: 'Bookings', exact: true }).filter({ visible: true }).click()
      await page.waitForURL('**/bookings')
      await page.goBack()
      await expect.poll(firstMonth).toBe(shown)
    })

    it('shows past weeks on request', async () => {
      await open(page, ahead(0))
      const past = addDays(ahead(0), -7)
      await expect.poll(() => cell(page, past).count()).toBe(0)
      await page.getByText(/worked$/).waitFor()
      await page.getByRole('button', { name: 'Show past weeks' }).press('Enter')
      expect(await chosen(page)).toEqual([])
      while ((await cell(page, past).count()) === 0) await pressLike(page, 'Show past weeks')
      await cell(page, past).scrollIntoViewIfNeeded()
      await expect.poll(() => wordsOn(page, past)).toContain('This day has passed')
    })

    it('repeats days every week, except on public holidays and on days that are excluded', async () => {
      await open(page, first)
      await tap(page, first)
      await change()
      await chooseAvailability(page, 'Available')
      // With unchanged hours the first day would not be saved.
      await from(page, '07', '30')
      await page.getByRole('checkbox', { name: 'Repeat every week' }).check()
      const toSave = page.getByRole('button', { name: /^Save/ })
      for (const [until, why] of [
        [formatFormDate(ahead(400)), 'Choose a date up to '],
        ['20/12/', 'Enter a date as DD/MM/YYYY.'],
      ] as const) {
        await page.getByLabel('Until').fill(until)
        await expect.poll(() => reasonOf(page, toSave)).toContain(why)
        await expect.poll(() => toSave.getAttribute('aria-disabled')).toBe('true')
      }
      await page.getByLabel('Until').fill(formatFormDate(last))
      await page.getByText(/^Per day: /).waitFor()
      await page.getByRole('checkbox', { name: holidayName(holiday) as string }).waitFor()
      await page.getByText(`Replaces your availability on ${formatCardDate(first)}.`).waitFor()
      // Escape can be undone.
      if (!phone) {
        await page.getByRole('heading', { level: 1 }).click()
        await page.keyboard.press('Escape')
        await pressLike(page, 'Restore')
      }
      await page.getByText(`Replaces your availability on ${formatCardDate(first)}.`).waitFor()
      await visitor.expectAccessible('a weekly pattern')
      const out = addDays(holiday, -7)
      if (phone) await pressLike(page, 'Choose exceptions in the calendar')
      await tap(page, out)
      await change()
      await save('Save 3 days')
      const leftOut = expect.not.stringMatching(/Available \d/)
      await expectKept(page, { ...each([holiday, out], leftOut), [addDays(holiday, 7)]: 'Available' })
      await expectKept(page, { [holiday]: holidayName(holiday) })
    })

    it('changes one day of a posting, then it and all following days', async () => {
      await open(page, last)
      await tap(page, last)
      await change()
      await chooseAvailability(page, 'Unavailable')
      await save('Save 1 day')
      await expectKept(page, { [last]: 'Unavailable', [first]: 'Available' })
      await open(page, first)
      await tap(page, first)
      await change()
      await page.getByLabel('Save for').selectOption('following')
      await from(page, '10', '30')
      await save('Save 3 days')
      await expectKept(page, each([first, addDays(holiday, 7), last], 'Available 10:30–'))
    })

    it('removes a day and all following days', async () => {
      await open(page, addDays(holiday, 7))
      await tap(page, addDays(holiday, 7))
      await change()
      await page.getByLabel('Save for').selectOption('following')
      await pressLike(page, 'Remove 2 days')
      await pressLike(page, /^Undecided/)
      await page.getByText(/^Removed /).waitFor()
      await expectKept(page, { [last]: expect.not.stringContaining('Available'), [first]: 'Available 10:30–' })
    })

    it('asks whether a removed day is Unavailable, and warns which application will end', async () => {
      const { Items } = await stack.get<{ Items: Offer[] }>(
        email,
        `/offers/company/search/Pharmacist/${ahead(1)}/${ahead(60)}/0`,
      )
      const isTaken = ({ id, revision }: Offer, date: LocalDate) =>
        put(`/offers/company/update-application-to-offer/${id}`, { revision, dates: [date] }).then(
          () => true,
          () => false,
        )
      const applied = async (): Promise<[offer: Offer, date: LocalDate]> => {
        // Another file uses those of this practice (`browsing.ts`).
        for (const offer of Items.filter(({ company }) => company.name !== practices.harbour.name))
          for (const date of offer.available_dates) if (await isTaken(offer, date)) return [offer, date]
        throw new Error('There is nothing to apply for')
      }
      const [{ id, company }, date] = await applied()
      // Another device has applied.
      await page.goto(monthWith(date))
      await waitUntilShown(page, date)
      await expect.poll(() => wordsOn(page, date)).toContain('Pending')
      await expect.poll(() => wordsOn(page, date)).toContain(company.name)
      await tap(page, date)
      await change()
      await chooseAvailability(page, 'Unavailable')
      await page.getByText('1 application for this day will be withdrawn').waitFor()
      await page.getByText(`${company.name} will be notified at once.`).waitFor()
      await chooseAvailability(page, 'Available')
      await from(page, '08', '15')
      await save('Save 1 day')
      await tap(page, date)
      await change()
      await pressLike(page, 'Remove availability')
      await page.getByText('If you choose Unavailable, 1 application for this day will be withdrawn').waitFor()
      await visitor.expectAccessible('removing a day')
      await page.getByRole('button', { name: /^Unavailable/ }).press('Enter')
      await page.getByText('1 application for that day has been withdrawn.').waitFor()
      await expectKept(page, { [date]: 'Unavailable' })
      await expect
        .poll(async () => (await stack.get<Offer>(email, `/offers/company/${id}`)).offers_requests[0]?.ended)
        .toBe('off')

      // The day can no longer be chosen on the offer.
      await goTo(page, `/locum/dashboard/offers/${id}`)
      const day = page.getByRole('checkbox', {
        name: new RegExp(`^${formatCardDate(date)}.*You marked this day Unavailable`),
      })
      await day.waitFor()
      await expect.poll(() => day.isChecked()).toBe(false)
      await day.check()
      const apply = page.getByRole('button', { name: /^Apply again for/ })
      await expect.poll(() => apply.getAttribute('aria-disabled')).toBe('true')
      await expect.poll(() => reasonOf(page, apply)).toContain('Unavailable in your calendar.')
      await visitor.expectAccessible('an offer for an Unavailable day')
    })

    it('says why a booked day can’t be Unavailable, and which hours stay booked when it is Available', async () => {
      await open(page, booked)
      await expect.poll(() => wordsOn(page, booked)).toMatch(new RegExp(`Booked \\w.+ ${hours}`))
      await tap(page, booked)
      // Without scrolling, also on a phone.
      const link = page.getByRole('link', { name: new RegExp(`View booking, ${formatCardDate(booked)}`) })
      await expect.poll(() => link.evaluate((seen) => seen.getBoundingClientRect().bottom <= innerHeight)).toBe(true)
      await visitor.expectAccessible('what a day has')
      await change()
      await chooseAvailability(page, 'Unavailable')
      await page.getByText(`${formatCardDate(booked)} is booked, so it can’t be marked Unavailable.`).waitFor()
      const toSave = page.getByRole('button', { name: /^Save/ })
      await expect.poll(() => toSave.getAttribute('aria-disabled')).toBe('true')
      await expect.poll(() => reasonOf(page, toSave)).toBe('All of these days are booked.')
      await chooseAvailability(page, 'Available')
      await page.getByText(`${hours} stays booked.`).waitFor()
      await visitor.expectAccessible('a booked day')
      if (phone) await pressLike(page, 'Close')
      await link.click()
      await page.waitForURL('**/locum/dashboard/bookings/*')
    })

    it('names a day that can’t be restored: it was booked without a posting', async () => {
      await open(page, booked)
      await tap(page, booked)
      await change()
      await chooseAvailability(page, 'Possibly Available')
      await save('Save 1 day')
      await page.getByText(`${formatCardDate(booked)} can’t be restored.`).waitFor()
      await expect.poll(() => page.getByRole('button', { name: 'Undo' }).count()).toBe(0)
    })

    it('explains why a booked day can’t be removed, also by keyboard and to screen readers', async () => {
      await open(page, booked)
      await tap(page, booked)
      await change()
      const remove = page.getByRole('button', { name: 'Remove availability' })
      await expect.poll(() => remove.getAttribute('aria-disabled')).toBe('true')
      await remove.focus()
      await expect.poll(() => remove.evaluate((button) => button === document.activeElement)).toBe(true)
      await expect
        .poll(() => reasonOf(page, remove))
        .toBe('You are booked on this day. Cancel the booking first, then you can remove the day.')
      await page.keyboard.press('Enter')
      await expect.poll(() => page.getByRole('heading', { name: 'Remove availability?' }).count()).toBe(0)
      await visitor.expectAccessible('a day that can’t be removed')
    })

    it('explains why past days and days beyond a year can’t be chosen', async () => {
      for (const [date, why] of [
        [ahead(-40), 'This day has passed'],
        [ahead(400), 'More than a year ahead'],
      ] as const) {
        await open(page, date)
        // Such a day is disabled, and a tap explains why.
        await cell(page, date).click({ force: true })
        await page.getByText(`${why}. It can’t be changed.`).waitFor()
        await expect.poll(() => chosen(page)).toEqual([])
        await expect.poll(() => wordsOn(page, date)).toContain(why)
      }
    })

    it('causes no console errors', () => {
      const expected = /ERR_INTERNET_DISCONNECTED|status of 409/
      expect(visitor.consoleErrors.filter((line) => !expected.test(line))).toEqual([])
    })
  },
)
