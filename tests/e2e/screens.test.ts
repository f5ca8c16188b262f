import type { Page } from 'playwright-core'
import { afterEach, describe, expect, it } from 'vitest'
import { startBrowsing } from '#tests/support/browsing.ts'
import { visit, type Visitor } from '#tests/support/visitor.ts'
import { paths } from '#web/platform/paths.ts'

const { stack, browser, begin } = await startBrowsing()

const { locum, practice } = paths
const shows = (path: string, view: string) => `${path}?show=${view}`
const publicScreens = [paths.signIn, paths.signUp, paths.forgotPassword, paths.terms, '/nowhere']
const screens = {
  'locum@example.com': [
    locum.dashboard,
    locum.calendar,
    locum.offers,
    shows(locum.offers, 'applied'),
    locum.requests,
    shows(locum.requests, 'answered'),
    locum.bookings,
    shows(locum.bookings, 'history'),
    locum.profile,
    locum.accountSettings,
  ],
  'practice@example.com': [
    practice.dashboard,
    practice.calendar,
    practice.directory,
    practice.offers,
    practice.newOffer,
    practice.requests,
    practice.bookings,
    shows(practice.bookings, 'history'),
    practice.profile,
    practice.accountSettings,
  ],
  'admin@example.com': [paths.admin.dashboard],
}
/** Lists whose first card leads to a screen of its own. */
const details = {
  'locum@example.com': [locum.offers, locum.bookings],
  'practice@example.com': [practice.offers, practice.bookings],
}

const isLoaded = async (page: Page): Promise<void> => {
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  await page.waitForLoadState('networkidle')
}

describe.each([390, 1280])('every screen by its address, at %i px', (width) => {
  let visitor: Visitor | undefined
  afterEach(async () => {
    expect(visitor?.complaints).toEqual([])
    await visitor?.leave()
  })
  const looksAccessibleAt = async (path: string) => {
    await visitor?.page.goto(path)
    if (visitor) await isLoaded(visitor.page)
    await visitor?.looksAccessible(path)
  }

  it('signed out', async () => {
    visitor = await visit(browser, stack.url, width)
    for (const path of publicScreens) await looksAccessibleAt(path)
  })

  it.each(Object.keys(screens) as (keyof typeof screens)[])('as %s', async (email) => {
    visitor = await begin(width, email)
    for (const path of screens[email]) await looksAccessibleAt(path)
  })

  it.each(Object.keys(details) as (keyof typeof details)[])('one of each list, as %s', async (email) => {
    visitor = await begin(width, email)
    for (const list of details[email]) {
      await visitor.page.goto(list)
      await visitor.page.locator('main article').getByRole('link').last().click()
      await visitor.page.waitForURL(`**${list}/*`)
      await isLoaded(visitor.page)
      await visitor.looksAccessible(`one of ${list}`)
    }
  })

  it('the parts that screens are made of, and what lies over them', async () => {
    visitor = await visit(browser, stack.url, width)
    const { page } = visitor
    await looksAccessibleAt('/ui')
    for (const kind of ['Dialog', 'Confirmation', 'Failed confirmation', 'Drawer']) {
      await page.getByRole('button', { name: kind, exact: true }).click()
      await page.getByRole('dialog').waitFor()
      await visitor.looksAccessible(kind)
      await page.keyboard.press('Escape')
    }
  })
})
