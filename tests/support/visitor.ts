import type { Browser, BrowserContext, Page } from 'playwright-core'
import { expect } from 'vitest'
import { clockAheadMs, setClockAhead } from '#infra/local/set-clock.ts'
import { accessibilityViolations } from './axe.ts'

export type Visitor = {
  page: Page
  /** Checks the screen with axe (WCAG 2.2 AA) in both themes, at the current width. */
  expectAccessible: (screen: string) => Promise<void>
  /** Errors and warnings in the console. */
  consoleErrors: string[]
  leave: () => Promise<void>
}

export const sizeOf = (width: number) => ({ width, height: width < 600 ? 844 : 900 })

/**
 * Pages to reuse, by the site's address. Their contexts have the site's scripts cached, and their processes have
 * compiled them: a new process takes two thirds more processor time for its first page.
 */
const reusablePages = new Map<string, Page[]>()

/** Pages and contexts on which something was called whose effect stays, so nothing else may use them. */
const altered = new WeakSet<object>()

const noteCalls = (owner: object, name: string, noted: object): void => {
  const call = Reflect.get(owner, name) as (...args: unknown[]) => unknown
  Reflect.set(owner, name, (...args: unknown[]) => {
    altered.add(noted)
    return call.apply(owner, args)
  })
}

const newPage = async (context: BrowserContext): Promise<Page> => {
  const page = await context.newPage()
  for (const name of ['addInitScript', 'routeWebSocket']) noteCalls(page, name, page)
  noteCalls(context, 'newCDPSession', page)
  await page.goto('/tenant.json')
  return page
}

const newContext = async (browser: Browser, url: string): Promise<BrowserContext> => {
  const context = await browser.newContext({
    baseURL: url,
    locale: 'en-ZA',
    timezoneId: 'Africa/Johannesburg',
    reducedMotion: 'reduce',
  })
  context.setDefaultTimeout(15_000)
  if (clockAheadMs() !== 0) await context.addInitScript(setClockAhead, clockAheadMs())
  noteCalls(context.clock, 'install', context)
  return context
}

/** A page of the site that runs nothing, with exactly these entries in its storage. */
const preparedPage = async (browser: Browser, url: string, width: number, storedValues: Record<string, string>) => {
  const page = reusablePages.get(url)?.pop() ?? (await newPage(await newContext(browser, url)))
  await page.setViewportSize(sizeOf(width))
  await page.evaluate((entries) => {
    sessionStorage.clear()
    localStorage.clear()
    for (const [name, value] of Object.entries(entries)) localStorage.setItem(name, value)
  }, storedValues)
  return page
}

const listened = ['console', 'pageerror', 'request', 'requestfinished', 'requestfailed', 'websocket'] as const

/** Takes from a page what its visitor has left, except the storage. */
const emptied = async (page: Page): Promise<Page> => {
  for (const event of listened) page.removeAllListeners(event)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.emulateMedia({ media: null, colorScheme: null, forcedColors: null, reducedMotion: 'reduce' })
  await page.goto('/tenant.json')
  return page
}

/** Keeps a page and its context for the next visitor. */
const putBack = async (page: Page, url: string): Promise<void> => {
  const context = page.context()
  if (altered.has(context)) return context.close()
  const isKept = !altered.has(page) && !page.isClosed()
  for (const open of context.pages()) if (open !== page || !isKept) await open.close()
  await Promise.all([context.clearCookies(), context.setOffline(false)])
  const next = isKept ? await emptied(page) : await newPage(context)
  reusablePages.set(url, [...(reusablePages.get(url) ?? []), next])
}

/** Classes of styles that the build has not seen (`web/build/styles.ts`). */
const classesWithoutRule = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const rules = new Set(
      [...document.styleSheets].flatMap((sheet) =>
        [...sheet.cssRules].flatMap(({ cssText }) => cssText.match(/\.s[0-9a-z]+/g) ?? []),
      ),
    )
    const classes = new Set([...document.querySelectorAll('[class]')].flatMap((element) => [...element.classList]))
    return [...classes].filter(
      (name) => name.startsWith('[') || (/^s[0-9a-z]{5,}$/.test(name) && !rules.has(`.${name}`)),
    )
  })

/** Closes the reusable pages of a site that is being stopped. */
export const closeReusablePages = async (url: string): Promise<void> => {
  for (const page of reusablePages.get(url) ?? []) await page.context().close()
  reusablePages.delete(url)
}

/** A user with their own browser page, optionally with entries in local storage. */
export const openBrowserPage = async (
  browser: Browser,
  url: string,
  width: number,
  storedValues: Record<string, string> = {},
): Promise<Visitor> => {
  const page = await preparedPage(browser, url, width, storedValues)
  const consoleErrors: string[] = []
  page.on('console', (message) => {
    const { url } = message.location()
    if (['error', 'warning'].includes(message.type())) consoleErrors.push(`${page.url()}: ${message.text()} (${url})`)
  })
  page.on('pageerror', (error) => consoleErrors.push(`${page.url()}: ${error.message}`))
  let theme: 'light' | 'dark' = 'light'
  const turn = async () => {
    theme = theme === 'light' ? 'dark' : 'light'
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
    await page.locator(theme === 'dark' ? 'html[data-theme=dark]' : 'html:not([data-theme=dark])').waitFor()
  }
  const check = async (screen: string, at: number) => {
    await expect
      .poll(() => accessibilityViolations(page, theme === 'dark' ? 'colours' : 'all'), {
        message: `${screen}, ${at} px, ${theme}`,
        timeout: 15_000,
      })
      .toEqual([])
  }
  return {
    page,
    consoleErrors,
    expectAccessible: async (screen) => {
      const seen = page.viewportSize() ?? sizeOf(width)
      // The whole page at once: a floating bar would cover parts that scrolling reveals.
      const height = await page.evaluate(() => document.documentElement.scrollHeight)
      await page.setViewportSize({ width: seen.width, height: Math.max(height, seen.height) })
      await page.evaluate(() => scrollTo(0, 0))
      // The page stays in the second theme, so the next screen starts with it.
      await check(screen, seen.width)
      await turn()
      await check(screen, seen.width)
      await page.setViewportSize(seen)
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(await classesWithoutRule(page), `${screen}: classes without a rule`).toEqual([])
      expect(overflow, `${screen} scrolls sideways at ${seen.width} px`).toBeLessThanOrEqual(0)
    },
    leave: () => putBack(page, url),
  }
}
