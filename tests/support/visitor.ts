import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults } from 'axe-core'
import type { Browser, Page } from 'playwright-core'
import { expect } from 'vitest'

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

export type Visitor = {
  page: Page
  /** Looks at the screen with axe (WCAG 2.2 AA) in both themes. */
  looksAccessible: (screen: string) => Promise<void>
  /** Everything the console said that it should not have. */
  complaints: string[]
  leave: () => Promise<void>
}

/** One person at a browser of their own. */
export const visit = async (browser: Browser, url: string, width: number): Promise<Visitor> => {
  const context = await browser.newContext({ baseURL: url, viewport: { width, height: width < 600 ? 844 : 900 }, locale: 'en-ZA', timezoneId: 'Africa/Johannesburg', reducedMotion: 'reduce' })
  context.setDefaultTimeout(15_000)
  const page = await context.newPage()
  const complaints: string[] = []
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(`${page.url()}: ${message.text()}`)
  })
  page.on('pageerror', (error) => complaints.push(`${page.url()}: ${error.message}`))
  const check = async (screen: string, theme: 'light' | 'dark') => {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
    await page.evaluate(axeSource)
    const results = await page.evaluate<AxeResults>(`axe.run(document, { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] })`)
    const found = results.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target, html, any }) => `${target.join(' ')} ${html.slice(0, 120)} ${any[0]?.message ?? ''}`).join(', ')}`)
    expect(found, `${screen}, ${width} px, ${theme}`).toEqual([])
  }
  return {
    page,
    complaints,
    looksAccessible: async (screen) => {
      await check(screen, 'dark')
      await check(screen, 'light')
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
      expect(overflow, `${screen} scrolls sideways at ${width} px`).toBeLessThanOrEqual(0)
    },
    leave: () => context.close(),
  }
}
