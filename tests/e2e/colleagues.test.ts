import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { colleagues } from '#bin/seed/world/people.ts'
import { openOwnStack } from '#tests/support/browsing.ts'
import { locumEmail, postShifts, practiceEmail } from '#tests/support/demo-booking.ts'
import { shiftsAhead } from '#tests/support/people.ts'
import { widths } from '#tests/support/rounds.ts'
import type { Visitor } from '#tests/support/visitor.ts'
import { paths } from '#shared/kernel/paths.ts'

const { stack, signInAs } = await openOwnStack('demo world')

it.each(widths)('applications are for a manager to confirm, not for a booker, at %i px', async (width) => {
  const { page, expectAccessible, leave } = await signInAs(width, colleagues.sizwe.email)
  const waiting = page.getByRole('region', { name: 'For a manager to confirm' })
  await waiting
    .getByRole('link', { name: /^View offer: Pharmacist/ })
    .first()
    .waitFor()
  await page.getByText(/^Nothing needs your attention\./).waitFor()
  expect(await page.getByRole('link', { name: /^Review/ }).count()).toBe(0)
  await expectAccessible('a booker’s dashboard')
  await leave()
})

describe.each(widths)('what somebody else has done shows within seconds, at %i px', (width) => {
  const day = width < 600 ? 160 : 170
  let practice: Visitor
  beforeAll(async () => {
    practice = await signInAs(width, practiceEmail)
  })
  afterAll(() => practice?.leave())

  const post = () => postShifts(stack, shiftsAhead(day))

  it('an application appears on the open page of its offer, with the notification', async () => {
    const { page } = practice
    const offer = await post()
    await page.goto(paths.practice.offer(offer.id))
    await page.getByText('No applications yet').first().waitFor()
    const path = `/offers/company/update-application-to-offer/${offer.id}`
    await stack.send(locumEmail, { method: 'PUT', path }, { revision: 1, dates: offer.available_dates })
    await page
      .getByRole('button', { name: /^Confirm/ })
      .first()
      .waitFor({ timeout: 20_000 })
  })

  it('an offer that a colleague has posted appears when the window is looked at again', async () => {
    const { page } = practice
    await page.goto(paths.practice.offers)
    await page.getByRole('heading', { level: 1, name: 'Offers' }).waitFor()
    await page.waitForTimeout(2_500)
    const offer = await post()
    await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))
    await page.locator(`a[href*="${offer.id}"]`).first().waitFor()
  })
})
