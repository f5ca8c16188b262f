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

/** Contexts to reuse, by the site's address, because they have its scripts cached. */
const reusableContexts = new Map<string, BrowserContext[]>()

const newContext = async (browser: Browser, url: string): Promise<BrowserContext> => {
  const context = await browser.newContext({
    baseURL: url,
    locale: 'en-ZA',
    timezoneId: 'Africa/Johannesburg',
    reducedMotion: 'reduce',
  })
  if (clockAheadMs() !== 0) await context.addInitScript(setClockAhead, clockAheadMs())
  return context
}

/** A page with exactly these entries in local storage. */
const newPage = async (context: BrowserContext, width: number, storedValues: Record<string, string>): Promise<Page> => {
  context.setDefaultTimeout(15_000)
  const page = await context.newPage()
  await page.setViewportSize(sizeOf(width))
  await page.goto('/tenant.json')
  await page.evaluate((entries) => {
    localStorage.clear()
    for (const [name, value] of Object.entries(entries)) localStorage.setItem(name, value)
  }, storedValues)
  return page
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

/** Closes the reusable contexts of a site that is being stopped. */
export const closeReusableContexts = async (url: string): Promise<void> => {
  for (const context of reusableContexts.get(url) ?? []) await context.close()
  reusableContexts.delete(url)
}

/** A user with their own browser page, optionally with entries in local storage. */
export const openBrowserPage = async (
  browser: Browser,
  url: string,
  width: number,
  storedValues: Record<string, string> = {},
): Promise<Visitor> => {
  const context = reusableContexts.get(url)?.pop() ?? (await newContext(browser, url))
  const page = await newPage(context, width, storedValues)
  const consoleErrors: string[] = []
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) consoleErrors.push(`${page.url()}: ${message.text()}`)
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
    leave: async () => {
      for (const open of context.pages()) await open.close()
      await Promise.all([context.clearCookies(), context.setOffline(false)])
      reusableContexts.set(url, [...(reusableContexts.get(url) ?? []), context])
    },
  }
}
