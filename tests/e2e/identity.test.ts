import type { Page } from 'playwright-core'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { accessibilityViolations } from '#tests/support/axe.ts'
import { openSharedDemo } from '#tests/support/browsing.ts'
import { press } from '#tests/support/press.ts'
import { fillSignIn, fillSignUp, waitUntilDeleted, submitSignIn } from '#tests/support/signing-up.ts'
import { openBrowserPage, type Visitor } from '#tests/support/visitor.ts'

const PASSWORD = 'Demo-Passw0rd!'

const { stack: product, browser, signUpAs } = await openSharedDemo()

let visitor: Visitor
let page: Page
let people = 0

beforeEach(async () => {
  visitor = await openBrowserPage(browser, product.url, 390)
  page = visitor.page
  await page.emulateMedia({ colorScheme: people % 2 === 0 ? 'light' : 'dark', reducedMotion: 'reduce' })
})
afterEach(async () => {
  await visitor.leave()
  // Refused calls, which Chromium logs, are expected here.
  expect(visitor.consoleErrors.filter((text) => !text.includes('Failed to load resource'))).toEqual([])
})

const newAddress = (): string => `person${(people += 1)}@people.test`
const heading = (name: string) => page.getByRole('heading', { name }).waitFor()
const waitForPath = (path: string) => page.waitForURL((url) => url.pathname === path)

async function signUp(email: string, role: 'Locum' | 'Practice'): Promise<void> {
  await page.goto('/sign-up')
  await fillSignUp(page, role, email, PASSWORD)
  await press(page, 'Create account')
  await heading('Check your e-mail')
}

/** Signs in a new user through stored tokens. */
async function enter(role: 'Locum' | 'CompanyAdmin'): Promise<string> {
  const email = newAddress()
  await visitor.leave()
  visitor = await signUpAs(390, email, role)
  page = visitor.page
  return email
}

async function signIn(email: string, password: string): Promise<void> {
  await heading('Sign in')
  await submitSignIn(page, email, password)
}

/** Expires or breaks a stored token. */
const spoil = (kind: 'accessToken' | 'refreshToken', how: 'expire' | 'break') =>
  page.evaluate(
    ([suffix, way]) => {
      for (const key of Object.keys(localStorage).filter((name) => name.endsWith(`.${suffix}`))) {
        const token = localStorage.getItem(key) ?? ''
        const [head = '', body = '', sign = ''] = token.split('.')
        const claims = () => ({ ...JSON.parse(atob(body.replace(/-/g, '+').replace(/_/g, '/'))), exp: 1 })
        localStorage.setItem(
          key,
          way === 'break'
            ? `${token.slice(0, -8)}AAAAAAAA`
            : [head, btoa(JSON.stringify(claims())).replace(/=+$/, ''), sign].join('.'),
        )
      }
    },
    [kind, how] as const,
  )

const countRefreshes = (): { count: number } => {
  const seen = { count: 0 }
  page.on('request', (request) => {
    if (request.headers()['x-amz-target']?.endsWith('.GetTokensFromRefreshToken')) seen.count += 1
  })
  return seen
}

/** Holds the site's scripts back until it is called. */
async function holdScripts(): Promise<() => void> {
  const released = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await released.promise
    await route.continue()
  })
  return released.resolve
}

describe('the sign-in page before its scripts', () => {
  it('has the brand and the form, which waits if it is sent', async () => {
    const release = await holdScripts()
    await page.goto('/', { waitUntil: 'commit' })
    await page.getByRole('link', { name: 'Locum Desk' }).first().waitFor()
    expect(await accessibilityViolations(page)).toEqual([])
    await fillSignIn(page, 'locum@example.com', PASSWORD)
    expect(await page.getByRole('button', { name: 'Sign in', exact: true }).isDisabled()).toBe(true)
    expect(page.url()).toBe(`${product.url}/`)
    release()
    await waitForPath('/locum/dashboard')
  })

  it('is taken over with what was typed, and with the focus', async () => {
    const release = await holdScripts()
    await page.goto('/sign-in', { waitUntil: 'commit' })
    await page.getByLabel('E-mail address').fill('locum@example.com')
    await page.getByLabel('Password', { exact: true }).fill('abc')
    release()
    await page.locator('#prerendered').waitFor({ state: 'detached' })
    await page.keyboard.type('de')
    expect(await page.getByLabel('E-mail address').inputValue()).toBe('locum@example.com')
    expect(await page.getByLabel('Password', { exact: true }).inputValue()).toBe('abcde')
  })
})

describe('accounts', () => {
  it('shows the labels of the specification', async () => {
    await page.goto('/sign-up')
    await press(page, 'Create account')
    for (const text of [
      'Choose whether you are a locum or a practice',
      'Please agree to the terms and the privacy notice',
    ])
      await page.getByText(text).waitFor()
    await expect.poll(() => page.getByText('This field is required').count()).toBe(2)
    await page.getByLabel('Password', { exact: true }).fill('short')
    await page.getByText('Invalid character length, required 8').waitFor()
    expect(await accessibilityViolations(page)).toEqual([])
  })

  it('leads a locum from sign-up, with a wrong, an old and a new code, to verification', async () => {
    const email = newAddress()
    await signUp(email, 'Locum')
    expect(await accessibilityViolations(page)).toEqual([])
    await page.getByLabel('Code').fill('000000')
    await press(page, 'Confirm')
    await page.getByText('This code is incorrect. Check it, or request a new one.').waitFor()
    const old = await product.mailedCode(email)
    await press(page, 'send a new code')
    await page.getByText(`We have sent a new code to ${email}.`).waitFor()
    // Opened again, without the history entry that names the address; the password is in no storage.
    await page.goto('/terms')
    await page.goto('/confirm')
    await page.getByText(email).waitFor()
    expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))).not.toContain(PASSWORD)
    await page.getByLabel('Code').fill(await product.mailedCode(email, old))
    await press(page, 'Confirm')
    await page.getByText('Your e-mail address is confirmed. You can now sign in.').waitFor()
    await submitSignIn(page, email, PASSWORD)
    await waitForPath('/locum/verification')
  })

  it('refuses a wrong password, resets it by code, and returns to the requested address', async () => {
    const email = newAddress()
    await signUp(email, 'Practice')
    await page.getByLabel('Code').fill(await product.mailedCode(email))
    await press(page, 'Confirm')
    await waitForPath('/practice/verification')
    await page.evaluate(() => localStorage.clear())
    await page.goto('/practice/verification')
    const greeting = page.getByText('Please sign in to continue where you left off.')
    await greeting.waitFor()
    await signIn(email, 'Wrong-Passw0rd!')
    await page.getByText('The e-mail address or password is incorrect.').waitFor()
    expect(await greeting.count()).toBe(0)
    expect(await accessibilityViolations(page)).toEqual([])
    const used = await product.mailedCode(email)
    await page.getByRole('link', { name: 'Forgot your password?' }).click()
    await heading('Forgot your password?')
    expect(await page.getByLabel('E-mail address').inputValue()).toBe(email)
    await press(page, 'Send code')
    await heading('Choose a new password')
    await page.reload()
    await heading('Choose a new password')
    await page.getByLabel('Code').fill(await product.mailedCode(email, used))
    await page.getByLabel('New password', { exact: true }).fill('Other-Passw0rd!')
    expect(await accessibilityViolations(page)).toEqual([])
    await press(page, 'Save new password')
    await page.getByText('Your password has been changed.').waitFor()
    expect((await product.mails(email)).map(({ subject }) => subject.split(':')[0]).toSorted()).toEqual([
      'Confirm your e-mail address',
      'Reset your password',
    ])
    await signIn(email.toUpperCase(), 'Other-Passw0rd!')
    await waitForPath('/practice/verification')
  })

  it('leads an unconfirmed address to the confirmation code', async () => {
    const email = newAddress()
    await signUp(email, 'Locum')
    await page.goto('/sign-in')
    await signIn(email, PASSWORD)
    await heading('Check your e-mail')
  })
})

describe('an account without a practice', () => {
  it('can download its data, and be deleted', async () => {
    const email = await enter('CompanyAdmin')
    await page.getByRole('link', { name: 'My data and account deletion' }).click()
    await page.getByRole('button', { name: 'Prepare a copy' }).click()
    await page.getByRole('button', { name: 'Download', exact: true }).waitFor({ timeout: 15_000 })
    await page.getByRole('button', { name: 'Delete', exact: true }).click()
    await page.getByLabel('Type DELETE to confirm').fill('DELETE')
    await page.getByRole('button', { name: 'Delete my account' }).click()
    await waitForPath('/sign-in')
    await waitUntilDeleted(visitor, email, PASSWORD)
  })
})

describe('sessions', () => {
  it('refreshes an expired token once for all parallel calls', async () => {
    await enter('Locum')
    await spoil('accessToken', 'expire')
    const refreshes = countRefreshes()
    await page.reload()
    await waitForPath('/locum/verification')
    await page.waitForLoadState('networkidle')
    expect(refreshes.count).toBe(1)
  })

  it('retries with a new token when the server refuses one', async () => {
    await enter('Locum')
    await spoil('accessToken', 'break')
    const refreshes = countRefreshes()
    await page.reload()
    await page.waitForLoadState('networkidle')
    await waitForPath('/locum/verification')
    expect(refreshes.count).toBe(1)
  })

  it('signs out when the refresh is refused, clears the last search, and keeps the return address', async () => {
    const email = await enter('CompanyAdmin')
    const search = (): Promise<string | null> => page.evaluate(() => localStorage.getItem('demo.lastLocumSearch'))
    await page.evaluate(() => localStorage.setItem('demo.lastLocumSearch', '{"userId":"usr_1","searches":{}}'))
    await spoil('accessToken', 'expire')
    await spoil('refreshToken', 'break')
    await page.goto('/practice/verification?from=mail')
    await waitForPath('/sign-in')
    await expect.poll(search).toBeNull()
    await signIn(email, PASSWORD)
    await page.waitForURL(`${product.url}/practice/verification?from=mail`)
  })

  it('leads to the sign-in page of a tenant that has its own, wherever it is', async () => {
    const signInUrl = 'https://sign-in.example/'
    await page.context().route(`${signInUrl}**`, (route) => route.fulfill({ contentType: 'text/html', body: 'Theirs' }))
    await page.route('**/locum/dashboard', async (route) => {
      const response = await route.fetch()
      const body = (await response.text()).replace('"settings":{', `"settings":{"signInUrl":"${signInUrl}",`)
      await route.fulfill({ response, body })
    })
    await page.goto('/locum/dashboard')
    await page.waitForURL(signInUrl)
    await page.context().unrouteAll()
  })

  it('says that a part of the site could not be loaded, after 120 seconds', async () => {
    await page.clock.install()
    await page.goto('/sign-in')
    await page.locator('#prerendered').waitFor({ state: 'detached' })
    await page.route('**/assets/*.js', () => {})
    const asked = page.waitForRequest('**/assets/*.js')
    await page.getByRole('link', { name: 'Privacy' }).first().click()
    await asked
    const failed = page.getByRole('heading', { name: 'This page could not be loaded' })
    await page.clock.fastForward(119_000)
    expect(await failed.count()).toBe(0)
    await page.clock.fastForward(1_000)
    await failed.waitFor()
    expect(visitor.consoleErrors.splice(0).join()).toContain('Loading took more than 120 seconds')
  })

  it('never opens a page of another role', async () => {
    await enter('CompanyAdmin')
    for (const path of ['/', '/locum/dashboard', '/admin/dashboard']) {
      await page.goto(path)
      await waitForPath('/practice/verification')
    }
  })

  it('keeps the theme in a cookie for a year and applies it before the first paint', async () => {
    await page.goto('/sign-in')
    await page.context().addCookies([{ name: 'demo.theme', value: 'dark', url: product.url }])
    await page.emulateMedia({ colorScheme: 'light' })
    await page.goto('/sign-in', { waitUntil: 'commit' })
    await page.waitForFunction(() => document.documentElement.dataset['theme'] === 'dark')
    expect((await page.context().cookies()).map(({ name }) => name)).toEqual(['demo.theme'])
  })
})
