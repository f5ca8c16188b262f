import type { Browser, BrowserContext } from 'playwright-core'
import { demoPassword } from '#bin/seed/demo-password.ts'
import { paths } from '#shared/kernel/paths.ts'
import { practiceNamed, verification } from '#tests/support/people.ts'
import { signInTo, type Product } from './running-product.ts'

/** Wide enough that a page with sections opens one of them. */
export const visitor = (browser: Browser, { url }: Product): Promise<BrowserContext> =>
  browser.newContext({ baseURL: url, viewport: { width: 1280, height: 900 } })

export const signInOn = async (context: BrowserContext, url: string, email: string): Promise<void> => {
  const page = await context.newPage()
  await page.goto(url + paths.signIn)
  await page.locator('#prerendered').waitFor({ state: 'detached' })
  await page.getByLabel('E-mail address').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(demoPassword)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.waitForURL(({ pathname }) => pathname !== paths.signIn)
  await page.close()
}

export const signedIn = async (browser: Browser, product: Product, email: string): Promise<BrowserContext> => {
  const context = await visitor(browser, product)
  await signInOn(context, product.url, email)
  return context
}

/** A member of a practice that is not approved yet. */
export const waiting = async (browser: Browser, product: Product): Promise<BrowserContext> => {
  const context = await signedIn(browser, product, 'practice@example.com')
  await context.route('**/api/companies/mypractices', async (route) => {
    const response = await route.fetch()
    const { Items, ...rest } = (await response.json()) as { Items: object[] }
    await route.fulfill({
      response,
      json: { ...rest, Items: Items.map((company) => ({ ...company, approved: false })) },
    })
  })
  return context
}

const verifications = {
  Locum: { at: paths.locum.verification, path: '/professionals/verification', method: 'PUT', body: verification() },
  Practice: {
    at: paths.practice.verification,
    path: '/companies',
    method: 'POST',
    body: practiceNamed('New Road Pharmacy'),
  },
}

/** A user who has just signed up, and their verification by the API instead of the site. */
export const newcomer = async (browser: Browser, product: Product, who: 'Locum' | 'Practice') => {
  const email = `new-${who.toLowerCase()}@example.com`
  const { at, path, method, body } = verifications[who]
  const context = await visitor(browser, product)
  const page = await context.newPage()
  await page.goto(paths.signUp)
  await page.getByRole('radio', { name: who }).check()
  await page.getByLabel('E-mail address').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(demoPassword)
  await page.getByRole('checkbox', { name: /I agree/ }).check()
  await page.getByRole('button', { name: 'Create account' }).click()
  const code = page.getByLabel('Code')
  await code.waitFor()
  const mails = (await (await fetch(`${product.url}/outbox.json?to=${encodeURIComponent(email)}`)).json()) as {
    text: string
  }[]
  await code.fill(/\b\d{6}\b/.exec(mails[0]?.text ?? '')?.[0] ?? '')
  await page.getByRole('button', { name: 'Confirm' }).click()
  await page.waitForURL(`**${at}`)
  await page.close()
  const verify = async (): Promise<void> => {
    const call = await signInTo(product.url, email)
    const saved = await call(path, method, body)
    if (!saved.ok) throw new Error(`The verification was not saved: ${await saved.text()}`)
  }
  return { context, verify }
}
