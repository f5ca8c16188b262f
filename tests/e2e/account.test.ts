import {
  AdminSetUserMFAPreferenceCommand,
  CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoPassword } from '#bin/seed/demo-password.ts'
import { practices } from '#bin/seed/world/people.ts'
import { codeAt } from '#infra/local/cognito/totp.ts'
import { paths } from '#shared/kernel/paths.ts'
import { openSharedDemo } from '#tests/support/browsing.ts'
import { goTo } from '#tests/support/go-to.ts'
import { press } from '#tests/support/press.ts'
import { signIn } from '#tests/support/signing-up.ts'
import { openBrowserPage, type Visitor } from '#tests/support/visitor.ts'

const { email } = practices.vineyard
const password = demoPassword
const newPassword = 'Windy-Kloof-8'

const { stack, browser, signInAs } = await openSharedDemo()
let owner: Visitor

beforeAll(async () => {
  owner = await signInAs(390, email)
})
afterAll(() => owner?.leave())

const openSettings = () => goTo(owner.page, `${paths.practice.accountSettings}?section=security`)
const signOut = () => owner.page.evaluate(() => localStorage.clear())
const waitForPath = () => owner.page.waitForURL(`**${paths.practice.dashboard}`)
const expectText = (text: string, at = 0) => owner.page.getByText(text).nth(at).waitFor()
/** Refused calls, which Chromium logs, are expected here. */
const faults = () => owner.consoleErrors.filter((text) => !text.includes('Failed to load resource'))

describe('a password', () => {
  it('is changed with the old one, follows the rules, and is needed at the next sign-in', async () => {
    await openSettings()
    await press(owner.page, 'Change password')
    await press(owner.page, 'Save new password')
    // The validation is loaded with the first attempt.
    await expectText('This field is required', 1)
    await expect.poll(() => owner.page.getByText('This field is required').count()).toBe(2)
    await owner.page.getByLabel('New password', { exact: true }).fill('short')
    await expectText('Invalid character length, required 8')
    await owner.expectAccessible('change password')
    await owner.page.getByLabel('Current password', { exact: true }).fill('Wrong-Passw0rd')
    await owner.page.getByLabel('New password', { exact: true }).fill(newPassword)
    await press(owner.page, 'Save new password')
    await expectText('Your current password is incorrect.')
    await owner.page.getByLabel('Current password', { exact: true }).fill(password)
    await press(owner.page, 'Save new password')
    await expectText('Your password has been changed.')

    await signOut()
    await signIn(owner, email, password)
    await expectText('The e-mail address or password is incorrect.')
    await signIn(owner, email, newPassword)
    await waitForPath()
    expect(faults()).toEqual([])
  })
})

describe('two-step sign-in', () => {
  let secret = ''
  /** Each code is valid once, from half a minute early to half a minute late, so three in a row need no waiting. */
  const code = (which: 'late' | 'now' | 'early') =>
    codeAt(secret, Date.now() + { late: -30_000, now: 0, early: 30_000 }[which])
  const enter = async (label: string, text: string, button: string) => {
    await owner.page.getByLabel(label, { exact: true }).fill(text)
    await press(owner.page, button)
  }

  it('is set up with an app, and confirmed by a code of it', async () => {
    await openSettings()
    await press(owner.page, 'Set up')
    await owner.page.getByRole('img', { name: 'QR code to scan with the app' }).waitFor()
    secret = (await owner.page.locator('code').innerText()).replaceAll(' ', '')
    const link = await owner.page.getByRole('link', { name: 'Open the app' }).getAttribute('href')
    expect(link).toBe(`otpauth://totp/Locum%20Desk:${encodeURIComponent(email)}?secret=${secret}&issuer=Locum%20Desk`)
    await owner.expectAccessible('two-step set-up')
    await enter('Code from the app', '12345', 'Turn on')
    await expectText('Enter the 6-digit code')
    await enter('Code from the app', codeAt(secret, Date.now() + 3_600_000), 'Turn on')
    await expectText('This code is incorrect.')
    // The code must still be valid when it arrives.
    await expect.poll(() => Date.now() % 30_000, { timeout: 4_000 }).toBeLessThan(27_000)
    await enter('Code from the app', code('late'), 'Turn on')
    await expectText('On. You need a code from your app to sign in.')
    await owner.expectAccessible('two-step on')
  })

  it('requires a code after the password, and accepts each code once', async () => {
    await signOut()
    await signIn(owner, email, newPassword)
    await owner.page.getByRole('heading', { name: 'Enter your code' }).waitFor()
    await owner.expectAccessible('sign-in code')
    await enter('Code', codeAt(secret, Date.now() + 3_600_000), 'Sign in')
    await expectText('This code is incorrect. Check it, or wait for the next one.')
    await press(owner.page, 'Back to sign in')
    await signIn(owner, email, newPassword)
    const used = code('now')
    await enter('Code', used, 'Sign in')
    await waitForPath()

    await signOut()
    await signIn(owner, email, newPassword)
    await enter('Code', used, 'Sign in')
    await expectText('This code has already been used. Wait for the next one.')
    await enter('Code', code('early'), 'Sign in')
    await waitForPath()
  })

  it('is turned off after a confirmation', async () => {
    await openSettings()
    await press(owner.page, 'Turn off')
    await owner.expectAccessible('turn two-step off')
    await owner.page.getByRole('dialog').getByRole('button', { name: 'Turn off' }).click()
    await expectText('Two-step sign-in is off.')
    await signOut()
    await signIn(owner, email, newPassword)
    await waitForPath()
  })

  it('is turned off by an operator for a user who has lost the app', async () => {
    const cognito = new CognitoIdentityProviderClient({
      endpoint: `${stack.url}/cognito`,
      region: 'eu-west-1',
      credentials: stack.credentials,
    })
    const prefer = (Enabled: boolean) =>
      cognito.send(
        new AdminSetUserMFAPreferenceCommand({
          UserPoolId: stack.userPoolId,
          Username: email,
          SoftwareTokenMfaSettings: { Enabled, PreferredMfa: Enabled },
        }),
      )
    await prefer(true)
    await signOut()
    await signIn(owner, email, newPassword)
    await expectText('Lost your phone? Ask Locum Desk to turn off this step for you.')
    await prefer(false)
    await press(owner.page, 'Back to sign in')
    await signIn(owner, email, newPassword)
    await waitForPath()
    expect(faults()).toEqual([])
  })
})

describe('signing out everywhere', () => {
  it('ends the session of another device at its next call, which continues after signing in; here it leads to the sign-in page', async () => {
    const other = await openBrowserPage(browser, stack.url, 390)
    await signIn(other, email, newPassword)
    await other.page.waitForURL(`**${paths.practice.dashboard}`)
    await openSettings()
    await press(owner.page, 'Sign out everywhere')
    await owner.expectAccessible('sign out everywhere')
    const dialog = owner.page.getByRole('dialog')
    await owner.page.context().setOffline(true)
    await dialog.getByRole('button', { name: 'Sign out everywhere' }).click()
    await dialog.getByText('You’re offline. Nothing was sent; what you entered is kept.').waitFor()
    await owner.page.context().setOffline(false)
    await expect.poll(() => dialog.getByText('You’re offline').count()).toBe(0)
    await dialog.getByRole('button', { name: 'Sign out everywhere' }).click()
    await owner.page.waitForURL('**/sign-in')
    const ended = Date.now()
    await other.page.goto(paths.practice.bookings)
    await other.page.waitForURL(
      (url) => url.pathname === '/sign-in' && url.searchParams.get('from') === paths.practice.bookings,
    )
    await other.leave()
    // A session that begins within the same second is ended too (decision 008).
    await expect.poll(() => Date.now() - ended).toBeGreaterThan(1_000)
    await signIn(owner, email, newPassword)
    await waitForPath()
    // The browser reports a connection that was opening while there was none, or while the session ended.
    const expected = /\/socket\?.*(HTTP Authentication failed|ERR_INTERNET_DISCONNECTED)/
    expect(faults().filter((text) => !expected.test(text))).toEqual([])
  })
})
