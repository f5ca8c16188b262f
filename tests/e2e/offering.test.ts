import type { Page } from 'playwright-core'
import { afterEach, describe, expect, it } from 'vitest'
import { locums, practices } from '#bin/seed/world/people.ts'
import { formatCardDate, weekdayOf } from '#shared/kernel/dates.ts'
import { openOwnStack } from '#tests/support/browsing.ts'
import { ahead } from '#tests/support/people.ts'
import { widths } from '#tests/support/rounds.ts'
import type { Visitor } from '#tests/support/visitor.ts'
import { formatDays } from '#web/components/format/format-days.ts'

// It posts offers, which every locum would find.
const { stack, signInWithoutScreens } = await openOwnStack('demo world')

const newOffer = '/practice/dashboard/offers/new'
const chosenDays = (page: Page): Promise<(string | null)[]> =>
  page
    .getByRole('grid')
    .locator('[data-date][aria-selected=true]')
    .evaluateAll((cells) => cells.map((cell) => cell.getAttribute('data-date')).sort())
const budget = async (page: Page, from: string, to: string) => {
  await page.getByLabel('Budget from', { exact: true }).fill(from)
  await page.getByLabel('Budget to', { exact: true }).fill(to)
}
const addPattern = async (page: Page, days: readonly string[], span = 'For 4 weeks') => {
  await page.getByText('Choose days by pattern').click()
  for (const day of days) await page.getByRole('checkbox', { name: day, exact: true }).check()
  await page.getByLabel('How long').selectOption(span)
  await page.getByRole('button', { name: /^Add \d+ days?$/ }).click()
}

describe.each(widths)('posting offers at %i px', (width) => {
  /** Distinguishes its offers from those of the other width. */
  const lowest = width < 600 ? '353' : '354'
  let visitor: Visitor
  afterEach(async () => {
    expect(visitor.consoleErrors).toEqual([])
    await visitor.leave()
  })

  it('days are chosen by pattern, saved as a template, and used for the next offer', async () => {
    visitor = await signInWithoutScreens(width, practices.gardens.email)
    const { page } = visitor
    await page.goto(newOffer)
    await addPattern(page, ['Tue', 'Thu'])
    const days = await chosenDays(page)
    expect(days).toHaveLength(8)
    expect([...new Set(days.map((date) => weekdayOf(date ?? '')))].sort()).toEqual([2, 4])
    await budget(page, '352', '452')
    await page.getByLabel('Notes').fill('Ring at the back.')
    await visitor.expectAccessible('days by pattern')
    await page.getByRole('button', { name: 'Save as a template' }).click()
    await page.getByLabel('Name', { exact: true }).fill(`Tuesdays ${width}`)
    await visitor.expectAccessible('saving a template')
    await page.getByRole('button', { name: 'Save template' }).click()
    await page.getByText(`Saved as the template “Tuesdays ${width}”.`).waitFor()

    await page.goto(newOffer)
    await page.getByLabel('Start from a template').selectOption(`Tuesdays ${width}`)
    await page.waitForURL('**template=T*')
    await expect.poll(() => page.getByLabel('Notes').inputValue()).toBe('Ring at the back.')
    await expect.poll(async () => (await chosenDays(page)).map((date) => weekdayOf(date ?? ''))).toEqual([2, 4])
    await page.getByRole('button', { name: 'Manage templates' }).click()
    await page.getByRole('button', { name: `Rename Tuesdays ${width}` }).click()
    await page.getByLabel('Name of the template').fill(`Twice a week ${width}`)
    await page.getByRole('button', { name: 'Save name' }).click()
    await page.getByRole('button', { name: `Delete Twice a week ${width}` }).click()
    await visitor.expectAccessible('deleting a template')
    await page.getByRole('button', { name: 'Delete template' }).click()
    await page.getByText('There are no templates any more.', { exact: false }).waitFor()
    await page.getByRole('button', { name: 'Done' }).click()
    await expect.poll(() => page.getByLabel('Start from a template').count()).toBe(0)
    await page.getByRole('button', { name: 'Post the offer for 2 days' }).click()
    await page.getByText('Offer details').waitFor()
  })

  it('the same shift is posted for three people in one press; what failed is shown and can be posted again', async () => {
    visitor = await signInWithoutScreens(width, practices.gardens.email)
    const { page } = visitor
    await page.goto(`${newOffer}?dates=${ahead(33)}&hours=08:00-17:00`)
    await budget(page, lowest, '453')
    await page.getByLabel('People', { exact: true }).selectOption('3 people')
    let posted = 0
    await page.route('**/api/offers/company', async (route) => {
      posted += 1
      return posted === 2
        ? route.fulfill({
            status: 429,
            json: { error: { code: 'QUOTA_EXCEEDED', message: 'Your practice can have 300 open offers at once.' } },
          })
        : route.continue()
    })
    await page.getByRole('button', { name: 'Post 3 offers' }).dblclick()
    await page.getByText('1 of 3 offers was posted. Press again to post the other 2.').waitFor()
    // A refusal, which the console reports.
    visitor.consoleErrors.length = 0
    await visitor.expectAccessible('one of three offers posted')
    await page.reload()
    await page.getByText('Your draft is back.').waitFor()
    await page.getByRole('button', { name: 'Post 2 offers' }).click()
    await page.getByText('2 offers posted. Matching locums can apply now.').waitFor()
    await page.waitForURL('**/practice/dashboard/offers**')
    expect(posted).toBe(4)
    const cards = page.getByRole('article').filter({ hasText: `R\u00a0${lowest}` })
    await expect.poll(() => cards.count()).toBe(3)
  })

  it('an offer is posted again with its terms and weekdays', async () => {
    visitor = await signInWithoutScreens(width, practices.gardens.email)
    const { page } = visitor
    await page.goto('/practice/dashboard/offers')
    await page
      .getByRole('article')
      .filter({ hasText: `R\u00a0${lowest}` })
      .first()
      .getByRole('link')
      .click()
    await page.getByRole('button', { name: 'Cancel offer' }).click()
    // Without applications, a reason would have no reader.
    await page.getByText('Locums can no longer apply for').waitFor()
    expect(await page.getByLabel('Reason').count()).toBe(0)
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel offer' }).click()
    await page.getByText('You cancelled this offer.').waitFor()
    await page.getByRole('link', { name: 'Post again' }).click()
    await page.waitForURL('**/offers/new?from=off_*')
    await expect.poll(() => page.getByLabel('Budget from', { exact: true }).inputValue()).toBe(lowest)
    await expect.poll(() => chosenDays(page)).toEqual([ahead(33)])
    await page.getByRole('button', { name: /^Post the offer/ }).click()
    await page.getByText('Offer details').waitFor()
    await visitor.expectAccessible('an offer that was posted again')
  })
})

describe.each(widths)('a week of several applicants at %i px', (width) => {
  let visitor: Visitor
  afterEach(async () => {
    expect(visitor.consoleErrors).toEqual([])
    await visitor.leave()
  })

  /** Posts an offer for three days and returns its address and days; Anele applies for two of them, Riaan for two. */
  const offerWithApplicants = async (): Promise<{ address: string; days: [string, string, string] }> => {
    const first = width < 600 ? 140 : 150
    const days = [ahead(first), ahead(first + 1), ahead(first + 2)] as [string, string, string]
    const { page } = visitor
    await page.goto(`${newOffer}?dates=${days.join()}&hours=08:00-17:00`)
    await budget(page, '300', '600')
    await page.getByLabel('Experience').selectOption('No minimum')
    await page.getByRole('button', { name: 'Post the offer for 3 days' }).click()
    await page.getByText('Offer details').waitFor()
    const address = new URL(page.url()).pathname
    const path = `/offers/company/update-application-to-offer/${address.split('/').at(-1)}`
    const apply = (email: string, dates: string[]) => stack.send(email, { method: 'PUT', path }, { revision: 1, dates })
    await apply(locums.anele.email, days.slice(0, 2))
    await apply(locums.riaan.email, days.slice(1))
    return { address, days }
  }

  it('is confirmed with two locums in one press; what failed is shown by day, and the other booking is kept', async () => {
    visitor = await signInWithoutScreens(width, practices.gardens.email)
    const { page } = visitor
    const { address, days } = await offerWithApplicants()
    const [anele, riaan] = [locums.anele, locums.riaan].map(
      ({ first_name, last_name }) => `${first_name} ${last_name}`,
    ) as [string, string]
    await page.goto(address)
    const chosen = (name: string, date: string) =>
      page.getByRole('checkbox', { name: new RegExp(`^${name}, ${formatCardDate(date)}`) })
    const proposal = page.getByRole('button', { name: 'Best match' })
    await expect.poll(() => proposal.getAttribute('aria-pressed')).toBe('true')
    await page.getByRole('button', { name: 'Confirm 3 days with 2 locums' }).waitFor()
    await visitor.expectAccessible('a proposal for each day')
    if (width >= 1024) {
      await page.getByRole('button', { name: 'Compare' }).click()
      await page.getByRole('button', { name: 'Distance' }).click()
      await visitor.expectAccessible('applicants side by side')
      await page.getByRole('button', { name: 'By day' }).click()
    }
    await chosen(anele, days[1]).check()
    await chosen(riaan, days[1]).check()
    await expect.poll(() => chosen(anele, days[1]).isChecked()).toBe(false)

    let confirmations = 0
    await page.route('**/confirm-offer/*', async (route) => {
      confirmations += 1
      const error = {
        code: 'ALREADY_BOOKED',
        message: 'This locum is already booked at that time. Choose other days or another applicant.',
        details: { dates: [days[2]] },
      }
      return confirmations === 2 ? route.fulfill({ status: 409, json: { error } }) : route.continue()
    })
    await page.getByRole('button', { name: 'Confirm 3 days with 2 locums' }).dblclick()
    await page.getByText(`${anele} is booked for`, { exact: false }).waitFor()
    await page
      .getByText(`${riaan}, ${formatCardDate(days[2]).replaceAll(' ', '\u00a0')}: This locum`, { exact: false })
      .waitFor()
    expect(confirmations).toBe(2)
    // The refusal, which the console reports.
    visitor.consoleErrors.length = 0
    await visitor.expectAccessible('a week that was confirmed in part')
    await page.getByRole('button', { name: new RegExp(`^Confirm .* for ${riaan}$`) }).click()
    await page.getByText(`${riaan} is booked for`, { exact: false }).waitFor()
    await expect.poll(() => page.getByRole('button', { name: /^Confirm/ }).count()).toBe(0)
    await page.getByText('Booked', { exact: true }).first().waitFor()
    expect(confirmations).toBe(3)
  })
})

describe.each(widths)('inviting locums at %i px', (width) => {
  let visitor: Visitor
  afterEach(async () => {
    expect(visitor.consoleErrors).toEqual([])
    await visitor.leave()
  })

  it('locums who fully match a posted offer are asked in one press, and who can’t be is named', async () => {
    visitor = await signInWithoutScreens(width, practices.gardens.email)
    const { page } = visitor
    const date = ahead(width < 600 ? 160 : 170)
    for (const { email } of [locums.anele, locums.riaan])
      await stack.send(
        email,
        { method: 'POST', path: '/calendar/professional/availability' },
        { date, end_date: date, status: 'available', start_time: '07:00', end_time: '19:00' },
      )
    await page.goto(`${newOffer}?dates=${date}&hours=08:00-17:00`)
    await budget(page, '300', '900')
    await page.getByLabel('Experience').selectOption('No minimum')
    await page.getByRole('button', { name: 'Post the offer' }).click()
    await page.getByText('2 available locums match').waitFor()
    await page.getByRole('button', { name: 'Invite locums' }).click()
    await page.getByText(`A private offer for ${formatDays([date])}, within your budget.`).waitFor()
    await visitor.expectAccessible('choosing whom to invite')
    let sent = 0
    await page.route('**/offers/company/private', async (route) => {
      sent += 1
      const error = { code: 'DAY_REQUESTED', message: 'You have already requested this locum for a day you chose.' }
      return sent === 2 ? route.fulfill({ status: 409, json: { error } }) : route.continue()
    })
    await page.getByRole('button', { name: 'Invite 2 locums' }).dblclick()
    await page.getByText(/^Sent to /).waitFor()
    await page.getByText('You have already requested this locum', { exact: false }).waitFor()
    expect(sent).toBe(2)
    // The refusal, which the console reports.
    visitor.consoleErrors.length = 0
    await visitor.expectAccessible('one of two invited')
    await page.getByRole('button', { name: 'Done' }).click()
    await page.getByText('1 available locum matches').waitFor()
    await page.getByText('1 locum invited').waitFor()
    await page.getByRole('link', { name: 'View requests' }).click()
    // Not those of the list that is left.
    await expect.poll(() => page.getByRole('article').count()).toBe(1)
    await visitor.expectAccessible('the requests sent to fill an offer')
    await page.getByLabel('Locum or reference').fill('no such locum')
    await page.getByRole('button', { name: 'Search' }).click()
    await page.getByText('No requests found for “no such locum”').waitFor()
  })
})
