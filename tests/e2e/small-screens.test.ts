import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openSharedDemo } from '#tests/support/browsing.ts'
import { goTo } from '#tests/support/go-to.ts'
import { open, update } from '#tests/support/locum-section-forms.ts'
import type { Visitor } from '#tests/support/visitor.ts'

const { signInWithoutScreens, signInTo } = await openSharedDemo()

/** Taps of a finger at the middle of each, in quick succession; a number is so many pixels above the last tap. */
async function tapFast(page: Page, ...places: (Locator | number)[]): Promise<void> {
  const points: { x: number; y: number }[] = []
  for (const place of places) {
    const { x, y } = points.at(-1) ?? { x: 0, y: 0 }
    if (typeof place === 'number') points.push({ x, y: y - place })
    else {
      const box = (await place.boundingBox()) ?? expect.unreachable()
      points.push({ x: box.x + box.width / 2, y: box.y + box.height / 2 })
    }
  }
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: true })
  for (const point of points) {
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] })
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    await page.waitForTimeout(120)
  }
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: false })
  await session.detach()
}

/** The names of what clicks have reached since the last call. */
const clicked = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const state = window as unknown as { clicks?: string[] }
    const seen = state.clicks
    if (!seen) {
      state.clicks = []
      document.addEventListener('click', ({ target }) => state.clicks?.push((target as Element).textContent ?? ''))
    }
    state.clicks = []
    return seen ?? []
  })

describe('on a phone', () => {
  let practice: Visitor
  let page: Page

  beforeAll(async () => {
    practice = await signInTo(390, 'practice@example.com', '/practice/dashboard/bookings')
    page = practice.page
  })
  afterAll(async () => {
    await practice.leave()
    expect(practice.consoleErrors.filter((line) => !/ERR_|Failed to load/.test(line))).toEqual([])
  })

  it('a dialog that asks for a reason begins with it, and its second tap does not reach the page beneath', async () => {
    // The date of a card is one text for screen readers, though its tile has three lines.
    await page
      .getByRole('article')
      .first()
      .getByText(/^[A-Z][a-z]{2} \d{1,2} [A-Z][a-z]{2}( |$)/)
      .first()
      .waitFor()
    await page
      .getByRole('link', { name: /View booking/ })
      .first()
      .click()
    await page.getByRole('button', { name: 'Cancel booking' }).click()
    const reason = page.getByLabel('Reason')
    await expect.poll(() => reason.evaluate((field) => field === document.activeElement)).toBe(true)
    await practice.expectAccessible('cancelling a booking')
    await clicked(page)
    const keep = page.getByRole('button', { name: 'Keep booking' })
    for (const apart of [0, 30, 60]) {
      await tapFast(page, keep, apart)
      await page.getByRole('dialog').waitFor({ state: 'hidden' })
      expect(await clicked(page), `${apart} px apart`).toEqual(['Keep booking'])
      await page.getByRole('button', { name: 'Cancel booking' }).click()
      await clicked(page)
    }
    const { top, bottom } = await keep.evaluate((button) => ({
      top: button.closest('dialog')!.getBoundingClientRect().top,
      bottom: button.getBoundingClientRect().bottom,
    }))
    await tapFast(page, keep, bottom - top)
    expect(await clicked(page), 'a tap above it').toEqual(['Keep booking', expect.any(String)])
  })

  it('Back closes what is open over the page, then leaves the page; Forward opens nothing again', async () => {
    const address = page.url()
    const reason = page.getByLabel('Reason')
    const cancel = page.getByRole('button', { name: 'Cancel booking' })
    const [back, forward] = [() => page.evaluate(() => history.back()), () => page.evaluate(() => history.forward())]
    if (!(await reason.isVisible())) await cancel.click()
    await reason.fill('The practice is closed.')
    await back()
    await reason.waitFor({ state: 'hidden' })
    await forward()
    await cancel.click()
    await expect.poll(() => reason.inputValue()).toBe('The practice is closed.')
    await page.keyboard.press('Escape')
    await reason.waitFor({ state: 'hidden' })
    const news = page.getByRole('heading', { name: 'Notifications' })
    await page.getByRole('button', { name: /^Notifications/ }).click()
    await news.waitFor()
    await back()
    await news.waitFor({ state: 'hidden' })
    const menu = page.getByRole('button', { name: 'Menu' })
    const directory = page.getByRole('link', { name: 'Locum Directory' })
    await menu.click()
    await directory.waitFor()
    await back()
    await directory.waitFor({ state: 'hidden' })
    expect(page.url()).toBe(address)
    await menu.click()
    await directory.click()
    await page.waitForURL(/directory/)
    await back()
    await expect.poll(() => page.url()).toBe(address)
    await cancel.waitFor()
    await back()
    await page.waitForURL('**/practice/dashboard/bookings')
    await forward()
    await cancel.waitFor()
    expect(await reason.count()).toBe(0)
  })

  it('and asks before a dialog over a sheet loses its input', async () => {
    const back = () => page.evaluate(() => history.back())
    await goTo(
      page,
      '/practice/dashboard/search?profession=Pharmacist&location=South+Africa%2CWestern+Cape%2CCape+Town+Metro',
    )
    const address = page.url()
    const show = page.getByRole('button', { name: /^Show \d/ })
    const days = page.getByRole('dialog', { name: 'Choose your dates' })
    const question = page.getByText('Discard your changes?')
    await page.getByRole('button', { name: /^Filters/ }).click()
    await show.waitFor()
    await page.getByLabel('Dates', { exact: true }).click()
    await days.locator('.day[tabindex="0"]').click()
    await days.getByRole('button', { name: 'Close' }).click()
    await question.waitFor()
    await back()
    await question.waitFor({ state: 'hidden' })
    await back()
    await page.getByRole('button', { name: 'Keep editing' }).click()
    await days.getByRole('button', { name: 'Search 1 day' }).waitFor()
    await back()
    await page.getByRole('button', { name: 'Discard changes' }).click()
    await days.waitFor({ state: 'hidden' })
    await show.waitFor()
    await back()
    await show.waitFor({ state: 'hidden' })
    expect(page.url()).toBe(address)
    await back()
    await page.getByRole('button', { name: 'Cancel booking' }).waitFor()
  })

  it('nor does the second tap of a menu reach it, or a tap that closes its sheet', async () => {
    await page.goto('/practice/dashboard/offers')
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.getByRole('button', { name: /^Notifications/ }).click()
    await page.getByRole('heading', { name: 'Notifications' }).waitFor()
    await clicked(page)
    const title = page.getByRole('heading', { level: 1 })
    await tapFast(page, title, title)
    await page.getByRole('heading', { name: 'Notifications' }).waitFor({ state: 'hidden' })
    expect(await clicked(page)).toEqual([])
  })

  it('leaves the offline note once a request succeeds, if the browser does not say that the line is back', async () => {
    // Registered before the site's own listener.
    await page.addInitScript(() =>
      addEventListener('online', (event) => event.isTrusted && event.stopImmediatePropagation()),
    )
    await page.reload()
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.context().setOffline(true)
    const note = page.getByText(/^You’ve been offline since /)
    await note.waitFor()
    await page.context().setOffline(false)
    await page.waitForTimeout(500)
    expect(await note.count()).toBe(1)
    await note.waitFor({ state: 'hidden', timeout: 10_000 })
  })
})

describe.each([390, 768, 1280])('a message at %i px', (width) => {
  it('covers no bar and no button, and leaves room to scroll to the end of the page', async () => {
    const { page, leave } = await signInWithoutScreens(width, 'locum@example.com')
    await open(page, 'rates')
    await update(page)
    const message = page.getByText('Saved.', { exact: true }).locator('..')
    await message.waitFor()
    // In one step each, because the message goes away by itself.
    const covered = () =>
      message.evaluate((element) => {
        const over = element.getBoundingClientRect()
        return [...document.querySelectorAll('header :is(a, button), nav a, footer button, footer a')]
          .filter((needed) => needed.checkVisibility())
          .filter((needed) => {
            const { x, y, right, bottom } = needed.getBoundingClientRect()
            return y < over.bottom && bottom > over.y && x < over.right && right > over.x
          })
          .map(({ textContent }) => textContent)
      })
    await expect.poll(covered).toEqual([])
    const room = await message.evaluate((element) => {
      scrollTo(0, document.documentElement.scrollHeight)
      const last = [...document.querySelectorAll('main input')].at(-1)
      return element.getBoundingClientRect().y - (last?.getBoundingClientRect().bottom ?? Infinity)
    })
    expect(room).toBeGreaterThanOrEqual(0)
    await expect.poll(covered).toEqual([])
    await leave()
  })
})

describe.each([390, 768, 1280])('a search by keyboard at %i px', (width) => {
  it('goes on at the results, and a closed sheet returns the focus', async () => {
    const { page, leave } = await signInTo(width, 'practice@example.com', '/practice/dashboard/search')
    const focused = () => page.evaluate(() => document.activeElement?.textContent)
    await page.getByRole('button', { name: 'Choose your dates' }).press('Enter')
    await page.locator('dialog .day[tabindex="0"]').press('Enter')
    await page.getByRole('button', { name: 'Search 1 day' }).press('Enter')
    await expect.poll(focused).toMatch(/^\d+ .*locums?/)
    if (width < 1024) {
      const filters = page.getByRole('button', { name: /^Filters/ })
      await filters.press('Enter')
      await page.getByRole('button', { name: 'Close' }).press('Enter')
      await expect.poll(focused).toMatch(/^Filters/)
      await filters.press('Enter')
      await page.getByRole('button', { name: /^Show .* locums?$/ }).press('Enter')
      await expect.poll(focused).toMatch(/^\d+ .*locums?/)
    }
    await leave()
  })
})

describe('a button pressed twice', () => {
  it('is one command and one message', async () => {
    const { page, leave, consoleErrors } = await signInWithoutScreens(390, 'locum@example.com')
    await open(page, 'rates')
    const sent: string[] = []
    page.on('request', (request) => request.method() === 'PUT' && sent.push(request.url()))
    await page.getByRole('button', { name: 'Update' }).evaluate((button: HTMLButtonElement) => {
      button.click()
      button.click()
    })
    const message = page.getByRole('status').filter({ has: page.getByText('Saved.', { exact: true }) })
    await message.waitFor()
    expect(await message.getByText('Saved.').count()).toBe(1)
    expect(sent.filter((url) => url.endsWith('/workhours'))).toHaveLength(1)
    await update(page)
    expect(consoleErrors).toEqual([])
    await leave()
  })
})

describe.each([
  { width: 640, height: 400 },
  { width: 320, height: 256 },
])('on a screen of $width by $height, as at 200 % and 400 % zoom', (size) => {
  /** The part of the height that stays in place while the page scrolls. */
  const fixedShare = (page: Page): Promise<number> =>
    page.evaluate(() => {
      const rows = new Set<number>()
      for (const element of document.querySelectorAll<HTMLElement>('body *')) {
        if (!['fixed', 'sticky'].includes(getComputedStyle(element).position)) continue
        const { top, bottom, width, height } = element.getBoundingClientRect()
        if (width < innerWidth / 2 || height === 0 || height > innerHeight) continue
        for (let y = Math.max(0, Math.round(top)); y < Math.min(innerHeight, bottom); y += 1) rows.add(y)
      }
      return rows.size / innerHeight
    })

  it.each([
    ['locum@example.com', ['/locum/profile?section=banking', '/locum/dashboard/calendar', '/locum/dashboard/offers']],
    [
      'practice@example.com',
      ['/practice/dashboard/offers/new', '/practice/dashboard/search', '/company/profile?section=about'],
    ],
  ])('the pages of %s keep two thirds of the height', async (email, paths) => {
    const { page, leave } = await signInWithoutScreens(390, email)
    await page.setViewportSize(size)
    for (const path of paths) {
      await page.goto(path)
      await page.getByRole('heading', { level: 1 }).waitFor()
      await page.evaluate(() => scrollTo(0, 300))
      expect(await fixedShare(page), path).toBeLessThan(1 / 3)
    }
    await leave()
  })
})
