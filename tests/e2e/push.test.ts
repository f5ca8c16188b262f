import type { Page, Worker } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoPassword } from '#bin/seed/demo-password.ts'
import { locums, practices } from '#bin/seed/world/people.ts'
import { pushContentOf } from '#functions/events/channels/push-content.ts'
import type { DueNotification } from '#functions/stores/due-notifications.repository.ts'
import { openSharedDemo } from '#tests/support/browsing.ts'
import { goTo } from '#tests/support/go-to.ts'
import { openOwnMenu } from '#tests/support/own-menu.ts'
import { ahead } from '#tests/support/people.ts'
import { answerPermission, newSubscription } from '#tests/support/push.ts'
import { signIn, submitSignIn } from '#tests/support/signing-up.ts'
import { openBrowserPage, type Visitor } from '#tests/support/visitor.ts'

const { stack, browser, signInWithoutScreens } = await openSharedDemo()
const settings = '/locum/account-settings?section=notifications'
const section = (page: Page) => page.locator('h3', { hasText: 'This device' }).locator('xpath=../..')

type Recording = {
  recorded: { shown: { title: string; link: string }[]; opened: string[]; closed: number }
}

/** Chromium without a window shows no notifications and opens nothing, so the worker's calls are recorded. */
const recordActions = () => {
  const scope = self as unknown as Recording & {
    registration: { showNotification: (title: string, options: { data: { link: string } }) => Promise<void> }
    clients: { openWindow: (url: string) => Promise<void> }
  }
  const recorded: Recording['recorded'] = { shown: [], opened: [], closed: 0 }
  scope.recorded = recorded
  scope.registration.showNotification = async (title, { data: { link } }) => void recorded.shown.push({ title, link })
  scope.clients.openWindow = async (url) => void recorded.opened.push(url)
}

const clickAll = async () => {
  const { recorded } = self as unknown as Recording
  for (const { link } of recorded.shown) {
    const waits: Promise<void>[] = []
    const notification = { data: { link }, close: () => (recorded.closed += 1) }
    const waitUntil = (wait: Promise<void>) => waits.push(wait)
    dispatchEvent(Object.assign(new Event('notificationclick'), { notification, waitUntil }))
    await Promise.all(waits)
  }
}

/** Chromium has no push service here, so the local one takes its place. */
const giveSubscription = (page: Page, subscription: object) =>
  page.addInitScript((json) => {
    const made = { toJSON: () => json, options: { applicationServerKey: null }, unsubscribe: async () => set(false) }
    const set = (is: boolean) => {
      localStorage.setItem('test-subscribed', String(is))
      return true
    }
    const current = () => (localStorage.getItem('test-subscribed') === 'true' ? made : null)
    Object.assign(PushManager.prototype, {
      getSubscription: async () => current(),
      subscribe: async () => set(true) && made,
    })
  }, subscription)

const registrationsAfter = (page: Page, name: 'addPushToken' | 'removePushToken') =>
  page.waitForResponse((response) => response.url().endsWith(`/notifications/${name}`))

const enter = async (visitor: Visitor) => {
  await signIn(visitor, locums.thandi.email, demoPassword)
  await visitor.page.waitForURL('**/locum/dashboard')
  await visitor.page.getByRole('heading', { level: 1 }).first().waitFor()
}

const signOut = async (page: Page) => {
  await openOwnMenu(page)
  const removed = registrationsAfter(page, 'removePushToken')
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await page.waitForURL('**/sign-in*')
  return removed
}

describe('a browser', () => {
  let visitor: Visitor
  let page: Page
  const { subscription } = newSubscription(stack.url)
  beforeAll(async () => {
    visitor = await openBrowserPage(browser, stack.url, 390)
    page = visitor.page
    await answerPermission(page, 'granted')
    await giveSubscription(page, subscription)
    await enter(visitor)
  })
  afterAll(async () => {
    await page?.evaluate(async () => (await navigator.serviceWorker.getRegistration('/'))?.unregister())
    await visitor?.leave()
  })

  it('is turned on in the account settings, and registered', async () => {
    await goTo(page, settings)
    await section(page).getByText('Notifications are not shown on this device.').waitFor()
    const added = registrationsAfter(page, 'addPushToken')
    await section(page).getByRole('button', { name: 'Turn on' }).click()
    expect((await added).status()).toBe(200)
    const { type, token } = (await added).request().postDataJSON() as { type: string; token: string }
    expect([type, JSON.parse(token)]).toEqual(['web', subscription])
    await section(page).getByText('Notifications are shown on this device').waitFor()
    await visitor.expectAccessible('notifications of this device')
  })

  it('shows what is pushed, and opens its page; only pages of the site', async () => {
    const due = { push: 'You have a new booking request.', link: '/locum/dashboard/requests' } as DueNotification
    const pushes = [pushContentOf([due]), { title: 'Elsewhere', link: 'https://attacker.test/page' }]
    const cdp = await page.context().newCDPSession(page)
    const registered = new Promise<string>((resolve) =>
      cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [first] }) => {
        if (first) resolve(first.registrationId)
      }),
    )
    await cdp.send('ServiceWorker.enable')
    const push = { origin: stack.url, registrationId: await registered }
    const worker = page.context().serviceWorkers()[0] as Worker
    await worker.evaluate(recordActions)
    const recorded = () => worker.evaluate(() => (self as unknown as Recording).recorded)
    for (const content of pushes) {
      await cdp.send('ServiceWorker.deliverPushMessage', { ...push, data: JSON.stringify(content) })
      await expect.poll(async () => (await recorded()).shown.at(-1)?.title).toBe(content?.title)
    }
    await worker.evaluate(clickAll)
    expect(await recorded()).toMatchObject({
      shown: pushes,
      opened: [stack.url + due.link, `${stack.url}/`],
      closed: 2,
    })
    await cdp.detach()
    await goTo(page, due.link)
    await page.getByRole('heading', { level: 1 }).first().waitFor()
  })

  it('is unsubscribed at sign-out, and subscribed again when the same user returns', async () => {
    expect((await signOut(page)).status()).toBe(200)
    expect(await page.evaluate(() => localStorage.getItem('test-subscribed'))).toBe('false')
    const added = registrationsAfter(page, 'addPushToken')
    await enter(visitor)
    expect((await added).status()).toBe(200)
    await goTo(page, settings)
    await section(page).getByRole('button', { name: 'Turn off' }).click()
    await section(page).getByText('Notifications are not shown on this device.').waitFor()
    expect(visitor.consoleErrors).toEqual([])
  })
})

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

describe('a practice whose browser could show notifications', () => {
  /** Later than the days of other files; the locum has posted nothing there. */
  const days = [ahead(140), ahead(141)] as const
  const name = `${locums.riaan.first_name} ${locums.riaan.last_name}`
  const search = new URLSearchParams({
    profession: 'Pharmacist',
    location: 'Western Cape,Cape Town Metro',
    dates: days[0],
  })

  it('is offered them after its first booking request, and turns them on by the offer', async () => {
    const { page, consoleErrors, leave } = await signInWithoutScreens(390, practices.harbour.email)
    await answerPermission(page, 'default')
    await giveSubscription(page, newSubscription(stack.url).subscription)
    const offer = page.getByText('Would you like a notification on this device')
    const send = async () => {
      await page.getByRole('button', { name: `Request 1 day from ${name}` }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Send request' }).click()
      await page.getByText('Request sent to').waitFor()
    }
    await page.goto(`/practice/dashboard/search?${search}`)
    await page.getByRole('article', { name }).getByRole('link').first().click()
    expect(await offer.count()).toBe(0)
    await send()
    await offer.waitFor()
    const added = registrationsAfter(page, 'addPushToken')
    await page.getByRole('status').getByRole('button', { name: 'Turn on' }).click()
    expect((await added).status()).toBe(200)
    await page.getByText('Notifications are on for this device.').waitFor()
    await page.getByRole('button', { name: 'Request other days' }).click()
    await page.locator(`[data-date="${days[1]}"]`).click({ force: true })
    await send()
    expect(await offer.count()).toBe(0)
    expect(consoleErrors).toEqual([])
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration('/'))?.unregister())
    await leave()
  })
})
