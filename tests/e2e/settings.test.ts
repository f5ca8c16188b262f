import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoPassword } from '#bin/seed/demo-password.ts'
import { locums, practices } from '#bin/seed/world/people.ts'
import { openSharedDemo } from '#tests/support/browsing.ts'
import { parseCalendar } from '#tests/support/calendar.ts'
import { goTo } from '#tests/support/go-to.ts'
import { openOwnMenu } from '#tests/support/own-menu.ts'
import { press } from '#tests/support/press.ts'
import { waitUntilDeleted, signIn } from '#tests/support/signing-up.ts'
import { openBrowserPage, type Visitor } from '#tests/support/visitor.ts'

const { stack, browser } = await openSharedDemo()

const waitUntilSaved = (page: Page) => page.getByText('Saved.', { exact: true }).first().waitFor()

const opens = async (page: Page, menu: string, path: string): Promise<void> => {
  await openOwnMenu(page)
  await page.getByRole('link', { name: menu }).click()
  await page.waitForURL(`**${path}*`)
}

const copied = async (page: Page): Promise<unknown> => {
  const [download] = await Promise.all([page.waitForEvent('download'), press(page, 'Download for programs (JSON)')])
  expect(download.suggestedFilename()).toMatch(/^(my-data|practice)-\d{4}-\d{2}-\d{2}\.json$/)
  return JSON.parse(await readFile(await download.path(), 'utf8'))
}

/** They have no upcoming shifts, and so can delete their accounts. */
const sides = [
  {
    who: 'Locum',
    email: locums.naledi.email,
    width: 390,
    home: '/locum/dashboard',
    settings: '/locum/account-settings',
    profile: '/locum/profile',
    contact: 'Contact number',
    data: 'My data',
    copy: 'A copy of my data',
    deleted: 'my account',
  },
  {
    who: 'Practice',
    email: practices.kenilworth.email,
    width: 1280,
    home: '/practice/dashboard',
    settings: '/company/account-settings',
    profile: '/company/profile',
    contact: 'Practice contact number',
    data: 'Practice data',
    copy: 'A copy of this practice’s data',
    deleted: 'this practice',
  },
] as const

describe.each(sides)(
  'account settings: $who',
  ({ email, width, home, settings, profile, contact, data, copy, deleted }) => {
    let visitor: Visitor
    let page: Page

    beforeAll(async () => {
      visitor = await openBrowserPage(browser, stack.url, width)
      page = visitor.page
    })
    afterAll(() => visitor?.leave())

    it('are in the account menu, beside the profile', async () => {
      await signIn(visitor, email, demoPassword)
      await page.waitForURL(`**${home}`)
      await page.getByRole('heading', { level: 1 }).first().waitFor()
      await opens(page, 'Edit Profile', profile)
      await page.getByRole('progressbar').first().waitFor()
      await visitor.expectAccessible('the profile')
      await opens(page, 'Account Settings', settings)
      await page.getByRole('link', { name: 'Notifications' }).waitFor()
    })

    it('accept another number, and refuse an invalid one', async () => {
      // Loaded anew: at a desk's width the page before shows the same field.
      await page.goto(`${settings}?section=contact`)
      await page.getByLabel(contact).fill('nobody')
      await press(page, 'Update')
      await expect.poll(() => page.getByLabel(contact).getAttribute('aria-invalid')).toBe('true')
      await page.getByLabel(contact).fill('083 765 4321')
      await press(page, 'Update')
      await waitUntilSaved(page)
      await visitor.expectAccessible('contact')
      await page.reload()
      await expect.poll(() => page.getByLabel(contact).inputValue()).toBe('083 765 4321')
    })

    it('save notification preferences, on the server and in the browser', async () => {
      await goTo(page, `${settings}?section=notifications`)
      const bookings = page.getByRole('group', { name: 'Bookings' })
      await bookings.getByRole('checkbox', { name: 'E-mail' }).uncheck()
      await page.getByRole('group', { name: 'Messages' }).getByRole('checkbox', { name: 'Devices' }).uncheck()
      await page.getByRole('checkbox', { name: /^Quiet hours/ }).check()
      await page.getByLabel('From, quiet hours: hour').selectOption('22')
      await press(page, 'Update')
      await waitUntilSaved(page)
      await visitor.expectAccessible('notifications')
      expect(
        await page.evaluate(() => JSON.parse(localStorage.getItem('demo.notificationChannels') ?? '')),
      ).toMatchObject({
        email: { offers: true, bookings: false, messages: true },
        push: { offers: true, bookings: true, messages: false },
        quiet_hours: { from: '22:00', to: '06:00' },
      })
      await page.reload()
      await bookings.getByRole('checkbox', { name: 'E-mail', checked: false }).waitFor({ state: 'attached' })
      await page.getByRole('checkbox', { name: /^Quiet hours/ }).uncheck()
      await press(page, 'Update')
      await waitUntilSaved(page)
      await page.reload()
      await page.getByRole('checkbox', { name: /^Quiet hours/, checked: false }).waitFor({ state: 'attached' })
    })

    it('give a private calendar address, which is shown once, replaced and revoked', async () => {
      const openPage = `${settings}?section=calendar`
      const address = page.getByLabel('Your address')
      const statusOf = async (url: string) => (await fetch(url)).status
      await page.goto(openPage)
      await press(page, 'Create address')
      const first = (await address.textContent()) ?? ''
      expect(parseCalendar(await (await fetch(first)).text()).name).toBe('Locum bookings')
      await expect
        .poll(() => page.getByRole('link', { name: 'Open in calendar app' }).getAttribute('href'))
        .toBe(first.replace('http:', 'webcal:'))
      await visitor.expectAccessible('a new calendar address')
      await page.reload()
      await page.getByText(/^In use since \d{2}\/\d{2}\/\d{4}\./).waitFor()
      await expect.poll(() => address.count()).toBe(0)
      await press(page, 'Create new address')
      await visitor.expectAccessible('replacing a calendar address')
      await page.getByRole('dialog').getByRole('button', { name: 'Create new address' }).click()
      await address.waitFor()
      const second = (await address.textContent()) ?? ''
      expect([await statusOf(first), await statusOf(second)]).toEqual([404, 200])
      await press(page, 'Revoke')
      await press(page, 'Revoke address')
      await page.getByRole('button', { name: 'Create address', exact: true }).waitFor()
      expect([await statusOf(second), await address.count()]).toEqual([404, 0])
      await page.goto(`${settings}?section=contact`)
      await page.getByLabel(contact).waitFor()
    })

    it('prepare a copy of all data, also while the user is elsewhere, as one file', async () => {
      await goTo(page, `${settings}?section=data`)
      await page.getByRole('heading', { name: data, exact: true }).waitFor()
      await page.getByRole('heading', { name: copy, exact: true }).waitFor()
      // A practice’s owner has a second one, of their own account.
      await page.getByRole('button', { name: 'Prepare a copy' }).first().click()
      await page.goto(`${settings}?section=contact`)
      await page.getByLabel(contact).waitFor()
      await goTo(page, `${settings}?section=data`)
      await page.getByText(/^Your copy from \d{2}\/\d{2}\/\d{4} at \d{2}:\d{2} is ready/).waitFor()
      await visitor.expectAccessible('my data')
      expect(JSON.stringify(await copied(page))).toContain('083 765 4321')
      const [readable] = await Promise.all([page.waitForEvent('download'), press(page, 'Download')])
      expect(readable.suggestedFilename()).toMatch(/\.html$/)
      expect(await readFile(await readable.path(), 'utf8')).toContain('083 765 4321')
      await expect.poll(() => page.url()).toContain('section=data')
      await press(page, 'Prepare a new copy')
      await page.getByText('is being prepared').waitFor()
      await page.getByText('is ready').waitFor()
    })

    it('see what was agreed to, object to direct marketing, and ask about their data', async () => {
      await goTo(page, `${settings}?section=privacy`)
      await page.getByText(/agree/).first().waitFor()
      await visitor.expectAccessible('privacy')
      await page.getByLabel('What we should know').fill('Which data of mine do you have?')
      await press(page, 'Send request')
      await page.getByText('To be answered by').waitFor()
      await press(page, 'Object')
      await page.getByText('You object to direct marketing since').waitFor()
      await goTo(page, `${settings}?section=data`)
    })

    it('delete all data once DELETE is typed, which ends the sign-in', async () => {
      await press(page, 'Delete')
      await page.getByText('What we have to keep, how long and why').waitFor()
      await press(page, `Delete ${deleted}`)
      await page.getByText('Please type DELETE').waitFor()
      expect(
        await page.getByLabel('Type DELETE to confirm').evaluate((field) => field === document.activeElement),
      ).toBe(true)
      await visitor.expectAccessible('deleting')
      await page.getByLabel('Type DELETE to confirm').fill('DELETE')
      await press(page, `Delete ${deleted}`)
      await page.waitForURL('**/sign-in')
      await waitUntilDeleted(visitor, email, demoPassword)
      expect(page.url()).not.toContain(home)
    })
  },
)
