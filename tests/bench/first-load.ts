import { gzipSync } from 'node:zlib'
import type { Browser, BrowserContext } from 'playwright-core'
import { demoPassword } from '../../bin/seed/demo-password.ts'
import { companySteps } from '../../shared/companies/steps.rules.ts'
import { locumSteps } from '../../shared/professionals/booster-steps.rules.ts'
import { paths } from '../../web/platform/paths.ts'
import { launchBrowser } from '../support/browser.ts'
import { atMost, type Figure } from './figure.ts'
import { practiceNamed, verification } from '../support/people.ts'
import { signInTo, type Product } from './running-product.ts'

const wizards: string[] = [paths.locum.verification, paths.locum.completeSignup, paths.practice.verification, paths.practice.completeSignup]
const FIRST_SCREENS: string[] = [paths.signIn, paths.locum.dashboard, paths.practice.dashboard]

/** KiB of script, each file as gzip sends it, that a visitor without a cache loads with an address. */
const loadedBy = async (context: BrowserContext, site: string, route: string): Promise<number> => {
  const page = await context.newPage()
  const sizes: Promise<number>[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script' || /\.m?js$/.test(new URL(response.url()).pathname)) sizes.push(response.body().then((body) => gzipSync(body).length))
  })
  // Sign-in and what it keeps belong to the context; its cache must not help.
  const session = await context.newCDPSession(page)
  await session.send('Network.setCacheDisabled', { cacheDisabled: true })
  await page.goto(site + route, { waitUntil: 'networkidle' })
  const { pathname, search } = new URL(page.url())
  const shown = pathname + (route.includes('?') ? search : '')
  if (shown !== route) throw new Error(`${route} led to ${shown}; it cannot be measured for this visitor.`)
  const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
  await page.close()
  return bytes / 1024
}

const visitor = (browser: Browser, { url }: Product): Promise<BrowserContext> => browser.newContext({ baseURL: url, viewport: { width: 390, height: 844 } })

const signedIn = async (browser: Browser, product: Product, email: string): Promise<BrowserContext> => {
  const context = await visitor(browser, product)
  const page = await context.newPage()
  await page.goto(paths.signIn)
  await page.getByLabel('E-mail address').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(demoPassword)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.waitForURL((url) => url.pathname !== paths.signIn)
  await page.close()
  return context
}

/** Somebody who has just signed up and filled in nothing. */
const newcomer = async (browser: Browser, product: Product, who: 'Locum' | 'Practice'): Promise<{ context: BrowserContext; email: string }> => {
  const email = `new-${who.toLowerCase()}@example.com`
  const context = await visitor(browser, product)
  const page = await context.newPage()
  await page.goto(paths.signUp)
  await page.getByRole('radio', { name: who }).check({ force: true })
  await page.getByLabel('E-mail address').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(demoPassword)
  await page.getByRole('checkbox', { name: /I agree/ }).check({ force: true })
  await page.getByRole('button', { name: 'Create account' }).click()
  const code = page.getByLabel('Code')
  await code.waitFor()
  const mails = (await (await fetch(`${product.url}/outbox.json?to=${encodeURIComponent(email)}`)).json()) as { text: string }[]
  await code.fill(/\b\d{6}\b/.exec(mails[0]?.text ?? '')?.[0] ?? '')
  await page.getByRole('button', { name: 'Confirm' }).click()
  await page.waitForURL(`**${who === 'Locum' ? paths.locum.verification : paths.practice.verification}`)
  await page.close()
  return { context, email }
}

/** The wizards, which open only to those who have not been through them. */
const wizardLoads = async (browser: Browser, product: Product): Promise<[string, number][]> => {
  const practice = await newcomer(browser, product, 'Practice')
  const locum = await newcomer(browser, product, 'Locum')
  const loads: [string, number][] = []
  const load = async ({ context }: { context: BrowserContext }, route: string) => loads.push([route, await loadedBy(context, product.url, route)])
  await load(practice, paths.practice.verification)
  await load(locum, paths.locum.verification)
  const call = await signInTo(product.url, locum.email)
  const saved = await call('/professionals/verification', 'PUT', verification())
  if (!saved.ok) throw new Error(`The verification was not saved: ${await saved.text()}`)
  await load(locum, `${paths.locum.completeSignup}?step=upload-id-step`)
  const named = await (await signInTo(product.url, practice.email))('/companies', 'POST', practiceNamed('Wizard Pharmacy'))
  if (!named.ok) throw new Error(`The practice was not saved: ${await named.text()}`)
  await load(practice, `${paths.practice.completeSignup}?step=address-step`)
  return loads
}

/** Each section that the profile page lists. */
const sectionsOf = (page: string, steps: readonly { name: string }[]): string[] =>
  steps.filter(({ name }) => name !== 'create-account-step').map(({ name }) => `${page}?section=${name.replace(/-step$/, '')}`)

const plain = (routes: object): string[] => Object.values(routes).filter((route) => typeof route === 'string')

/** The first page of each kind that a list leads to. */
const linked = async (context: BrowserContext, list: string, prefix: string): Promise<string[]> => {
  const page = await context.newPage()
  await page.goto(list, { waitUntil: 'networkidle' })
  const addresses = await page.locator(`a[href^="${prefix}"]`).evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).pathname))
  await page.close()
  return addresses.filter((address) => !(plain(paths.practice).includes(address) || plain(paths.locum).includes(address))).slice(0, 1)
}

const routesOf = async (browser: Browser, product: Product): Promise<[string, BrowserContext][]> => {
  const stranger = await visitor(browser, product)
  const locum = await signedIn(browser, product, 'locum@example.com')
  const practice = await signedIn(browser, product, 'practice@example.com')
  const waiting = await signedIn(browser, product, 'practice@example.com')
  await waiting.route('**/api/companies/mypractices', async (route) => {
    const response = await route.fetch()
    const { Items, ...rest } = (await response.json()) as { Items: object[] }
    await route.fulfill({ response, json: { ...rest, Items: Items.map((company) => ({ ...company, approved: false })) } })
  })
  const admin = await signedIn(browser, product, 'admin@example.com')
  const afterWizard = (routes: object) => plain(routes).filter((route) => !wizards.includes(route))
  const forLocums = [...afterWizard(paths.locum), ...(await linked(locum, paths.locum.offers, paths.locum.offer(''))), ...(await linked(locum, paths.locum.bookings, paths.locum.booking('')))]
  const forPractices = [...afterWizard(paths.practice), ...(await linked(practice, paths.practice.offers, paths.practice.offer(''))), ...(await linked(practice, paths.practice.bookings, paths.practice.booking('')))]
  const of = (context: BrowserContext, routes: string[]) => routes.map((route): [string, BrowserContext] => [route, context])
  return [
    ...of(stranger, plain(paths).filter((route) => route !== paths.home && route !== paths.userUnapproved)),
    ...of(locum, [...forLocums, ...sectionsOf(paths.locum.profile, locumSteps)]),
    ...of(practice, [...forPractices, ...sectionsOf(paths.practice.profile, companySteps)]),
    ...of(waiting, [paths.userUnapproved]),
    ...of(admin, plain(paths.admin)),
  ]
}

/** P8: the script that each address loads, in Chromium, from the site as it is built. */
export async function firstLoads(product: Product): Promise<Figure[]> {
  const browser = await launchBrowser()
  try {
    const loads: [string, number][] = []
    for (const [route, context] of await routesOf(browser, product)) loads.push([route, await loadedBy(context, product.url, route)])
    loads.push(...(await wizardLoads(browser, product)))
    return loads.map(([route, load]) => atMost('P8', `${route}: KiB of JavaScript on first load, gzip`, load, FIRST_SCREENS.includes(route) ? 171 : 200))
  } finally {
    await browser.close()
  }
}
