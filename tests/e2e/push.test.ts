import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoPassword } from '#bin/seed/demo-password.ts'
import { locums } from '#bin/seed/world/people.ts'
import { openSharedDemo } from '#tests/support/browsing.ts'
import { openOwnMenu } from '#tests/support/own-menu.ts'
import { submitSignIn } from '#tests/support/signing-up.ts'
import { openBrowserPage, type Visitor } from '#tests/support/visitor.ts'

const { stack, browser } = await openSharedDemo()
const registrationsAfter = (page: Page, name: 'addPushToken' | 'removePushToken') =>
  page.waitForResponse((response) => response.url().endsWith(`/notifications/${name}`))

const signOut = async (page: Page) => {
  await openOwnMenu(page)
  const removed = registrationsAfter(page, 'removePushToken')
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await page.waitForURL('**/sign-in*')
  return removed
}

describe('a phone', () => {
  let visitor: Visitor
  beforeAll(async () => {
    visitor = await openBrowserPage(browser, stack.url, 390)
  })
  afterAll(() => visitor?.leave())

  it('is registered at sign-in with the token that the app has sent before, and removed at sign-out', async () => {
    const { page } = visitor
    const detail = { token: `phone-${crypto.randomUUID()}`, type: 'android' }
    await page.goto('/sign-in')
    await page.locator('#prerendered').waitFor({ state: 'detached' })
    await page.evaluate((sent) => dispatchEvent(new CustomEvent('push-token', { detail: sent })), detail)
    const added = registrationsAfter(page, 'addPushToken')
    await submitSignIn(page, locums.thandi.email, demoPassword)
    expect((await added).request().postDataJSON()).toEqual(detail)
    await page.waitForURL('**/locum/dashboard')
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    expect((await signOut(page)).request().postDataJSON()).toEqual(detail)
    expect(visitor.consoleErrors).toEqual([])
  })
})
