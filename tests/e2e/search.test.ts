import { rateGroupOf } from '#shared/kernel/rate-groups.ts'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoPassword } from '#bin/seed/demo-password.ts'
import { addDays, weekdayOf } from '#shared/kernel/dates.ts'
import { accessibilityViolations } from '#tests/support/axe.ts'
import { openSharedDemo } from '#tests/support/browsing.ts'
import { postDays } from '#tests/support/demo-calendar.ts'
import { goTo } from '#tests/support/go-to.ts'
import { layoutShift } from '#tests/support/layout-shift.ts'
import { openOwnMenu } from '#tests/support/own-menu.ts'
import { widths } from '#tests/support/rounds.ts'
import { signIn } from '#tests/support/signing-up.ts'
import { openBrowserPage, type Visitor } from '#tests/support/visitor.ts'
import { today } from '#tests/support/people.ts'

const { stack, browser, signInAs } = await openSharedDemo()

/** A week without holidays, later than anything in the demo world or of other files. */
const monday =
  Array.from({ length: 20 }, (_, at) => addDays(today(), ((8 - weekdayOf(today())) % 7) + 7 * (at + 14))).find(
    (first) => [0, 1, 2, 3, 4].every((at) => rateGroupOf(addDays(first, at), []) === 'weekdays'),
  ) ?? today()
const week = [0, 1, 2, 3, 4].map((at) => addDays(monday, at))
const [, tuesday = '', , , friday = ''] = week
/** A day on which a locum is free in the morning only. */
const nextMonday = addDays(monday, 7)
const longDay = { start_time: '07:00', end_time: '19:00' }

beforeAll(async () => {
  const post = (email: string, ...postings: Parameters<typeof postDays>[2][]) => postDays(stack, email, ...postings)
  await post('sipho@example.com', { date: monday, end_date: friday, status: 'available', ...longDay })
  await post(
    'locum@example.com',
    { date: monday, end_date: tuesday, status: 'available', ...longDay },
    { date: addDays(monday, 2), end_date: friday, status: 'open', ...longDay },
  )
  await post(
    'riaan@example.com',
    { date: monday, end_date: friday, status: 'unavailable' },
    { date: nextMonday, status: 'available', start_time: '07:00', end_time: '12:00' },
  )
  await post('lindiwe@example.com', { date: monday, end_date: friday, status: 'unavailable' })
}, 180_000)

const address = `/practice/dashboard/search?profession=Pharmacist&location=Western+Cape,Cape+Town+Metro&dates=${week.join(',')}`
const card = (page: Page, name: string) => page.getByRole('article', { name })
const names = (page: Page) =>
  page.getByRole('article').evaluateAll((cards) => cards.map((one) => one.getAttribute('aria-label') ?? ''))

/** In the browser: counts what the document calls when the page is hidden. */
function countListeners(kind: string): void {
  const [add, remove] = [document.addEventListener, document.removeEventListener]
  const listening = new Set<unknown>()
  document.addEventListener = (...args: Parameters<typeof add>) => {
    if (args[0] === kind) listening.add(args[1])
    add.apply(document, args)
  }
  document.removeEventListener = (...args: Parameters<typeof remove>) => {
    if (args[0] === kind) listening.delete(args[1])
    remove.apply(document, args)
  }
  Object.defineProperty(globalThis, 'listening', { get: () => listening.size })
}
const listening = (page: Page) => page.evaluate(() => (globalThis as { listening?: number }).listening)

describe('a practice’s screens on a phone', () => {
  let visitor: Visitor
  beforeAll(async () => {
    visitor = await openBrowserPage(browser, stack.url, 390)
  })
  afterAll(() => visitor?.leave())

  const stays = async (screen: string) => {
    const { page, sum, moved } = await layoutShift(visitor.page, screen)
    expect(sum, moved.join('\n')).toBeLessThanOrEqual(0.02)
    return page
  }

  it('sign-in: no layout shift while it loads', async () => {
    await (await stays('/sign-in')).close()
    await signIn(visitor, 'practice@example.com', demoPassword)
    await visitor.page.waitForURL('**/practice/dashboard')
  })

  it.each(['', '/calendar', '/search', '/directory', '/offers', '/requests', '/bookings', '/messages'])(
    'dashboard%s: nothing moves while it loads, and every target can be hit at any height of the window',
    async (screen) => {
      const page = await stays(`/practice/dashboard${screen}`)
      for (let height = 790; height < 840; height += 10) {
        await page.setViewportSize({ width: 390, height })
        expect(await accessibilityViolations(page, 'targets'), `${height} px high`).toEqual([])
      }
      await page.close()
    },
  )
})

describe.each(widths)('finding a locum at %i px', (width) => {
  const phone = width < 600
  let visitor: Visitor
  let page: Page

  /** Filters are beside the list, or in a sheet over it. */
  const filtering = async (act: () => Promise<unknown>): Promise<void> => {
    if (phone) await page.getByRole('button', { name: /^Filters/ }).click()
    await act()
    if (phone) await page.getByRole('button', { name: /^Show \d+ locum/ }).click()
  }

  beforeAll(async () => {
    visitor = await signInAs(width, 'practice@example.com')
    page = visitor.page
  })
  afterAll(() => visitor?.leave())

  it('shows locums who are available soon on the dashboard, until they are hidden', async () => {
    await page.getByRole('heading', { level: 1 }).waitFor()
    await expect
      .poll(
        async () => (await page.mouse.wheel(0, 2_000), page.getByRole('heading', { name: 'Featured locums' }).count()),
        { timeout: 15_000 },
      )
      .toBe(1)
    await visitor.expectAccessible('dashboard with available locums')
    await page.getByRole('button', { name: 'Hide featured locums' }).click()
    await expect.poll(() => page.getByRole('heading', { name: 'Featured locums' }).count()).toBe(0)
    await expect.poll(() => page.evaluate(() => localStorage.getItem('demo.featuredLocumsDismissed'))).toBe('true')
  })

  it('shows the best match beside the list until another locum is chosen', async () => {
    if (phone) return
    const shown = () => page.locator('article[aria-current=true]').getAttribute('aria-label')
    const useDay = async (date: string) => {
      await page.getByRole('button', { name: 'Dates', exact: true }).click()
      const dialog = page.getByRole('dialog', { name: 'Choose your dates' })
      await dialog.getByRole('button', { name: 'Clear days' }).click()
      const day = dialog.locator(`[data-date="${date}"]`)
      if (!(await day.isVisible())) await dialog.getByRole('button', { name: 'Previous month' }).click()
      await day.click()
      await dialog.getByRole('button', { name: /^Search \d/ }).click()
      await page.getByText('Why this match').first().waitFor()
    }
    // Only Riaan has posted these hours of this day; on the other he is Unavailable.
    await goTo(page, `${address.replace(week.join(','), nextMonday)}&hours=08:00-11:00`)
    await expect.poll(shown).toBe('Riaan Pretorius')
    await useDay(monday)
    await expect.poll(() => card(page, 'Riaan Pretorius').count()).toBe(0)
    const [best = '', second = ''] = await names(page)
    await expect.poll(shown).toBe(best)
    await page
      .getByRole('button', { name: /^Request 1 day/ })
      .last()
      .waitFor()
    // The best match was not chosen explicitly, so leaving and going back restores it.
    await page.getByRole('link', { name: 'Full profile' }).click()
    await page.getByRole('heading', { level: 1, name: best }).waitFor()
    await page.goBack()
    await expect.poll(shown).toBe(best)
    await card(page, second).getByRole('link', { name: second, exact: true }).click()
    await expect.poll(shown).toBe(second)
    await page.getByLabel('Experience').selectOption('At least 10 years')
    await page.getByText('Experience 5/5').first().waitFor()
    await expect.poll(shown).toBe(second)
  })

  it('ranks available locums, with the reasons and the cost', async () => {
    await page.goto(address)
    await card(page, 'Sipho Dlamini').waitFor()
    const found = await names(page)
    expect(found.indexOf('Sipho Dlamini')).toBeLessThan(found.indexOf('Thandi Nkosi'))
    await expect.poll(() => card(page, 'Lindiwe Mahlangu').count()).toBe(0)
    const thandi = card(page, 'Thandi Nkosi')
    await thandi.getByText('Available on 2 of 5 days, possibly on 3').first().waitFor()
    await thandi.getByText('R\u00a015\u00a0200.00').waitFor()
    await thandi.getByText('Why this match').click()
    await thandi.getByText('14/20', { exact: true }).waitFor()
    await thandi.getByText('94/100', { exact: true }).waitFor()
    // The bars, the words and the words' sum are the same.
    const fractions = [...(await thandi.innerText()).matchAll(/(\d+)\/(\d+)/g)]
    const sums = [1, 2].map((part) => fractions.reduce((sum, found) => sum + Number(found[part]), 0))
    expect(sums).toEqual([3 * 94, 3 * 100])
    await page.getByText('Can’t find a locum?').click()
    await page.getByText(/not listed: not free in your hours on any of your days/).waitFor()
    await visitor.expectAccessible('search')
  })

  it('lets a filter rank, then restrict, and shows how many locums remain', async () => {
    const before = (await names(page)).length
    await filtering(() => page.getByLabel('Experience').selectOption('At least 10 years'))
    await card(page, 'Sipho Dlamini').getByText('Experience 5/5').waitFor()
    await expect.poll(() => names(page)).toHaveLength(before)
    await filtering(async () => {
      const condition = page.getByRole('checkbox', { name: /^Only with this experience, \d+ remaining/ })
      const left = Number(/\d+/.exec((await condition.getAttribute('aria-label')) ?? '')?.[0])
      expect(left).toBeGreaterThan(0)
      expect(left).toBeLessThan(before)
      await condition.check()
      await expect.poll(async () => (await names(page)).length).toBe(left)
    })
    await expect.poll(() => card(page, 'Thandi Nkosi').count()).toBe(0)
    await expect.poll(() => page.url()).toContain('strict=experience')
    await filtering(async () => {
      await page.getByLabel('Budget per hour').fill('R 900,50')
      await page.getByLabel('Budget per hour').press('Enter')
      await expect.poll(() => page.url()).toContain('rates=900')
    })
  })

  it('can show only full matches and other orders, and keeps the locum with an open draft beside the list', async () => {
    const beside = () => new URL(page.url()).searchParams.get('locum')
    const notes = page.getByLabel('Notes')
    if (!phone) await notes.fill('Ask for Hester.')
    await expect.poll(beside).toEqual(phone ? null : expect.stringMatching(/^usr_/))
    const shownLocum = beside()
    await page.getByRole('button', { name: /^Full matches/ }).click()
    await expect.poll(async () => (await names(page)).includes('Thandi Nkosi')).toBe(false)
    await expect.poll(() => names(page)).toContain('Sipho Dlamini')
    await page.getByRole('button', { name: 'All matches' }).click()
    await page.getByLabel('Sort by').selectOption('Lowest rate')
    await expect.poll(() => page.url()).toContain('sort=price')
    await expect.poll(beside).toBe(shownLocum)
    if (!phone) await expect.poll(() => notes.inputValue()).toBe('Ask for Hester.')
    await page.reload()
    if (!phone) await expect.poll(() => notes.inputValue()).toBe('Ask for Hester.')
  })

  it('chooses days in a calendar', async () => {
    await filtering(async () => {
      await page.getByRole('button', { name: 'Dates', exact: true }).click()
      const dialog = page.getByRole('dialog', { name: 'Choose your dates' })
      await dialog.waitFor()
      await visitor.expectAccessible('choosing days')
      await dialog.getByRole('button', { name: 'Clear days' }).click()
      await dialog
        .getByRole('gridcell', { name: /^\w+ 15 / })
        .last()
        .click()
      await dialog.getByRole('button', { name: 'Search 1 day' }).click()
    })
    await expect.poll(() => page.url()).toMatch(/dates=\d{4}-\d\d-15(&|$)/)
  })

  it('says how long the hours are and that they end the next day; equal ones can’t be chosen', async () => {
    await goTo(page, address)
    await card(page, 'Sipho Dlamini').waitFor()
    await filtering(async () => {
      const ends = page.getByLabel('Ends, searched hours')
      await page.getByLabel('Starts, searched hours').selectOption('18:00')
      const hours = page.getByRole('group', { name: 'Hours' })
      await hours.getByText('23\u00a0h, ends next day').waitFor()
      await expect.poll(() => ends.locator('option:checked').textContent()).toBe('17:00 next day')
      await expect.poll(() => ends.locator('option:disabled').allTextContents()).toEqual(['18:00'])
      await visitor.expectAccessible('hours past midnight')
      await ends.selectOption('22:00')
      await hours.getByText('4\u00a0h', { exact: true }).waitFor()
    })
    await expect.poll(() => page.url()).toContain('hours=18%3A00-22%3A00')
  })

  it('names the order that it has: without days, by who is available soonest, unless filters give a score', async () => {
    const sort = () => page.getByLabel('Sort by').locator('option:checked').textContent()
    const undated = address.replace(/&dates=.*/, '')
    await goTo(page, undated)
    await expect.poll(sort).toBe('Available soonest')
    await page.getByText('Available soonest first, then by experience.').waitFor()
    await goTo(page, `${undated}&experience=10`)
    await expect.poll(sort).toBe('Best match')
    await goTo(page, address)
    await expect.poll(sort).toBe('Best match')
  })

  it('restores the last search after a reload and from other pages', async () => {
    await page.goto(`${address}&experience=10`)
    await card(page, 'Sipho Dlamini').getByText('Experience 5/5').waitFor()
    await page.goto('/practice/dashboard/search')
    await card(page, 'Sipho Dlamini').getByText('Experience 5/5').waitFor()
    await card(page, 'Sipho Dlamini').getByText('Available on all 5 days').first().waitFor()
  })

  it('does not restore the search of another user of the browser', async () => {
    await page.evaluate(() => {
      const kept = JSON.parse(localStorage.getItem('demo.lastLocumSearch') ?? '{}') as object
      localStorage.setItem('demo.lastLocumSearch', JSON.stringify({ ...kept, userId: 'usr_another' }))
    })
    await page.goto('/practice/dashboard/search')
    await card(page, 'Sipho Dlamini').waitFor()
    await expect.poll(() => page.getByText('Experience 5/5').count()).toBe(0)
    await page.goto(address)
  })

  it('leads to the page of the locum shown', async () => {
    await card(page, 'Sipho Dlamini').getByRole('link', { name: 'Sipho Dlamini', exact: true }).click()
    await page.getByRole('button', { name: /^Request 5 days/ }).waitFor()
    await expect.poll(() => page.url()).toContain(phone ? '/locums/usr_' : 'locum=usr_')
    await visitor.expectAccessible('a locum')
  })

  it('says when no locum is found, and suggests a public offer', async () => {
    await goTo(page, address.replace('Cape+Town+Metro', 'Central+Karoo'))
    await page.getByText('No Pharmacist in this region yet').waitFor()
    await visitor.expectAccessible('no locum found')
    await page.getByRole('link', { name: 'Post a public offer' }).click()
    await expect.poll(() => page.getByLabel('Region').inputValue()).toBe('Central Karoo')
    await expect.poll(() => page.getByLabel('Profession').inputValue()).toBe('Pharmacist')
  })

  it('distinguishes days by the hours asked for', async () => {
    const asked = (hours: string) => goTo(page, `${address.replace(week.join(','), nextMonday)}&hours=${hours}`)
    const riaan = card(page, 'Riaan Pretorius')
    await asked('08:00-11:00')
    await riaan.getByText('Available on your day').first().waitFor()
    await asked('08:00-17:00')
    await riaan.getByText('Partly available on your day').first().waitFor()
    await riaan.getByText('07:00–12:00').waitFor()
    await visitor.expectAccessible('a partly free day')
    await riaan.getByRole('link', { name: 'Riaan Pretorius', exact: true }).click()
    const day = page.locator(`main [data-date="${nextMonday}"]`)
    await expect.poll(() => day.getAttribute('data-family')).toBe('partly')
    await expect.poll(() => day.innerText()).toContain('Partly available 07:00–12:00')
    await visitor.expectAccessible('the calendar of a partly free day')
    if (phone) await page.goBack()
    await asked('13:00-17:00')
    await expect.poll(() => riaan.count()).toBe(0)
    await card(page, 'Sipho Dlamini')
      .getByText(/^Possibly Available on /)
      .first()
      .waitFor()
    // With another day, he is listed with the hours that he is free.
    await goTo(page, `${address.replace(week.join(','), `${nextMonday},${addDays(nextMonday, 1)}`)}&hours=13:00-17:00`)
    await riaan.getByText('Possibly Available on 1 of 2 days, other hours on 1').first().waitFor()
    await riaan.getByText('free 07:00–12:00').waitFor()
  })

  it('keeps a request that was begun: with its page, a reload and other pages, until it is signed out', async () => {
    const notes = page.getByLabel('Notes')
    const send = (days: number) => page.getByRole('button', { name: new RegExp(`^Request ${days} days? from S`) })
    await goTo(page, address)
    await card(page, 'Sipho Dlamini').getByText('Available on all 5 days').first().waitFor()
    await card(page, 'Sipho Dlamini').getByRole('link', { name: 'Sipho Dlamini', exact: true }).click()
    await send(5).waitFor()
    await page.locator(`[data-date="${tuesday}"]`).click()
    await send(4).waitFor()
    await page.getByLabel('Lunch').selectOption('1 hour, paid')
    await notes.fill('Ask for Hester.')
    const isKept = async () => {
      await send(4).waitFor()
      await expect.poll(() => notes.inputValue()).toBe('Ask for Hester.')
      await expect.poll(() => page.getByLabel('Lunch').locator('option:checked').textContent()).toBe('1 hour, paid')
    }
    if (!phone) {
      await page.getByRole('link', { name: 'Full profile' }).click()
      await page.getByRole('heading', { level: 1, name: 'Sipho Dlamini' }).waitFor()
      await isKept()
      await page.goBack()
    }
    await isKept()
    await page.reload()
    await isKept()
    await goTo(page, '/practice/dashboard/offers')
    await page.goBack()
    await isKept()
    await expect.poll(() => page.evaluate(() => Object.values(sessionStorage).join())).toContain('Ask for Hester.')
  })

  it('leaves days that were taken out of a request out, whatever else is filtered', async () => {
    if (phone) return
    const none = page.getByRole('button', { name: 'Request days from Thandi' })
    await goTo(page, address)
    await card(page, 'Thandi Nkosi').getByRole('link', { name: 'Thandi Nkosi', exact: true }).click()
    await page.getByRole('button', { name: /^Request 5 days from Thandi/ }).waitFor()
    await page.getByRole('button', { name: 'Clear days' }).click()
    await none.waitFor()
    await page.getByLabel('Starts, searched hours').selectOption('09:00')
    await expect.poll(() => page.url()).toContain('hours=09')
    await page.getByRole('button', { name: 'Dates', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Choose your dates' })
    await dialog.locator(`[data-date="${friday}"]`).click()
    await dialog.getByRole('button', { name: 'Search 4 days' }).click()
    await expect.poll(() => page.url()).not.toContain(friday)
    await none.waitFor()
    await expect.poll(() => page.getByRole('button', { name: /^Request \d day/ }).count()).toBe(0)
  })

  it('is one page with dates and without, which keeps every filter', async () => {
    const mode = (name: string) =>
      page.getByRole('navigation', { name: 'With or without dates' }).getByRole('link', { name })
    await goTo(page, `${address}&experience=5&strict=dates,experience`)
    await card(page, 'Sipho Dlamini').getByText('Available on all 5 days').first().waitFor()
    await mode('Directory').click()
    await page.getByRole('heading', { level: 1, name: 'Locum Directory' }).waitFor()
    // Without dates, no locum is hidden for them.
    await card(page, 'Lindiwe Mahlangu').waitFor()
    await expect.poll(() => page.url()).toContain('/practice/dashboard/directory?')
    await visitor.expectAccessible('directory')
    await mode('By date').click()
    await page.getByRole('heading', { level: 1, name: 'Find a locum' }).waitFor()
    await card(page, 'Sipho Dlamini').getByText('Available on all 5 days').first().waitFor()
    await expect.poll(() => card(page, 'Lindiwe Mahlangu').count()).toBe(0)
    const { searchParams } = new URL(page.url())
    expect(Object.fromEntries(searchParams)).toMatchObject({
      dates: week.join(','),
      experience: '5',
      strict: 'dates,experience',
    })
  })

  it('lists all locums of a profession in the directory', async () => {
    await goTo(page, '/practice/dashboard/directory?profession=Pharmacist&location=Western+Cape,Central+Karoo')
    await page.getByText('No Pharmacist in Central Karoo yet').waitFor()
    await page.getByRole('button', { name: 'Show all regions' }).click()
    await card(page, 'Lindiwe Mahlangu').waitFor()
  })

  it('lists favourites alone, with a star on each', async () => {
    const star = (name: string) => page.getByRole('button', { name: `Favourite: ${name}` }).first()
    const isOn = (name: string) => star(name).getAttribute('aria-pressed')
    await page.goto('/practice/dashboard/directory?profession=Pharmacist&location=')
    const before = (await names(page)).length
    await card(page, 'Sipho Dlamini').waitFor()
    const stored = page.waitForResponse((response) => response.request().method() === 'PUT')
    await star('Sipho Dlamini').click()
    await expect.poll(() => isOn('Sipho Dlamini')).toBe('true')
    expect((await stored).status()).toBe(200)
    await filtering(async () => {
      await page.getByRole('checkbox', { name: 'Only your favourites' }).check()
      await expect.poll(() => names(page)).toEqual(['Sipho Dlamini'])
      await visitor.expectAccessible('favourites')
    })
    await page.reload()
    await expect.poll(() => isOn('Sipho Dlamini')).toBe('true')
    await star('Sipho Dlamini').click()
    await expect.poll(() => isOn('Sipho Dlamini')).toBe('false')
    await page.reload()
    await page.getByText('No locum meets all your filters').waitFor()
    await page.getByRole('button', { name: /^Show all \d+$/ }).click()
    await expect.poll(async () => (await names(page)).length).toBeGreaterThanOrEqual(before)
  })

  it('clears the last search, the last visit and the hidden locums on sign-out', async () => {
    const kept = () =>
      page.evaluate(() =>
        ['demo.featuredLocumsDismissed', 'demo.lastVisit', 'demo.lastLocumSearch'].map((key) =>
          localStorage.getItem(key),
        ),
      )
    await expect.poll(async () => (await kept()).at(-1)).toContain('profession=')
    expect((await kept())[1]).toContain('practices')
    await page.addInitScript(countListeners, 'visibilitychange')
    await page.goto(`${address}&rates=420`)
    await card(page, 'Sipho Dlamini').waitFor()
    expect(await listening(page)).toBeGreaterThan(0)
    await openOwnMenu(page)
    await page.getByRole('button', { name: 'Sign Out' }).click()
    await page.getByRole('button', { name: 'Sign in', exact: true }).waitFor()
    await expect.poll(() => page.url()).toBe(`${stack.url}/sign-in`)
    await expect.poll(kept).toEqual([null, null, null])
    // Nothing waits any more to remember or report what the account did.
    await expect.poll(() => listening(page)).toBe(0)
    await expect.poll(() => page.evaluate(() => sessionStorage.length)).toBe(0)
    expect(visitor.consoleErrors).toEqual([])
  })
})
