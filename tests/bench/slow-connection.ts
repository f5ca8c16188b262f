import type { Browser, Page } from 'playwright-core'
import { demoPassword } from '#bin/seed/demo-password.ts'
import { paths } from '#shared/kernel/paths.ts'
import { launchBrowser } from '#tests/support/browser.ts'
import { atMost, quantile, type Figure } from './figure.ts'
import { people } from './reads.ts'
import type { Product } from './running-product.ts'

const BAR = 3.5
/** Chromium delays each request by the latency, but does not model the round trips of connecting. */
const line = { offline: false, latency: 300, downloadThroughput: 90_000, uploadThroughput: 90_000 }
const phone = { width: 390, height: 844 }

const secondsOf = async (work: () => Promise<unknown>): Promise<number> => {
  const begin = performance.now()
  await work()
  return (performance.now() - begin) / 1000
}

/** The data has arrived: a section with its heading, and no loading indicator. */
const readable = async (page: Page): Promise<void> => {
  await page.locator('main h2').first().waitFor()
  // The address changes before the page does; every skeleton of a page is such a status.
  await page.locator('main [role=status][aria-label^=Loading]').waitFor({ state: 'detached' })
}

const startOf = async (browser: Browser, { url }: Product, who: 'locum' | 'practice') => {
  const context = await browser.newContext({ baseURL: url, viewport: phone })
  context.setDefaultTimeout(60_000)
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', line)
  const email = page.getByLabel('E-mail address')
  const button = page.getByRole('button', { name: 'Sign in', exact: true })
  const begin = performance.now()
  await page.goto(paths.signIn, { waitUntil: 'commit' })
  await button.waitFor()
  const shown = (performance.now() - begin) / 1000
  await email.fill(people[who])
  // The scripts have taken over the page's own markup.
  await page.locator('#prerendered').waitFor({ state: 'detached' })
  const usable = (performance.now() - begin) / 1000
  await page.getByLabel('Password', { exact: true }).fill(demoPassword)
  const dashboard = await secondsOf(async () => {
    await button.click()
    await page.waitForURL('**/dashboard', { waitUntil: 'commit' })
    await readable(page)
  })
  await context.close()
  return { shown, usable, dashboard }
}

/**
 * P12: a first visit over a slow mobile connection with an empty cache. Credentials are typed at once: nothing else
 * loads meanwhile.
 */
export async function slowLine(product: Product, runs: number): Promise<Figure[]> {
  const browser = await launchBrowser()
  try {
    const figures: Figure[] = []
    for (const who of ['locum', 'practice'] as const) {
      const starts: Awaited<ReturnType<typeof startOf>>[] = []
      for (let run = 0; run < runs; run += 1) starts.push(await startOf(browser, product, who))
      const median = (part: 'shown' | 'usable' | 'dashboard') =>
        quantile(
          starts.map((start) => start[part]),
          0.5,
        )
      if (who === 'locum')
        for (const [part, words] of [
          ['shown', 'brand and form on the screen'],
          ['usable', 'sign-in usable'],
        ] as const)
          figures.push(
            atMost(
              'P12',
              `slow line (90 KB/s, 300 ms a request, no cache), median of ${runs}: ${words}, s`,
              median(part),
              BAR,
            ),
          )
      figures.push(atMost('P12', `the same: from signing in to a ${who}’s dashboard, s`, median('dashboard'), BAR))
    }
    return figures
  } finally {
    await browser.close()
  }
}
