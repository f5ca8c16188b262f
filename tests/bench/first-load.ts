import { gzipSync } from 'node:zlib'
import type { Browser, BrowserContext } from 'playwright-core'
import { companySteps } from '#shared/companies/steps.rules.ts'
import { boosterLocumSteps } from '#shared/professionals/booster-steps.rules.ts'
import { requiredLocumSteps } from '#shared/professionals/steps.rules.ts'
import { paths } from '#shared/kernel/paths.ts'
import { launchBrowser } from '#tests/support/browser.ts'
import { atMost, type Figure } from './figure.ts'
import { newcomer, signedIn, visitor, waiting } from './first-load-visitors.ts'
import type { Product } from './running-product.ts'

/** Open only until the sign-up is complete. */
const wizards: string[] = [
  paths.locum.data,
  paths.practice.data,
  paths.locum.verification,
  paths.locum.completeSignup,
  paths.practice.verification,
  paths.practice.completeSignup,
]
/** They redirect, or show more than strangers see. */
const redirectingPaths: string[] = [paths.home, paths.signOut, paths.userUnapproved]
const dashboards: string[] = [paths.locum.dashboard, paths.practice.dashboard, paths.admin.dashboard]

const barOf = (route: string): number => {
  if (route === paths.signIn) return 171
  return dashboards.includes(route) ? 190 : 220
}

/** KiB of script, compressed, that a visitor with an empty cache loads for a page. */
const loadedBy = async (context: BrowserContext, site: string, route: string): Promise<number> => {
  const page = await context.newPage()
  const sizes: Promise<number>[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script' || /\.m?js$/.test(new URL(response.url()).pathname))
      sizes.push(response.body().then((body) => gzipSync(body).length))
  })
  // The session is stored in the context; its cache must not help.
  const session = await context.newCDPSession(page)
  await session.send('Network.setCacheDisabled', { cacheDisabled: true })
  await page.goto(site + route, { waitUntil: 'networkidle' })
  // On a busy machine, a part may request the next one only after the network was idle for a while.
  for (let seen = -1; seen < sizes.length; await page.waitForTimeout(500)) seen = sizes.length
  page.removeAllListeners('response')
  const { pathname, search } = new URL(page.url())
  const shown = route.includes('?') ? pathname + search : pathname
  if (shown !== route) throw new Error(`${route} led to ${shown}; it cannot be measured for this visitor.`)
  const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
  await page.close()
  return bytes / 1024
}

/** Each wizard step with a form; the account is created and verified elsewhere. */
const stepsAt = (wizard: string, steps: readonly { name: string }[]): string[] =>
  steps
    .filter(({ name }) => !['create-account-step', 'verification-step'].includes(name))
    .map(({ name }) => `${wizard}?step=${name}`)

/** The wizards, open only to users who have not completed them. */
const wizardLoads = async (browser: Browser, product: Product): Promise<[string, number][]> => {
  const loads: [string, number][] = []
  const load = async (context: BrowserContext, routes: string[]) => {
    for (const route of routes) loads.push([route, await loadedBy(context, product.url, route)])
  }
  const practice = await newcomer(browser, product, 'Practice')
  await load(practice.context, [paths.practice.verification, paths.practice.data])
  await practice.verify()
  await load(practice.context, stepsAt(paths.practice.completeSignup, companySteps))
  const locum = await newcomer(browser, product, 'Locum')
  await load(locum.context, [paths.locum.verification, paths.locum.data])
  await locum.verify()
  await load(locum.context, stepsAt(paths.locum.completeSignup, requiredLocumSteps))
  return loads
}

const plain = (routes: object): string[] => Object.values(routes).filter((route) => typeof route === 'string')

/** The first page of each kind that a list links to. */
const linked = async (context: BrowserContext, list: string, prefix: string): Promise<string[]> => {
  const page = await context.newPage()
  await page.goto(list, { waitUntil: 'networkidle' })
  const addresses = await page
    .locator(`a[href^="${prefix}"]`)
    .evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).pathname))
  await page.close()
  return addresses
    .filter((address) => !(plain(paths.practice).includes(address) || plain(paths.locum).includes(address)))
    .slice(0, 1)
}

/** A page with sections, and each of its sections. */
const withSections = async (context: BrowserContext, route: string): Promise<string[]> => {
  const page = await context.newPage()
  await page.goto(route, { waitUntil: 'networkidle' })
  const sections = await page
    .locator('nav a[href*="?section="]')
    .evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).search))
  await page.close()
  if (sections.length === 0) throw new Error(`${route} has no sections.`)
  return sections.map((section) => route + section)
}

/** The pages of a user whose sign-up is complete. */
const pagesOf = async (
  context: BrowserContext,
  routes: typeof paths.locum | typeof paths.practice,
): Promise<string[]> => [
  ...plain(routes).filter((route) => !wizards.includes(route)),
  ...(await withSections(context, routes.profile)),
  ...(await withSections(context, routes.accountSettings)),
  ...(await linked(context, routes.offers, routes.offer(''))),
  ...(await linked(context, routes.bookings, routes.booking(''))),
]

const routesOf = async (browser: Browser, product: Product): Promise<[string, BrowserContext][]> => {
  const stranger = await visitor(browser, product)
  const locum = await signedIn(browser, product, 'locum@example.com')
  const practice = await signedIn(browser, product, 'practice@example.com')
  const admin = await signedIn(browser, product, 'admin@example.com')
  const of = (context: BrowserContext, routes: string[]) =>
    routes.map((route): [string, BrowserContext] => [route, context])
  return [
    ...of(
      stranger,
      plain(paths).filter((route) => !redirectingPaths.includes(route)),
    ),
    ...of(locum, [...(await pagesOf(locum, paths.locum)), ...stepsAt(paths.locum.completeSignup, boosterLocumSteps)]),
    ...of(practice, await pagesOf(practice, paths.practice)),
    ...of(await waiting(browser, product), [paths.userUnapproved]),
    ...of(admin, plain(paths.admin)),
  ]
}

/** P8: the script that each page loads in Chromium, from the built site. */
export async function firstLoads(product: Product): Promise<Figure[]> {
  const browser = await launchBrowser()
  try {
    const loads: [string, number][] = []
    for (const [route, context] of await routesOf(browser, product))
      loads.push([route, await loadedBy(context, product.url, route)])
    loads.push(...(await wizardLoads(browser, product)))
    return loads.map(([route, load]) =>
      atMost('P8', `${route}: KiB of JavaScript on first load, gzip`, load, barOf(route)),
    )
  } finally {
    await browser.close()
  }
}
