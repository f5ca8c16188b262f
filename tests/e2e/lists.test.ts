import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { practices } from '#bin/seed/world/people.ts'
import { dynamoClient } from '#infra/local/dynamodb.ts'
import { dueNotificationsRepository } from '#functions/stores/due-notifications.repository.ts'
import { eventIdOf, type OfferId, type UserId } from '#shared/kernel/ids.ts'
import { openOwnStack } from '#tests/support/browsing.ts'
import { goTo } from '#tests/support/go-to.ts'
import { copyApplication, copyListedProfessional, copyOffer } from '#tests/support/many.ts'
import { ahead } from '#tests/support/people.ts'
import type { Visitor } from '#tests/support/visitor.ts'

// It creates hundreds of offers, which every locum would find.
const { stack, signInWithoutScreens } = await openOwnStack('demo world')

const COPIES = 420
const APPLICANTS = 130
const NOTIFICATIONS = 45
const NURSES = 61

const offers = {
  db: DynamoDBDocumentClient.from(dynamoClient(stack.environment.AWS_ENDPOINT_URL_DYNAMODB ?? ''), {
    marshallOptions: { removeUndefinedValues: true },
  }),
  table: stack.environment.OFFERS_TABLE ?? '',
}

describe('long lists on a phone', () => {
  let visitor: Visitor
  /** An offer with applicants. */
  let offerId: OfferId
  /** Listed in the practice's region. */
  let nurse: UserId

  beforeAll(async () => {
    visitor = await signInWithoutScreens(390, practices.harbour.email)
    const { page } = visitor
    const listed = page.waitForResponse((response) => /\/api\/offers\/company\/cmp_\w+\//.test(response.url()))
    await page.goto('/practice/dashboard/offers')
    const { authorization = '' } = await (await listed).request().allHeaders()
    const { sub } = JSON.parse(Buffer.from(authorization.split('.')[1] ?? '', 'base64url').toString()) as {
      sub: string
    }
    const notifications = dueNotificationsRepository(offers.db, stack.environment.USERS_TABLE ?? '')
    for (let at = 0; at < NOTIFICATIONS; at++) {
      const createdAt = `${ahead(-at)}T08:00:00.000Z`
      const id = eventIdOf(createdAt, crypto.getRandomValues(new Uint8Array(16)))
      const note = {
        id,
        title: `Earlier ${at}`,
        text: 'A day passed.',
        link: '/practice/dashboard',
        createdAt,
        read: at > 0,
        due: [],
      }
      await notifications.add(`usr_${sub}` as UserId, note)
    }
    const { Items } = (await (await listed).json()) as {
      Items: { id: OfferId; status: string; offer_type: string; offers_requests: { id: UserId }[] }[]
    }
    const applied = Items.find(({ offer_type, status }) => offer_type === 'public' && status === 'requested')
    offerId = applied?.id as OfferId
    await copyApplication(offers, offerId, applied?.offers_requests[0]?.id as UserId, APPLICANTS)
    await copyOffer(offers, offerId, COPIES, () => ({
      days: { [ahead(60)]: { start: '08:00', end: '17:00', sinceRevision: 1 } },
    }))
  })
  afterAll(async () => {
    expect(visitor.consoleErrors).toEqual([])
    await visitor.leave()
  })

  it('show the first items, that there are more, and all of them on request', async () => {
    const { page } = visitor
    await page.goto('/practice/dashboard/offers')
    await page.getByRole('heading', { name: /^Open\s*\d\d\+$/ }).waitFor()
    await visitor.expectAccessible('a part of a long list')
    const cards = page.getByRole('article')
    const more = page.getByRole('button', { name: /^Show \d+ more$|^Load more$/ })
    await expect.poll(() => cards.count()).toBe(25)
    await more.click()
    await expect.poll(() => cards.count()).toBe(50)
    // The focus moves to the first new card.
    await expect.poll(() => cards.nth(25).evaluate((card) => card.contains(document.activeElement))).toBe(true)
    const all = page.getByRole('heading', { name: /^Open\s*42\d$/ })
    while (!(await all.isVisible())) {
      const shown = await cards.count()
      await more.click()
      await expect.poll(() => cards.count()).toBeGreaterThan(shown)
    }
  })

  it('restore the scroll position on the way back, also after a reload of the data', async () => {
    const { page } = visitor
    await page.clock.install()
    await page.goto('/practice/dashboard/offers')
    const links = page.getByRole('link', { name: /^View offer/ })
    await links.nth(12).scrollIntoViewIfNeeded()
    const left = await page.evaluate(() => scrollY)
    for (const minutes of [0, 10]) {
      await links.nth(12).click()
      await page.getByText('Offer details').waitFor()
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollHeight - innerHeight))
        .toBeLessThan(left)
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
      await page.clock.fastForward(minutes * 60_000)
      await page.goBack()
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(left)
    }
  })

  it('show the first applicants of an offer, and the others on request', async () => {
    const { page } = visitor
    await goTo(page, `/practice/dashboard/offers/${offerId}`)
    await page.getByText(/Pending · 1[012]\d applicants/).waitFor()
    await page.getByRole('button', { name: 'Show more applicants' }).click()
    await page.getByText(/Pending · 13\d applicants/).waitFor()
    await expect.poll(() => page.getByRole('button', { name: 'Show more applicants' }).count()).toBe(0)
  })
  it('show the latest notifications, and earlier ones on request', async () => {
    const { page } = visitor
    await goTo(page, '/practice/dashboard/offers')
    await page.getByRole('button', { name: /^Notifications/ }).click()
    const menu = page.getByRole('group', { name: 'Notifications' })
    const links = menu.getByRole('link')
    await expect.poll(() => links.count()).toBe(20)
    const more = menu.getByRole('button', { name: 'Load earlier notifications' })
    await more.click()
    await expect.poll(() => links.count()).toBe(40)
    await visitor.expectAccessible('earlier notifications')
    // How many the demo world adds depends on the day.
    while (await more.isVisible()) {
      const shown = await links.count()
      await more.click()
      await expect.poll(() => links.count()).toBeGreaterThan(shown)
    }
    expect(await links.count()).toBeGreaterThanOrEqual(NOTIFICATIONS)
    await page.getByRole('button', { name: /^Notifications, \d+ unread$/ }).waitFor()
    await menu.getByRole('button', { name: 'Mark all as read' }).press('Enter')
    await page.getByRole('button', { name: 'Notifications', exact: true }).waitFor()
    await expect.poll(() => menu.locator('h2:focus').textContent()).toBe('Notifications')
  })

  it('show a search in pages, with the searched profession before the others that it covers', async () => {
    const { page } = visitor
    const region = 'Western Cape,Cape Town Metro'
    const search = `/practice/dashboard/search?${new URLSearchParams({ profession: 'Pharmacist', location: region, dates: ahead(60) })}`
    const first = page.waitForResponse((response) => response.url().includes('/search-v2/'))
    await goTo(page, search)
    const { Items } = (await (await first).json()) as { Items: { id: UserId; profession: string }[] }
    nurse = Items.find(({ profession }) => profession === 'Registered Nurse')?.id as UserId
    const table = stack.environment.SEARCH_TABLE ?? ''
    await copyListedProfessional({ ...offers, table }, nurse, `Registered Nurse#${region}`, NURSES)
    const pharmacists = Items.filter(({ profession }) => profession === 'Pharmacist').length
    const total = Items.length + NURSES
    await page.reload()
    await page.getByText(`1–24 of ${total}`).waitFor()
    const related = page.getByRole('heading', { name: `Related professions ${total - pharmacists}` })
    await related.waitFor()
    const cards = page.getByRole('article')
    await expect.poll(() => cards.count()).toBe(24)
    await expect.poll(() => cards.nth(pharmacists - 1).textContent()).toContain('· Pharmacist ·')
    await expect.poll(() => cards.nth(pharmacists).textContent()).toContain('· Registered Nurse ·')
    // On a slow machine a click sometimes has no effect; the cause is not known.
    const showMore = (count: number, shown: number) =>
      vi.waitFor(
        async () => {
          const more = page.getByRole('button', { name: `Show ${count} more` })
          if (await more.isVisible()) await more.click({ timeout: 2000 })
          await page.getByText(`1–${shown} of ${total}`).waitFor({ timeout: 5000 })
        },
        { timeout: 30_000 },
      )
    await showMore(24, 48)
    await expect.poll(() => cards.nth(24).evaluate((card) => card.contains(document.activeElement))).toBe(true)
    await showMore(total - 48, total)
    await expect.poll(() => cards.count()).toBe(total)
    await expect.poll(() => related.count()).toBe(1)
    await expect.poll(() => page.getByRole('button', { name: /^Show \d+ more/ }).count()).toBe(0)
  })

  it('say to choose a region where a search would rank more than 10 000 locums', async () => {
    const { page } = visitor
    const table = stack.environment.SEARCH_TABLE ?? ''
    await copyListedProfessional(
      { ...offers, table, rows: true },
      nurse,
      'Registered Nurse#Western Cape,Central Karoo',
      10_001,
    )
    await goTo(page, '/practice/dashboard/directory?profession=Registered+Nurse&location=')
    await page.getByText('Too many locums to rank').waitFor()
    await page.getByText('More than 10 000 locums are listed there. Choose a region').waitFor()
    await visitor.expectAccessible('a search that is too wide')
    await page.getByRole('button', { name: 'Search Cape Town Metro' }).click()
    await page.getByText(/^1–24 of /).waitFor()
    expect(visitor.consoleErrors.splice(0)).toEqual([expect.stringContaining('400 (Bad Request)')])
  })
})
