import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { practices } from '#bin/seed/world/people.ts'
import { dynamoClient } from '#infra/local/dynamodb.ts'
import { notificationsRepository } from '#functions/stores/notifications.repository.ts'
import { eventIdOf, type OfferId, type UserId } from '#shared/kernel/ids.ts'
import { openOwnStack } from '#tests/support/browsing.ts'
import { goTo } from '#tests/support/go-to.ts'
import { copyApplication, copyOffer } from '#tests/support/many.ts'
import { ahead } from '#tests/support/people.ts'
import type { Visitor } from '#tests/support/visitor.ts'

// It creates hundreds of offers, which every locum would find.
const { stack, signInWithoutScreens } = await openOwnStack('demo world')

const COPIES = 420
const APPLICANTS = 130
const NOTIFICATIONS = 45

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

  beforeAll(async () => {
    visitor = await signInWithoutScreens(390, practices.harbour.email)
    const { page } = visitor
    const listed = page.waitForResponse((response) => /\/api\/offers\/company\/cmp_\w+\//.test(response.url()))
    await page.goto('/practice/dashboard/offers')
    const { authorization = '' } = await (await listed).request().allHeaders()
    const { sub } = JSON.parse(Buffer.from(authorization.split('.')[1] ?? '', 'base64url').toString()) as {
      sub: string
    }
    const notifications = notificationsRepository(offers.db, stack.environment.USERS_TABLE ?? '')
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
      }
      await notifications.add(`usr_${sub}` as UserId, note, [])
    }
    const { Items } = (await (await listed).json()) as {
      Items: { id: OfferId; status: string; offer_type: string; offers_requests: { id: UserId }[] }[]
    }
    const applied = Items.find(({ offer_type, status }) => offer_type === 'public' && status === 'requested')
    offerId = applied?.id as OfferId
    await copyApplication(offers, offerId, applied?.offers_requests[0]?.id as UserId, APPLICANTS)
    await copyOffer(offers, offerId, COPIES, () => ({
      days: { [ahead(60)]: { start: '08:00', end: '17:00', since: 1 } },
    }))
  })
  afterAll(async () => {
    expect(visitor.consoleErrors).toEqual([])
    await visitor.leave()
  })

  it('show the first items, that there are more, and all of them on request', async () => {
    const { page } = visitor
    await page.goto('/practice/dashboard/offers')
    await page.getByRole('heading', { name: /^Open\s*[23]\d\d\+$/ }).waitFor()
    await visitor.expectAccessible('a part of a long list')
    const cards = page.getByRole('article')
    const more = page.getByRole('button', { name: /^Show \d+ more$|^Load more$/ })
    expect(await cards.count()).toBe(25)
    await more.click()
    await expect.poll(() => cards.count()).toBe(50)
    // The focus moves to the first new card.
    expect(await cards.nth(25).evaluate((card) => card.contains(document.activeElement))).toBe(true)
    while (!(await page.getByRole('button', { name: 'Load more' }).isVisible())) await more.click()
    await page.getByRole('button', { name: 'Load more' }).click()
    await page.getByRole('heading', { name: /^Open\s*42\d$/ }).waitFor()
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
      expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBeLessThan(left)
      expect(await page.evaluate(() => scrollY)).toBe(0)
      await page.clock.fastForward(minutes * 60_000)
      await page.goBack()
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(left)
    }
  })

  it('show the first applicants of an offer, and the others on request', async () => {
    const { page } = visitor
    await goTo(page, `/practice/dashboard/offers/${offerId}`)
    await page.getByText(/Needs attention · 1[012]\d applied/).waitFor()
    await page.getByRole('button', { name: 'Show more applicants' }).click()
    await page.getByText(/Needs attention · 13\d applied/).waitFor()
    expect(await page.getByRole('button', { name: 'Show more applicants' }).count()).toBe(0)
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
    await more.click()
    await expect.poll(() => links.count()).toBeGreaterThanOrEqual(NOTIFICATIONS)
    expect(await more.count()).toBe(0)
    await menu.getByRole('button', { name: 'Mark all as read' }).press('Enter')
    await expect.poll(() => menu.locator('h2:focus').textContent()).toBe('Notifications')
  })
})
