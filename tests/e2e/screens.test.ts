import { readdirSync, readFileSync } from 'node:fs'
import type { Page, Request, Route } from 'playwright-core'
import { afterEach, describe, expect, it } from 'vitest'
import { startBrowsing } from '#tests/support/browsing.ts'
import { sizeOf, visit, type Visitor } from '#tests/support/visitor.ts'
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

const inSection = (path: string, sections: readonly string[]) => sections.map((section) => `${path}?section=${section}`)
/** Screens of which more is asked for than in the catalogue. */
const sections = {
  'locum@example.com': [
    ...inSection(locum.profile, ['verification', 'banking']),
    ...inSection(locum.accountSettings, ['data']),
  ],
  'practice@example.com': [
    practice.search,
    ...inSection(practice.profile, ['address', 'operations']),
    ...inSection(practice.accountSettings, ['data']),
  ],
}
/** What follows from what is on the screen: pictures, a search for what the options know and its best match, further pages. */
const FOLLOWS =
  /\/images\/|\/professionals\/(search\/|usr_)|\/search-v2\/|\/calendar\/professional\/usr_|[?&]NextToken=/

/** The files that hold a page, by the sources that their maps name. */
function filesOfPages(): string[] {
  const assets = new URL('../../dist/web/assets/', import.meta.url)
  return readdirSync(assets)
    .filter((name) => name.endsWith('.js.map'))
    .filter((name) => /\/features\/[^"]+-page\.tsx"/.test(readFileSync(new URL(name, assets), 'utf8')))
    .map((name) => name.replace(/\.map$/, ''))
}

const isLoaded = async (page: Page): Promise<void> => {
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  await page.waitForLoadState('networkidle')
}

/** Does something, then waits until nothing has been asked for half a second; what is held is not waited for. */
const untilQuiet = async (page: Page, act: () => Promise<unknown>, isHeld = (_: Request) => false): Promise<void> => {
  const running = new Set<Request>()
  let last = Date.now()
  const note = (act: (request: Request) => unknown) => (request: Request) => {
    act(request)
    last = Date.now()
  }
  const begin = note((request) => isHeld(request) || running.add(request))
  const end = note((request) => running.delete(request))
  page.on('request', begin).on('requestfinished', end).on('requestfailed', end)
  await act()
  await expect.poll(() => running.size === 0 && Date.now() - last >= 500, { timeout: 15_000 }).toBe(true)
  page.off('request', begin).off('requestfinished', end).off('requestfailed', end)
}

/** Another width may show something else, and ask for it. */
const resize = (page: Page, width: number): Promise<void> => untilQuiet(page, () => page.setViewportSize(sizeOf(width)))

const [phone, desk] = [390, 1280]

describe('every screen by its address, on a phone and then on a desk', () => {
  let visitor: Visitor | undefined
  afterEach(async () => {
    expect(visitor?.complaints).toEqual([])
    await visitor?.leave()
  })
  const looksAccessibleAtBoth = async (shown: Visitor, screen: string) => {
    await isLoaded(shown.page)
    await shown.looksAccessible(screen)
    await resize(shown.page, desk)
    await shown.looksAccessible(screen)
    await shown.page.setViewportSize(sizeOf(phone))
  }
  const walk = async (walking: Visitor, addresses: string[]) => {
    for (const path of addresses) {
      await walking.page.goto(path)
      await looksAccessibleAtBoth(walking, path)
    }
  }

  it('signed out', async () => {
    visitor = await visit(browser, stack.url, phone)
    await walk(visitor, publicScreens)
  })

  it.each(Object.keys(screens) as (keyof typeof screens)[])('as %s', async (email) => {
    visitor = await begin(phone, email)
    await walk(visitor, screens[email])
  })

  it.each(Object.keys(details) as (keyof typeof details)[])('one of each list, as %s', async (email) => {
    visitor = await begin(phone, email)
    for (const list of details[email]) {
      await visitor.page.goto(list)
      await visitor.page.locator('main article').getByRole('link').last().click()
      await visitor.page.waitForURL(`**${list}/*`)
      await looksAccessibleAtBoth(visitor, `one of ${list}`)
    }
  })

  it.each([phone, desk])('the parts that screens are made of, and what lies over them, at %i px', async (width) => {
    visitor = await visit(browser, stack.url, width)
    const { page } = visitor
    await page.goto('/ui')
    await isLoaded(page)
    await visitor.looksAccessible('/ui')
    for (const kind of ['Dialog', 'Confirmation', 'Failed confirmation', 'Drawer']) {
      await page.getByRole('button', { name: kind, exact: true }).click()
      await page.getByRole('dialog').waitFor()
      await visitor.looksAccessible(kind)
      await page.keyboard.press('Escape')
    }
  })
})

describe.each(Object.keys(sections) as (keyof typeof sections)[])('pages of %s', (email) => {
  it('ask for nothing that their routes did not name', async () => {
    const visitor = await begin(1280, email)
    const { page } = visitor
    const files = new Set(filesOfPages().map((file) => `/assets/${file}`))
    const isOfPage = (address: string) => files.has(new URL(address).pathname)
    let held: Route[] = []
    let isHolding = true
    await page.route(
      ({ href }) => isOfPage(href),
      (route) => (isHolding ? void held.push(route) : route.continue()),
    )
    let asked = new Set<string>()
    page.on('request', (request) => {
      const { pathname, search } = new URL(request.url())
      if (request.method() === 'GET' && pathname.startsWith('/api/')) asked.add(pathname + search)
    })
    for (const path of [...screens[email], ...sections[email]]) {
      // While the file of the page is held, the route asks, and what is around the page.
      asked = new Set()
      held = []
      isHolding = true
      await untilQuiet(
        page,
        () => page.goto(path),
        (request) => isOfPage(request.url()),
      )
      expect(held.length, path).toBeGreaterThan(0)
      const byRoute = asked
      asked = new Set()
      isHolding = false
      await Promise.all(held.map((route) => route.continue()))
      await isLoaded(page)
      expect(
        [...asked].filter((address) => !byRoute.has(address) && !FOLLOWS.test(address)),
        path,
      ).toEqual([])
    }
    await visitor.leave()
  })
})
