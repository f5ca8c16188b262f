import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { formatCardDate } from '#shared/kernel/dates.ts'
import { parseCalendar } from '#tests/support/calendar.ts'
import { openOwnStack } from '#tests/support/browsing.ts'
import { goTo } from '#tests/support/go-to.ts'
import { workingDays } from '#tests/support/people.ts'
import { widths } from '#tests/support/rounds.ts'
import { becomeLocum, becomePractice, password, signIn, signUp } from '#tests/support/signing-up.ts'
import { openBrowserPage, type Visitor } from '#tests/support/visitor.ts'

// No other approval is pending.
const { stack, browser } = await openOwnStack('empty')

const days = workingDays(9, 2) as [string, string]
/** Nine hours less an hour of unpaid lunch, at the locum's weekday rate. */
const earned = 'R\u00a03\u00a0040.00'

const pickDays = async (page: Page, dates: readonly string[]): Promise<void> => {
  for (const date of dates) {
    while (!(await page.locator(`[data-date="${date}"]`).isVisible()))
      await page.getByRole('button', { name: /next month/i }).click()
    await page.getByRole('grid').locator(`[data-date="${date}"]`).click()
  }
}

/** After a button is removed, the focus moves to this heading. */
const focusIsOn = (page: Page, heading: RegExp): Promise<void> =>
  expect.poll(() => page.evaluate(() => document.querySelector('h1:focus, h2:focus')?.textContent)).toMatch(heading)

/** After a page's main action, the focus moves to what is in its place. */
const focusReplaces = (page: Page, control: RegExp): Promise<void> =>
  expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toMatch(control)

/** Only the operator's command creates super admins; there is no sign-up for them. */
const makeAdmin = async (email: string): Promise<void> => {
  await stack.runOperatorCommand('bin/create-super-admin.ts', [email], {
    USER_POOL_ID: stack.userPoolId,
    SUPER_ADMIN_PASSWORD: password,
  })
}

describe.each(widths)('from three sign-ups to a booking and its cancellation, at %i px', (width) => {
  /** Distinguishes it from the practice of the other width. */
  const name = `Harbour Road Pharmacy ${width}`
  let locum: Visitor
  let practice: Visitor
  let admin: Visitor

  beforeAll(async () => {
    ;[locum, practice, admin] = await Promise.all([
      openBrowserPage(browser, stack.url, width),
      openBrowserPage(browser, stack.url, width),
      openBrowserPage(browser, stack.url, width),
    ])
  })
  afterAll(async () => {
    for (const visitor of [locum, practice, admin]) await visitor?.leave()
  })

  it('a locum signs up and completes a profile', async () => {
    await signUp(locum, stack, 'Locum', `thandi-${width}@people.example`)
    await becomeLocum(locum)
    await locum.expectAccessible('locum dashboard, waiting for approval')
  })

  it('a practice signs up and is verified', async () => {
    await signUp(practice, stack, 'Practice', `hester-${width}@people.example`)
    await becomePractice(practice, name)
    await practice.expectAccessible('practice dashboard, empty')
  })

  it('a super admin, created by command, approves the locum', async () => {
    await makeAdmin(`admin-${width}@people.example`)
    await signIn(admin, `admin-${width}@people.example`)
    await admin.page.waitForURL('**/admin/dashboard')
    await admin.page.getByRole('link', { name: 'Review Thandi Nkosi' }).waitFor()
    await admin.expectAccessible('what waits and key figures')
    await admin.page.getByRole('link', { name: 'Review Thandi Nkosi' }).click()
    await admin.page.getByRole('heading', { name: 'Thandi Nkosi', level: 1 }).waitFor()
    await admin.page.getByRole('img', { name: 'Identity document' }).waitFor()
    await admin.expectAccessible('the review of a locum')
    await admin.page.getByRole('button', { name: 'Approve', exact: true }).click()
    await admin.page.waitForURL('**/admin/dashboard')
    await admin.page.getByText('Nothing is waiting').waitFor()
    await admin.expectAccessible('nothing that waits')
  })

  it('the practice posts an offer for two days', async () => {
    const { page } = practice
    await page.getByRole('link', { name: 'Post an offer' }).first().click()
    await page.getByLabel('Profession').selectOption('Pharmacist')
    // The first offer begins with where the practice is.
    await expect.poll(() => page.getByLabel('Region').inputValue()).toBe('Cape Town Metro')
    await page.getByRole('button', { name: 'Post the offer' }).click()
    const missing = page.getByText('Choose at least one day')
    await missing.waitFor()
    // Visible, and not beneath the bottom bar.
    const isInSight = (words: Element) => {
      const { x, y, width, height } = words.getBoundingClientRect()
      return words.contains(document.elementFromPoint(x + width / 2, y + height / 2))
    }
    await expect.poll(() => missing.evaluate(isInSight)).toBe(true)
    await expect.poll(() => page.evaluate(() => document.activeElement?.closest('[role=grid]') !== null)).toBe(true)
    // Hours that are chosen first are those of all days; otherwise each has the practice's of its weekday.
    await page.getByLabel('Starts').selectOption('08:30')
    await page.getByLabel('Ends').selectOption('17:00')
    await page.getByLabel('Starts').selectOption('08:00')
    await pickDays(page, days)
    const from = page.getByLabel('Budget from', { exact: true })
    await from.fill('300')
    await from.press('ArrowUp')
    await expect.poll(() => from.inputValue()).toBe('350')
    await page.getByLabel('Budget to', { exact: true }).fill('450')
    await practice.expectAccessible('post a shift')
    await page.getByRole('button', { name: /^Post/ }).dblclick()
    await page.getByRole('heading', { level: 1, name: /Pharmacist/ }).waitFor()
    await focusIsOn(page, /^Pharmacist/)
    await practice.expectAccessible('an offer without applications')
    await goTo(page, '/practice/dashboard/offers')
    await page
      .getByRole('link', { name: /View offer/ })
      .first()
      .waitFor()
    await expect.poll(() => page.getByRole('link', { name: /View offer/ }).count()).toBe(1)
  })

  it('the locum finds it, sees the pay and applies', async () => {
    const { page } = locum
    await page.goto('/locum/dashboard')
    await page.getByRole('heading', { name: /Offers near you/ }).waitFor()
    const tips = page.getByRole('region', { name: 'Rank higher in searches' })
    await expect.poll(() => tips.getByRole('link').first().textContent()).toBe('Post your days')
    await locum.expectAccessible('locum dashboard, approved')
    await page
      .getByRole('link', { name: new RegExp(`View offer.*${name}`) })
      .first()
      .click()
    await page.getByRole('heading', { level: 1, name: new RegExp(name) }).waitFor()
    await page.getByText(earned).first().waitFor()
    await locum.expectAccessible('an offer to apply for')
    const offerId = new URL(page.url()).pathname.split('/').at(-1)
    await goTo(page, `/locum/dashboard/requests/${offerId}`)
    await page.waitForURL(`**/locum/dashboard/offers/${offerId}`)
    await page.getByRole('button', { name: /^Apply for/ }).click()
    await page.getByText('Your application has been sent.', { exact: false }).first().waitFor()
    await focusReplaces(page, /^Save changes$/)
    await locum.expectAccessible('a pending application')
  })

  it('the practice is notified, compares and confirms one day', async () => {
    const { page } = practice
    await page.goto('/practice/dashboard')
    await page.getByRole('link', { name: /Review 1 application/ }).click()
    await practice.expectAccessible('an offer with its applicants')
    const day = page.getByRole('checkbox', { name: new RegExp(`Thandi Nkosi, ${formatCardDate(days[0])}`) })
    // The best match is proposed for both days; the other one stays open.
    await expect.poll(() => day.isChecked()).toBe(true)
    const other = page.getByRole('checkbox', { name: new RegExp(`Thandi Nkosi, ${formatCardDate(days[1])}`) })
    await other.uncheck()
    await practice.expectAccessible('a day chosen')
    await page.getByRole('link', { name: 'Bookings', exact: true }).filter({ visible: true }).click()
    await page.waitForURL('**/bookings')
    await page.goBack()
    await expect.poll(async () => [await day.isChecked(), await other.isChecked()]).toEqual([true, false])
    await page.getByRole('button', { name: /^Confirm .* for Thandi Nkosi$/ }).click()
    await focusReplaces(page, /^View booking/)
    await page
      .getByRole('link', { name: /^View booking/ })
      .last()
      .click()
    await page.getByText('Facilitation fee', { exact: false }).first().waitFor()
    await page.getByText('082 123 4567').first().waitFor()
    await practice.expectAccessible('the practice’s booking')
  })

  it('the practice declines the other day, and the locum sees the reason instead of applying again', async () => {
    const booking = practice.page.url()
    await goTo(practice.page, '/practice/dashboard/offers')
    await practice.page
      .getByRole('link', { name: /Review 1 application/ })
      .first()
      .click()
    await practice.page.getByRole('button', { name: 'Decline Thandi Nkosi' }).click()
    const dialog = practice.page.getByRole('dialog', { name: 'Decline this application?' })
    await dialog.getByLabel('Your reason').fill('We found someone nearer.')
    await dialog.getByRole('button', { name: 'Decline application' }).click()
    await practice.page.getByText('Declined. Thandi Nkosi has been notified.').waitFor()
    await goTo(practice.page, new URL(booking).pathname)
    const { page } = locum
    await page.reload()
    await page.getByText('The practice has declined your application.').waitFor()
    await page.getByText(/another professional for this shift\.\s+We found someone nearer\./).waitFor()
    await page.getByText('Booked', { exact: true }).first().waitFor()
    await page.getByText('Declined', { exact: true }).waitFor()
    await expect.poll(() => page.getByRole('button', { name: /^Apply|^Save/ }).count()).toBe(0)
    await locum.expectAccessible('an application of which a day was declined')
  })

  it('the locum sees the booking with its pay, and no fee', async () => {
    const { page } = locum
    await page.goto('/locum/dashboard')
    await page
      .getByRole('link', { name: /View booking/ })
      .first()
      .click()
    await page.getByText('021 555 0142').first().waitFor()
    await page.getByText(earned).first().waitFor()
    await expect.poll(() => page.getByText('Facilitation fee', { exact: false }).count()).toBe(0)
    await locum.expectAccessible('the locum’s booking')
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Add to calendar' }).click(),
    ])
    const { events } = parseCalendar(await readFile(await download.path(), 'utf8'))
    expect(events.map(({ status }) => status)).toContain('CONFIRMED')
    expect(events[0]?.url).toBe(page.url())
    expect(download.suggestedFilename()).toMatch(/^booking-B\w{7}\.ics$/)
  })

  it('the locum cancels with a reason; the practice sees it and the day is open again', async () => {
    const { page } = locum
    await page.getByRole('button', { name: 'Cancel booking' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel booking' }).click()
    await page.getByText('Please write at least 5 characters').waitFor()
    await page.getByLabel('Reason').fill('My child is ill.')
    await locum.expectAccessible('cancelling')
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel booking' }).click()
    await page
      .getByText(/Cancelled/)
      .first()
      .waitFor()
    await locum.expectAccessible('a cancelled booking')
    await practice.page.reload()
    await practice.page.getByText('The locum has cancelled this booking.').first().waitFor()
    await practice.page.getByText('My child is ill.').first().waitFor()
    await practice.page.getByRole('link', { name: 'Find a replacement', exact: true }).waitFor()
    await goTo(practice.page, '/practice/dashboard')
    await practice.page.getByText('One thing needs your attention.', { exact: false }).waitFor()
    await practice.page.getByText('Cancelled by the locum').filter({ visible: true }).waitFor()
    await practice.expectAccessible('a dashboard with a cancelled shift')
    await practice.page.getByRole('link', { name: /^Find a replacement for Thandi Nkosi/ }).click()
    await practice.page.getByRole('heading', { level: 1, name: /^Pharmacist/ }).waitFor()
    await goTo(practice.page, '/practice/dashboard/offers')
    await practice.page
      .getByRole('link', { name: /View offer|Review/ })
      .first()
      .click()
    await practice.page
      .getByText(/Open|Pending|Partly booked/)
      .first()
      .waitFor()
  })

  it('both were mailed, and no event was lost', async () => {
    await expect
      .poll(async () => (await stack.mails(`thandi-${width}@people.example`)).map(({ subject }) => subject))
      .toContainEqual(expect.stringMatching(/^You are booked: /))
    const mails = await stack.mails(`hester-${width}@people.example`)
    // The practice that books gets no mail about it, and what follows waits for its quarter of an hour.
    expect(
      mails
        .map(({ subject }) => subject.split(':')[0])
        .filter((subject) => /^(New application|Booking confirmed|Booking cancelled)$/.test(subject ?? '')),
    ).toEqual(['New application'])
    expect(stack.deadLetters()).toEqual([])
  })

  it('causes no console errors', () => {
    expect([...locum.consoleErrors, ...practice.consoleErrors, ...admin.consoleErrors]).toEqual([])
  })
})
