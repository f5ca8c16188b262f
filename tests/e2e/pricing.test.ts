import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import { afterAll, describe, expect, it } from 'vitest'
import { practices } from '#bin/seed/world/people.ts'
import { writeAll } from '#bin/seed/world/large/write-world.ts'
import { bookingsRepository } from '#functions/stores/bookings.repository.ts'
import { dynamoClient } from '#infra/local/dynamodb.ts'
import { tenant } from '#infra/tenants/demo.ts'
import { fullMonthsBefore } from '#shared/companies/plan.rules.ts'
import type { Company } from '#shared/companies/companies.schema.ts'
import { formatFormDate } from '#shared/kernel/dates.ts'
import { paths } from '#shared/kernel/paths.ts'
import { openSharedDemo } from '#tests/support/browsing.ts'
import { ahead, today } from '#tests/support/people.ts'
import { widths } from '#tests/support/rounds.ts'
import type { Visitor } from '#tests/support/visitor.ts'
import { longMonth } from '#shared/kernel/format-month.ts'

const { stack, signInTo } = await openSharedDemo()
const { email, name } = practices.gardens

/** What the look’s practice paid its locums in three months, in cents. */
const pays = [1_248_000, 2_176_000, 1_548_000]
const months = fullMonthsBefore(today(), 3)
const names = months.map((month) => longMonth(`${month}-01`))

const words = async ({ page }: Visitor): Promise<string> =>
  (await page.getByRole('dialog').innerText()).replaceAll('\u00a0', ' ').replaceAll(/\s+/g, ' ')

async function openPricing({ page }: Visitor, width: number): Promise<void> {
  await page.getByRole('button', { name: width < 1024 ? 'Menu' : 'More', exact: true }).click()
  await page.getByText('Pricing Options', { exact: true }).click()
  await page.getByRole('dialog', { name: 'Pricing Options' }).waitFor()
}

/** What the practice has paid; nothing in three months without bookings. */
const storePays = async (paid: readonly number[]): Promise<void> => {
  const { Items } = await stack.get<{ Items: Company[] }>(email, '/companies/mypractices')
  const db = DynamoDBDocumentClient.from(dynamoClient(stack.environment.AWS_ENDPOINT_URL_DYNAMODB ?? ''))
  const bookings = bookingsRepository(db, stack.environment.BOOKINGS_TABLE ?? '')
  const writes = paid.map((pay, at) =>
    bookings.putSums(Items[0]?.id as Company['id'], months[at] as string, {
      pay,
      bookings: pay === 0 ? 0 : at === 0 ? 3 : 4,
      creditsToCome: 0,
      bookingsToCome: 0,
    }),
  )
  await writeAll(db, writes)
}

describe.each(widths)('pricing, at %i px', (width) => {
  let practice: Visitor
  afterAll(() => practice?.leave())

  it('compares both plans on the practice’s last three full months', async () => {
    await storePays(pays)
    practice = await signInTo(width, email, paths.practice.dashboard)
    await openPricing(practice, width)
    const { page } = practice
    await page.getByText('What each would have cost you').waitFor()
    const shown = await words(practice)
    for (const part of [
      `What ${name} pays for booking through Locum Desk. Locums pay nothing.`,
      'Your 11 bookings from',
      ...names,
      'R 1 872.00 fee − R 624.00 credits',
      'R 450.00 + R 936.00 fee',
      'R 138.00 more',
      'R 94.00 less',
      'R 63.00 more',
      'Three months',
      'R 7 458.00 fee − R 2 486.00 credits',
      'R 1 350.00 + R 3 729.00 fee',
      'R 107.00 more',
      'Pro would have cost less in one of your last three months. It does in months with more than R 18 000.00 of locum pay or, if you never redeem your credits, with more than R 6 000.00.',
    ])
      expect(shown).toContain(part)
    const scale = page.getByRole('img', { name: /^Locum pay a month: / })
    expect((await scale.getAttribute('aria-label'))?.replaceAll('\u00a0', ' ')).toBe(
      `Locum pay a month: ${names[0]} R 12 480, ${names[2]} R 15 480, break-even R 18 000 and ${names[1]} R 21 760`,
    )
    await practice.expectAccessible('the pricing dialog')
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  })

  it('opens the tenant’s page of payment in a new tab', async () => {
    const { page } = practice
    await page
      .context()
      .route('https://www.locumdesk.example/**', (route) => route.fulfill({ contentType: 'text/html', body: 'A page' }))
    const opened = page.context().waitForEvent('page')
    await page.getByRole('link', { name: /^Subscribe to Pro/ }).click()
    const tab = await opened
    await tab.waitForURL(String(tenant.settings.links.subscription))
    await tab.close()
  })

  it('has an example, which says that it is one, for a practice without bookings in these months', async () => {
    await storePays([0, 0, 0])
    const visitor = await signInTo(width, email, paths.practice.dashboard)
    await openPricing(visitor, width)
    await visitor.page.getByText(/^An example: you have no bookings from /).waitFor()
    expect(await words(visitor)).toContain('Pro costs less in months with more than')
    await visitor.leave()
  })
})

it('a super admin sets a practice’s plan from a day on, which the practice sees in its dialog', async () => {
  const [width] = widths as [number]
  const admin = await signInTo(width, 'admin@example.com', paths.admin.practices)
  const from = formatFormDate(ahead(200))
  await admin.page.getByRole('button', { name: `Plan of ${name}` }).click()
  const dialog = admin.page.getByRole('dialog', { name: `Plan of ${name}` })
  await dialog.getByText(/^Since /).waitFor()
  await admin.expectAccessible('the plan of a practice')
  await dialog.getByLabel('Pro Practice Membership').check()
  await dialog.getByLabel('Reason').fill('They have subscribed.')
  await dialog.getByLabel('From').fill(formatFormDate(ahead(-1)))
  await dialog.getByRole('button', { name: 'Set plan' }).click()
  await dialog.getByText('Choose today or a later date').waitFor()
  await dialog.getByLabel('From').fill(from)
  await dialog.getByRole('button', { name: 'Set plan' }).click()
  await admin.page.getByText(`${name}: Pro Practice Membership from ${from}.`).waitFor()
  await admin.leave()

  const practice = await signInTo(width, email, paths.practice.dashboard)
  await openPricing(practice, width)
  await practice.page.getByText(`Yours from ${from}`).waitFor()
  await practice.leave()
})
