import { DynamoDBDocumentClient, PutCommand, ScanCommand } from '@aws-sdk/lib-dynamodb'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { locums, practices } from '#bin/seed/world/people.ts'
import { mailsItem } from '#functions/stores/mails.items.ts'
import { dynamoClient } from '#infra/local/dynamodb.ts'
import { setClockAhead } from '#infra/local/set-clock.ts'
import { formatCardDate } from '#shared/kernel/dates.ts'
import type { UserId } from '#shared/kernel/ids.ts'
import { quotas } from '#shared/kernel/quotas.ts'
import { openSharedDemo } from '#tests/support/browsing.ts'
import { goTo } from '#tests/support/go-to.ts'
import { ahead, today, workingDays } from '#tests/support/people.ts'
import { widths } from '#tests/support/rounds.ts'
import { sizeOf, type Visitor } from '#tests/support/visitor.ts'

const { signInAs, signInWithoutScreens, stack } = await openSharedDemo()

const tables = DynamoDBDocumentClient.from(dynamoClient(stack.environment.AWS_ENDPOINT_URL_DYNAMODB ?? ''))

const setMailsCaused = async (email: string, count: number): Promise<void> => {
  const TableName = stack.environment.USERS_TABLE
  const { Items = [] } = await tables.send(
    new ScanCommand({ TableName, FilterExpression: 'email = :email', ExpressionAttributeValues: { ':email': email } }),
  )
  const Item = mailsItem.written({ pk: Items[0]?.pk as UserId, sk: 'MAILS', day: today(), count })
  await tables.send(new PutCommand({ TableName, Item }))
}

/** Each width uses its own locum. */
const locumAtWidth = (width: number) => (width < 600 ? locums.lindiwe : locums.sipho)

describe.each(widths)('a practice sends a locum a booking request, at %i px', (width) => {
  const { first_name, last_name, email } = locumAtWidth(width)
  const name = `${first_name} ${last_name}`
  // Later than anything in the demo world.
  const days = workingDays(60, 6) as [string, string, string, string, string, string]
  const [mon, tue, wed, ...later] = days
  let locum: Visitor
  let first: Visitor
  let second: Visitor

  /** From the search to the locum, with the days chosen. */
  const askFor = async ({ page }: Visitor, dates: readonly string[]): Promise<void> => {
    await goTo(
      page,
      `/practice/dashboard/search?${new URLSearchParams({ profession: 'Pharmacist', location: 'Western Cape,Cape Town Metro', dates: dates.join(',') })}`,
    )
    await page.getByRole('article', { name }).getByRole('link').first().click()
    // Until then, the best match is shown beside the list.
    const ask = page.getByRole('button', { name: new RegExp(`^Request ${dates.length} days? from ${name}`) })
    await ask.waitFor()
    // The panel beside the list shows less than the locum’s own page.
    if (width >= 1280) await page.getByRole('link', { name: 'Full profile' }).click()
    await page.getByRole('heading', { level: 1, name }).waitFor()
    await ask.waitFor()
  }
  const send = async ({ page }: Visitor): Promise<void> => {
    const review = page.getByRole('dialog')
    if (!(await review.isVisible())) await page.getByRole('button', { name: /^Request \d+ days? from/ }).click()
    await review.getByText(/^until \w{3} \d+ \w{3}, \d\d:\d\d$/).waitFor()
    await review.getByRole('button', { name: 'Send request' }).click()
    await page.getByText('Request sent to').waitFor()
  }
  const open = async ({ page }: Visitor, practice: string): Promise<void> => {
    await page.goto('/locum/dashboard/requests')
    // Soonest first, so requests of the demo world come before.
    await page
      .getByRole('link', { name: `${practice} wants to book you` })
      .last()
      .click()
    await page.getByRole('heading', { level: 1, name: `${practice} wants to book you` }).waitFor()
  }

  beforeAll(async () => {
    ;[locum, first, second] = await Promise.all([
      signInAs(width, email),
      signInAs(width, practices.harbour.email),
      signInAs(width, practices.gardens.email),
    ])
  })
  afterAll(async () => {
    for (const visitor of [locum, first, second]) await visitor?.leave()
  })

  it('the practice sees the total with its breakdown and sends the request', async () => {
    const { page } = first
    await askFor(first, [mon, tue, wed])
    await page.getByText(/^3 days × 8\sh\s×\sR\s\d+\/h$/).waitFor()
    await page.getByText(/^plus facilitation fee 15%$/).waitFor()
    await first.expectAccessible('a locum with days chosen')
    await page.getByLabel('Notes').fill('Ask for Hester at the back door.')
    await page.getByLabel('Answer within').selectOption('24 hours')
    await page.getByRole('button', { name: /^Request 3 days from/ }).click()
    const review = page.getByRole('dialog', { name: `Send this request to ${name}?` })
    await review.getByText('Ask for Hester at the back door.').waitFor()
    await review.getByText('Total, estimated').waitFor()
    await first.expectAccessible('a request before it is sent')
    await send(first)
    await first.expectAccessible('a request that is sent')
  })

  it('a requested day can’t be requested again, with the reason', async () => {
    const { page } = first
    await page.getByRole('button', { name: 'Request other days' }).click()
    const day = page.locator(`[data-date="${mon}"]`)
    await day.click({ force: true })
    await page.getByText(`${formatCardDate(mon)}: You have already requested this day.`).waitFor()
    await page
      .getByText(`${formatCardDate(mon)}: You`)
      .getByRole('link', { name: 'View request' })
      .waitFor()
    await expect.poll(() => day.getAttribute('aria-selected')).toBe('false')
    const send = page.getByRole('button', { name: /^Request days from/ })
    await expect.poll(() => send.isDisabled()).toBe(true)
    const reason = page.locator(`[id="${await send.getAttribute('aria-describedby')}"]`)
    await expect.poll(() => reason.textContent()).toBe('Choose at least one day.')
  })

  it('the search shows pending requests', async () => {
    const { page } = first
    await page.goBack()
    const card = page.getByRole('article', { name })
    await card.getByRole('link', { name: /^You requested/ }).waitFor()
    await expect.poll(() => card.getByText('Requested', { exact: true }).count()).toBe(3)
    await expect.poll(() => card.getByRole('link', { name: /^View and request/ }).count()).toBe(0)
    await expect
      .poll(() => card.getByRole('link', { name: /^You requested/ }).getAttribute('href'))
      .toContain('/requests/off_')
    await first.expectAccessible('found with requested days')
  })

  it('a second practice requests two of the same days; over its daily limit of mails it sees until when, and loses no input', async () => {
    const { page } = second
    await askFor(second, [tue, wed])
    await setMailsCaused(practices.gardens.email, quotas.mailsPerAccountDay)
    await page.getByRole('button', { name: /^Request 2 days from/ }).click()
    await page.getByRole('button', { name: 'Send request' }).click()
    await page
      .getByText(
        `Your actions today have sent 500 e-mails, the most allowed in one day. You can do this again from ${formatCardDate(ahead(1))} on. You can still cancel.`,
      )
      .waitFor()
    await second.expectAccessible('a request past a limit')
    await setMailsCaused(practices.gardens.email, 0)
    await send(second)
  })

  it('a device whose clock is a day ahead shows today, and the request can be accepted', async () => {
    const early = await signInWithoutScreens(width, email)
    const { page } = early
    await page.addInitScript(setClockAhead, 24 * 60 * 60 * 1000)
    let refreshes = 0
    page.on('request', (request) => {
      if (request.headers()['x-amz-target']?.endsWith('.GetTokensFromRefreshToken')) refreshes += 1
    })
    await page.goto('/locum/dashboard/calendar?view=month')
    await page.locator(`[data-date="${today()}"][aria-current=date]`).first().waitFor()
    await open(early, practices.harbour.name)
    await page
      .getByText(/23\sh left/)
      .first()
      .waitFor()
    await expect.poll(() => page.getByRole('button', { name: /^Accept (all|[A-Z]|\d)/ }).isEnabled()).toBe(true)
    await page.reload()
    await expect.poll(() => page.getByRole('button', { name: /^Accept (all|[A-Z]|\d)/ }).isEnabled()).toBe(true)
    // The first page could not know better.
    expect(refreshes).toBeLessThanOrEqual(1)
    expect(early.consoleErrors).toEqual([])
    await early.leave()
  })

  it('the locum finds both on the dashboard and accepts some days of one, with their own week beside it', async () => {
    const { page } = locum
    await page.goto('/locum/dashboard')
    await page.getByRole('region', { name: 'Requests to answer' }).getByRole('article').nth(1).waitFor()
    const waiting = page.getByRole('link', { name: /^Requests, \d+ to answer$/ }).filter({ visible: true })
    const count = async () => Number(/\d+/.exec((await waiting.getAttribute('aria-label')) ?? ''))
    const before = await count()
    expect(before).toBeGreaterThanOrEqual(2)
    await locum.expectAccessible('the locum’s dashboard with requests')
    await open(locum, practices.harbour.name)
    await page.getByText('Ask for Hester at the back door.').waitFor()
    await page
      .getByRole('region', { name: /^Your week/ })
      .getByText(/Requested/)
      .first()
      .waitFor({ state: 'attached' })
    await page.getByRole('checkbox', { name: new RegExp(formatCardDate(mon)) }).uncheck()
    await page.getByText(`${formatCardDate(mon)} will be declined.`).waitFor()
    await locum.expectAccessible('a request to answer')
    await page.getByRole('button', { name: /^Accept ./ }).click()
    await page.getByText('You are booked.').first().waitFor()
    // The button is removed, so the focus moves to a heading.
    await page.locator('h1:focus, h2:focus').waitFor()
    // Those for the same days lapse soon after.
    await expect.poll(count).toBeLessThan(before)
    await page
      .getByRole('link', { name: /^View booking for/ })
      .first()
      .click()
    await page.getByRole('heading', { level: 1, name: new RegExp(practices.harbour.name) }).waitFor()
  })

  it('the practice has the booking, and a next step for the day that was declined', async () => {
    const { page } = first
    await page.goto('/practice/dashboard/requests?show=answered')
    await page
      .getByRole('link', { name: new RegExp(`^View request: ${name}`) })
      .first()
      .click()
    await page.getByText(`has declined ${formatCardDate(mon)}.`).waitFor()
    await page.getByRole('link', { name: `Find someone else for ${formatCardDate(mon)}` }).waitFor()
    await first.expectAccessible('a request that was accepted in part')
    await page
      .getByRole('link', { name: /^View booking for/ })
      .first()
      .click()
    await page.waitForURL('**/bookings/**')
    await page.getByText('Facilitation fee', { exact: false }).first().waitFor()
    await page.getByRole('link', { name: 'View request', exact: true }).waitFor()
  })

  it('the other practice sees why the days lapsed, and searches for other locums', async () => {
    const { page } = second
    await page.goto('/practice/dashboard/requests?show=answered')
    const lost = page.getByRole('link', { name: new RegExp(`^View request: ${name}`) }).first()
    const seen = async () => {
      await page.reload()
      // Lists are drawn in pieces, so the first of them says nothing about this one.
      await lost.waitFor({ timeout: 5_000 })
      return true
    }
    await expect.poll(seen, { timeout: 20_000 }).toBe(true)
    await lost.click()
    await page.getByText('has been booked elsewhere for').waitFor()
    await second.expectAccessible('a request that was lost')
    await page.getByRole('link', { name: /^Find someone else for/ }).click()
    await page.waitForURL('**/practice/dashboard/search?**')
    expect(new URL(page.url()).searchParams.get('dates')).toBe(`${tue},${wed}`)
  })

  it('the practice withdraws a request, with a reason that the locum sees', async () => {
    const { page } = first
    await askFor(first, later.slice(0, 1))
    await send(first)
    await page.getByRole('link', { name: 'View request' }).click()
    await page.getByRole('button', { name: 'Withdraw request' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Withdraw request' }).click()
    await page.getByText('Please write at least 5 characters').waitFor()
    await page.getByLabel('Reason').fill('Our own pharmacist is back.')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Withdraw request' }).click()
    // By then the leave guard is active too.
    await first.expectAccessible('withdrawing a request')
    // Back closes the dialog, which keeps the reason.
    await page.goBack()
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
    await page.getByRole('button', { name: 'Withdraw request' }).click()
    // As when a phone is rotated: the button moves to another part of the page.
    const place = page.locator('button:not(dialog button)', { hasText: 'Withdraw request' })
    const inHeader = page.locator('header').filter({ has: place })
    for (const turned of [width < 768 ? 844 : 390, width]) {
      await page.setViewportSize(sizeOf(turned))
      await expect.poll(() => inHeader.count()).toBe(turned < 768 ? 0 : 1)
      await expect.poll(() => page.getByLabel('Reason').inputValue()).toBe('Our own pharmacist is back.')
    }
    await page.getByRole('dialog').getByRole('button', { name: 'Withdraw request' }).click()
    await page.getByText('You withdrew this request.').waitFor()
    await locum.page.goto('/locum/dashboard/requests?show=answered')
    await locum.page.getByText('Our own pharmacist is back.').first().waitFor()
    await locum.expectAccessible('answered requests')
  })

  it('the locum declines, and the practice sees the reason', async () => {
    // The name distinguishes it from the reason at another width.
    const reason = `I am on leave that week. ${first_name}`
    await askFor(second, later.slice(1, 3))
    await send(second)
    await open(locum, practices.gardens.name)
    const { page } = locum
    await page.getByRole('button', { name: 'Decline', exact: true }).click()
    await page.getByLabel('Reason (optional)').fill(reason)
    await locum.expectAccessible('declining a request')
    await page.getByRole('button', { name: 'Decline request' }).click()
    await page.getByText('Declined. The practice has been notified.').waitFor()
    await second.page.goto('/practice/dashboard/requests?show=answered')
    await second.page.getByText(reason).first().waitFor()
  })

  it('causes no console errors', () => {
    // The browser logs the request over the limit.
    expect(
      [...locum.consoleErrors, ...first.consoleErrors, ...second.consoleErrors].filter(
        (text) => !/status of 429/.test(text),
      ),
    ).toEqual([])
  })
})
