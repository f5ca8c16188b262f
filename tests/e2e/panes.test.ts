import type { Page } from 'playwright-core'
import { afterEach, describe, expect, it } from 'vitest'
import { locums, practices } from '#bin/seed/world/people.ts'
import { openSharedDemo } from '#tests/support/browsing.ts'
import { sizeOf, type Visitor } from '#tests/support/visitor.ts'

import { requestsText } from '#web/features/requests/requests.text.ts'

const { signInWithoutScreens } = await openSharedDemo()

const [phone, desk] = [390, 1280]
const offers = '/practice/dashboard/offers'
const list = (page: Page) => page.getByRole('region', { name: 'Offers', exact: true })
const cards = (page: Page) => list(page).getByRole('article')
const detail = (page: Page) => page.getByRole('region', { name: 'Offers: details' })
const chosen = (page: Page) => list(page).locator('[aria-current=true]')
const title = (page: Page) => detail(page).locator('h1, h2').first()
const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))
const cardOf = (page: Page) => page.evaluate(() => document.activeElement?.closest('article')?.textContent)

let visitor: Visitor
afterEach(async () => {
  expect(visitor.consoleErrors).toEqual([])
  await visitor.leave()
})

describe('a list and the detail beside it', () => {
  it('start with the first item; the address then names the chosen one', async () => {
    visitor = await signInWithoutScreens(desk, practices.harbour.email)
    const { page } = visitor
    await page.goto(offers)
    await title(page).filter({ hasText: 'Pharmacist' }).waitFor()
    await expect.poll(() => page.getByRole('heading', { level: 1 }).allTextContents()).toEqual(['Offers'])
    await expect.poll(() => chosen(page).textContent()).toBe(await cards(page).first().textContent())
    await visitor.expectAccessible('offers side by side')
    const first = await title(page).textContent()
    expect(first).toContain('Pharmacist')

    await cards(page).nth(1).getByRole('link').click()
    await page.waitForURL(/offers\/off_/)
    await expect.poll(() => page.getByRole('heading', { level: 1 }).allTextContents()).not.toContain('Offers')
    await page.getByText('Offer details').waitFor()
    await expect.poll(() => title(page).textContent()).not.toBe(first)
    const second = await title(page).textContent()
    await expect.poll(() => focused(page)).toBe('Offers: details')
    await expect.poll(() => page.title()).toContain(second)

    await page.reload()
    await expect.poll(() => title(page).textContent()).toBe(second)
    await expect.poll(() => chosen(page).textContent()).toBe(await cards(page).nth(1).textContent())
    await page.goBack()
    await expect.poll(() => title(page).textContent()).toBe(first)
    await page.goForward()
    await expect.poll(() => title(page).textContent()).toBe(second)

    // On a phone the same address is the detail alone, with its way back.
    await page.setViewportSize(sizeOf(phone))
    await page.getByRole('heading', { level: 1, name: second ?? '' }).waitFor()
    await expect.poll(() => list(page).count()).toBe(0)
    await page.getByRole('link', { name: 'Offers', exact: true }).first().click()
    await page.waitForURL(`**${offers}`)
    await page.getByRole('article').first().waitFor()
    await expect.poll(() => page.getByText('Offer details').count()).toBe(0)
  })

  it('keep the list where it was', async () => {
    visitor = await signInWithoutScreens(desk, practices.harbour.email)
    const { page } = visitor
    await page.setViewportSize({ width: desk, height: 480 })
    await page.goto(offers)
    await cards(page).last().getByRole('link').scrollIntoViewIfNeeded()
    const top = () => list(page).evaluate((pane) => pane.scrollTop)
    // Once nothing is added to the list any more.
    let before = 0
    await expect
      .poll(async () => {
        const last = before
        before = await top()
        return before > 100 && before === last
      })
      .toBe(true)
    await cards(page).last().getByRole('link').click()
    await page.getByText('Offer details').waitFor()
    await expect.poll(top).toBe(before)
    const address = page.url()
    await page.getByRole('link', { name: 'Bookings', exact: true }).first().click()
    await page.getByRole('heading', { level: 1, name: 'Bookings' }).waitFor()
    await page.goBack()
    await expect.poll(top).toBe(before)
    // Opened by its address, the list alone is scrolled to the chosen item.
    await page.evaluate(() => sessionStorage.clear())
    await page.goto('about:blank')
    await page.goto(address)
    await expect.poll(top).toBeGreaterThan(100)
    expect(await page.evaluate(() => scrollY)).toBe(0)
  })

  it('keep the view of the list; an empty list has the whole width', async () => {
    visitor = await signInWithoutScreens(desk, locums.thandi.email)
    const { page } = visitor
    await page.goto('/locum/dashboard/requests')
    await page.getByRole('link', { name: 'Answered' }).click()
    await page.waitForURL('**/requests?show=answered')
    await page
      .getByRole('article')
      .getByRole('link', { name: /^View request/ })
      .first()
      .click()
    await page.waitForURL(/off_\w+\?show=answered$/)
    await page.reload()
    await page.locator('[aria-current=page]', { hasText: 'Answered' }).waitFor()
    await page.locator('div[aria-current=true]').waitFor()
    await page.route('**/api/offers/professional/**', async (route) =>
      route.fulfill({ json: { data: { Items: [], Count: 0 }, Items: [], Count: 0 } }),
    )
    await page.goto('/locum/dashboard/requests')
    await page.getByText(requestsText.noneReceived).waitFor()
    await expect.poll(() => page.getByRole('region', { name: 'Requests: details' }).count()).toBe(0)
    await visitor.expectAccessible('no requests')
  })
})

describe('without a connection', () => {
  it('a list that could not be loaded says so once, with nothing beside it, and comes back', async () => {
    visitor = await signInWithoutScreens(desk, practices.harbour.email)
    const { page } = visitor
    await page.goto('/practice/dashboard/requests')
    const beside = page.getByRole('region', { name: 'Requests: details' })
    await beside.getByRole('heading').first().waitFor()
    await page.context().setOffline(true)
    await page.getByRole('link', { name: 'Answered' }).click()
    await page.getByText('We could not reach the server. Check your connection, then try again.').waitFor()
    await expect.poll(() => beside.count()).toBe(0)
    await page.context().setOffline(false)
    await page.getByRole('link', { name: 'Pending', exact: true }).click()
    await beside.getByRole('heading').first().waitFor()
    expect(visitor.consoleErrors.splice(0).filter((line) => !/ERR_|Failed to load/.test(line))).toEqual([])
  })
})

describe('single keys', () => {
  it('that are pressed before the list is there wait for it', async () => {
    visitor = await signInWithoutScreens(desk, practices.harbour.email)
    const { page } = visitor
    let open = () => {}
    const isOpen = new Promise<void>((resolve) => (open = resolve))
    await page.route(/\/api\/offers\/company\//, async (route) => (await isOpen, route.continue()))
    await page.goto(offers)
    await page.getByRole('heading', { level: 1, name: 'Offers' }).waitFor()
    for (const key of ['j', 'j', 'k', 'j', 'Enter']) await page.keyboard.press(key)
    await page.waitForTimeout(300)
    expect(new URL(page.url()).pathname).toBe(offers)
    open()
    await page.waitForURL(/offers\/off_/)
    await expect.poll(() => chosen(page).textContent()).toBe(await cards(page).nth(2).textContent())
    await expect.poll(() => focused(page)).toBe('Offers: details')
  })

  it('that wait are forgotten once something else is done', async () => {
    visitor = await signInWithoutScreens(desk, practices.harbour.email)
    const { page } = visitor
    let open = () => {}
    const isOpen = new Promise<void>((resolve) => (open = resolve))
    await page.route(/\/api\/offers\/company\//, async (route) => (await isOpen, route.continue()))
    await page.goto(offers)
    const title = page.getByRole('heading', { level: 1, name: 'Offers' })
    await title.waitFor()
    await page.keyboard.press('j')
    await title.click()
    open()
    await cards(page).first().waitFor()
    await page.waitForTimeout(300)
    expect(await cardOf(page)).toBeUndefined()
  })

  it('move, open, search and post, but not while something is typed; the sheet turns them off', async () => {
    visitor = await signInWithoutScreens(desk, practices.harbour.email)
    const { page } = visitor
    await page.goto(offers)
    await title(page).filter({ hasText: 'Pharmacist' }).waitFor()
    await page.keyboard.press('j')
    await expect.poll(() => cardOf(page)).toBe(await cards(page).nth(1).textContent())
    await page.keyboard.press('j')
    await page.keyboard.press('k')
    await expect.poll(() => cardOf(page)).toBe(await cards(page).nth(1).textContent())
    await page.keyboard.press('Enter')
    await page.waitForURL(/offers\/off_/)
    await expect.poll(() => focused(page)).toBe('Offers: details')
    // It goes on from the chosen item.
    await page.keyboard.press('k')
    await expect.poll(() => cardOf(page)).toBe(await cards(page).first().textContent())

    await page.keyboard.press('/')
    await page.waitForURL('**/practice/dashboard/search*')
    await expect.poll(() => page.evaluate(() => document.activeElement?.closest('[data-filters]') !== null)).toBe(true)
    await page.getByRole('article').first().waitFor()
    // Not by a script: a focus that was lost without a click is restored.
    await page.getByRole('heading', { level: 1 }).click()
    await page.keyboard.press('n')
    await page.waitForURL('**/offers/new')
    await page.getByLabel('Notes', { exact: false }).pressSequentially('jk/n?')
    await expect.poll(() => page.getByLabel('Notes', { exact: false }).inputValue()).toBe('jk/n?')
    await page.getByRole('heading', { level: 1 }).click()

    await page.keyboard.press('?')
    const sheet = page.getByRole('dialog')
    await sheet.getByRole('heading', { name: 'Keyboard shortcuts' }).waitFor()
    await visitor.expectAccessible('keyboard shortcuts')
    await page.keyboard.press('n')
    await sheet.getByLabel('Use single keys as shortcuts').uncheck()
    await page.keyboard.press('Escape')
    await sheet.waitFor({ state: 'detached' })
    await page.goto(offers)
    await title(page).waitFor()
    for (const key of ['j', 'n', '/', '?']) await page.keyboard.press(key)
    expect([new URL(page.url()).pathname, await cardOf(page)]).toEqual([offers, undefined])
    await expect.poll(() => list(page).locator('kbd').count()).toBe(0)
    await page.getByRole('button', { name: 'More' }).click()
    await page.getByRole('button', { name: 'Keyboard shortcuts' }).click()
    await sheet.getByLabel('Use single keys as shortcuts').check()
    await sheet.getByRole('button', { name: 'Done' }).click()
    await page.keyboard.press('n')
    await page.waitForURL('**/offers/new')
  })

  it('lead a locum through requests and bookings', async () => {
    visitor = await signInWithoutScreens(desk, locums.thandi.email)
    const { page } = visitor
    for (const what of ['requests', 'bookings', 'offers']) {
      await page.goto(`/locum/dashboard/${what}`)
      await page.getByRole('article').nth(1).waitFor()
      await page.keyboard.press('j')
      await expect.poll(() => cardOf(page)).toBeTruthy()
      await page.keyboard.press('Enter')
      await page.waitForURL(new RegExp(`${what}/\\w+_?\\w+$`))
      await visitor.expectAccessible(`one of ${what}, beside its list`)
    }
  })
})
