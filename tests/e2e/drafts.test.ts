import type { Page } from 'playwright-core'
import { afterEach, describe, expect, it } from 'vitest'
import { locums, practices } from '#bin/seed/world/people.ts'
import { addDays, formatCardDate, monthOf } from '#shared/kernel/dates.ts'
import { openOwnStack } from '#tests/support/browsing.ts'
import { goTo } from '#tests/support/go-to.ts'
import { openOwnMenu } from '#tests/support/own-menu.ts'
import { ahead } from '#tests/support/people.ts'
import { answerPermission } from '#tests/support/push.ts'
import { reloadDiscardingInput } from '#tests/support/reloading.ts'
import { widths } from '#tests/support/rounds.ts'
import type { Visitor } from '#tests/support/visitor.ts'
import { lastDayOfMonth } from '#web/components/calendar/month-days.ts'

// It posts an offer and applies for others, which every locum and practice would find.
const { stack, signInWithoutScreens } = await openOwnStack('demo world')

const newOffer = `/practice/dashboard/offers/new?dates=${ahead(50)},${ahead(51)}&hours=13:00-18:00`
const notes = (page: Page) => page.getByLabel('Notes', { exact: false })
const restored = (page: Page) => page.getByRole('status').filter({ hasText: 'Your draft is back.' })
const drafts = (page: Page) =>
  page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('demo.draft ')).length)

/** Another account in the same tab, without the clearing of a sign-out. */
const becomes = async (page: Page, email: string) => {
  const stored = await stack.sessionStorageOf(email)
  await page.evaluate((entries) => {
    localStorage.clear()
    for (const [name, value] of Object.entries(entries)) localStorage.setItem(name, value)
  }, stored)
}

const signOut = async (page: Page) => {
  await openOwnMenu(page)
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await page.waitForURL('**/sign-in*')
}

describe.each(widths)('drafts at %i px', (width) => {
  let visitor: Visitor
  afterEach(async () => {
    expect(visitor.consoleErrors).toEqual([])
    await visitor.leave()
  })

  it('an offer is kept over reloads and other pages, for its user alone, until it is posted', async () => {
    visitor = await signInWithoutScreens(width, practices.harbour.email)
    const { page } = visitor
    await page.goto(newOffer)
    await expect.poll(() => page.getByLabel('Starts').inputValue()).toBe('13:00')
    await expect.poll(() => restored(page).count()).toBe(0)
    await page.getByLabel('Budget from', { exact: true }).fill('351')
    await notes(page).fill('Ask for Hester.')
    await page.reload()
    await restored(page).waitFor()
    await expect.poll(() => notes(page).inputValue()).toBe('Ask for Hester.')
    await visitor.expectAccessible('a restored offer')
    // Leaving asks nothing, since nothing is lost.
    await page.getByRole('link', { name: 'Offers', exact: true }).filter({ visible: true }).click()
    await page.getByRole('heading', { name: 'Offers', exact: true }).first().waitFor()
    await page.goBack()
    await restored(page).waitFor()
    // An offer for other days says that this one is unfinished.
    await goTo(page, `/practice/dashboard/offers/new?dates=${ahead(40)}`)
    await page.getByRole('link', { name: 'Continue it' }).click()
    await restored(page).waitFor()
    await expect.poll(() => notes(page).inputValue()).toBe('Ask for Hester.')
    await expect.poll(() => page.getByRole('link', { name: 'Continue it' }).count()).toBe(0)
    await restored(page).getByRole('button', { name: 'Start again' }).click()
    await expect.poll(() => notes(page).inputValue()).toBe('')
    await expect.poll(async () => [await restored(page).count(), await drafts(page)]).toEqual([0, 0])

    await notes(page).fill('Ask for Pieter.')
    await becomes(page, practices.gardens.email)
    await page.goto(newOffer)
    await notes(page).waitFor()
    await expect.poll(async () => [await notes(page).inputValue(), await restored(page).count()]).toEqual(['', 0])
    // As after a sign-out in another tab, while this one was at another site.
    expect(await drafts(page)).toBe(0)
    await becomes(page, practices.harbour.email)
    await page.goto(newOffer)
    await notes(page).fill('Ask for Pieter.')
    await page.getByRole('button', { name: 'Post the offer for 2 days' }).dblclick()
    await page.getByText('Offer details').waitFor()
    await page.getByText('Ask for Pieter.').waitFor()
    await expect.poll(() => drafts(page)).toBe(0)
    await page.goto(newOffer)
    await notes(page).waitFor()
    await expect.poll(async () => [await notes(page).inputValue(), await restored(page).count()]).toEqual(['', 0])

    await notes(page).fill('Not for the next user.')
    await signOut(page)
    await expect.poll(() => page.evaluate(() => sessionStorage.length)).toBe(0)
  })

  it('an application is kept until it is sent', async () => {
    visitor = await signInWithoutScreens(width, locums.anele.email)
    const { page } = visitor
    await answerPermission(page, 'default')
    await page.goto('/locum/dashboard/offers')
    await page
      .getByRole('link', { name: /^View offer/ })
      .first()
      .click()
    const change = page.getByRole('button', { name: 'Change rates' })
    await change.click()
    const rate = page.getByRole('textbox').first()
    await rate.fill('399')
    await page.reload()
    await restored(page).waitFor()
    await visitor.expectAccessible('a restored application')
    await change.click()
    await expect.poll(() => rate.inputValue()).toBe('399')
    await restored(page).getByRole('button', { name: 'Start again' }).click()
    await expect.poll(() => rate.inputValue()).not.toBe('399')
    await rate.fill('398')
    await goTo(page, '/locum/dashboard/bookings')
    await page.getByRole('heading', { level: 1, name: 'Bookings' }).waitFor()
    await page.goBack()
    await restored(page).waitFor()
    await page.getByRole('button', { name: /^Apply/ }).dblclick()
    await page.getByRole('button', { name: 'Withdraw', exact: true }).waitFor()
    // Its answer is something to be notified of.
    await page.getByText('Would you like a notification on this device').waitFor()
    await expect.poll(async () => [await restored(page).count(), await drafts(page)]).toEqual([0, 0])
  })
})

const steps = {
  [locums.anele.email]: [
    ['/locum/profile?section=education', 'Qualification', 'BPharm'],
    ['/locum/profile?section=experience', 'When did you start working in this profession?', '15/05/2017'],
    ['/locum/profile?section=locations', 'Street address', '4 Kloof Street'],
    ['/locum/profile?section=rates', 'Saturday', '412'],
    ['/locum/profile?section=about', 'Bio', 'Pharmacist in the Western Cape.'],
  ],
  [practices.harbour.email]: [
    ['/company/profile?section=address', 'Street address', '4 Kloof Street'],
    ['/company/profile?section=operations', 'Opens', '07'],
    ['/company/profile?section=about', 'Bio', 'A practice beside the harbour.'],
  ],
} as const

describe('the steps of a profile', () => {
  it.each(Object.entries(steps))('keep what was typed until it is saved or discarded, for %s', async (email, forms) => {
    const { page, consoleErrors, leave } = await signInWithoutScreens(1280, email)
    for (const [address, label, typed] of forms) {
      await page.goto(address)
      const field = page.getByLabel(label, { exact: false }).first()
      const before = await field.inputValue()
      if (label !== 'Opens') await field.fill(typed)
      else await field.selectOption(typed)
      await reloadDiscardingInput(page)
      await expect.poll(() => field.inputValue(), { message: address }).toBe(typed)
      await restored(page).getByText('It has not been saved yet.').waitFor()
      await page.getByRole('link', { name: 'Dashboard' }).first().click()
      await page.getByRole('button', { name: 'Leave without saving' }).click()
      await page.getByRole('link', { name: 'Dashboard' }).and(page.locator('[aria-current=page]')).first().waitFor()
      await page.goto(address)
      await expect.poll(() => field.inputValue(), { message: address }).toBe(before)
      await expect.poll(() => drafts(page)).toBe(0)
    }
    expect(consoleErrors).toEqual([])
    await leave()
  })

  it('keep no draft of what is saved', async () => {
    const { page, leave } = await signInWithoutScreens(1280, locums.anele.email)
    await page.goto('/locum/profile?section=education')
    const field = page.getByLabel('Qualification', { exact: true })
    await field.fill('Bachelor of Pharmacy (BPharm)')
    await expect.poll(() => drafts(page)).toBe(1)
    await page.getByRole('button', { name: 'Update' }).click()
    await page.getByText('Saved.').waitFor()
    await expect.poll(() => drafts(page)).toBe(0)
    await page.reload()
    await expect.poll(() => field.inputValue()).toBe('Bachelor of Pharmacy (BPharm)')
    await leave()
  })

  it('keep what was typed when a file is removed meanwhile, and no chosen file', async () => {
    const { page, leave } = await signInWithoutScreens(1280, practices.harbour.email)
    await page.goto('/company/profile?section=about')
    const bio = page.getByLabel('Bio')
    await bio.fill('A practice beside the harbour.')
    await page
      .getByRole('button', { name: /^Remove: Image/ })
      .first()
      .click()
    await page.getByRole('dialog').getByRole('button', { name: 'Remove file', exact: true }).click()
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
    await reloadDiscardingInput(page)
    await expect.poll(() => bio.inputValue()).toBe('A practice beside the harbour.')
    await restored(page).getByRole('button', { name: 'Start again' }).click()
    await expect.poll(async () => [await restored(page).count(), await drafts(page)]).toEqual([0, 0])
    await expect.poll(() => bio.inputValue()).not.toBe('A practice beside the harbour.')
    await bio.fill('A practice beside the harbour.')
    expect(Object.values(await page.evaluate(() => ({ ...sessionStorage }))).join()).not.toContain('logo')
    await leave()
  })

  it('keep no bank details', async () => {
    const { page, leave } = await signInWithoutScreens(1280, locums.anele.email)
    await page.goto('/locum/profile?section=banking')
    const field = page.getByLabel('Account number')
    const before = await field.inputValue()
    await field.fill('987654321')
    await reloadDiscardingInput(page)
    await expect.poll(() => field.inputValue()).toBe(before)
    expect(await drafts(page)).toBe(0)
    await leave()
  })
})

describe.each(widths)('the days of an offer at %i px', (width) => {
  it('run across the end of a month, in one range', async () => {
    const { page, consoleErrors, leave } = await signInWithoutScreens(width, practices.harbour.email)
    const last = lastDayOfMonth(monthOf(ahead(20)))
    const days = [last, addDays(last, 1), addDays(last, 2)]
    const cell = (date: string) => page.locator(`[role=grid] [data-date="${date}"]`)
    await page.goto('/practice/dashboard/offers/new')
    await cell(ahead(1)).waitFor()
    // The week that a month begins in is no higher.
    const rows = await page
      .locator('[role=grid] .number')
      .evaluateAll((numbers) => [...new Set(numbers.map((number) => Math.round(number.getBoundingClientRect().top)))])
    expect(new Set(rows.slice(1).map((top, row) => top - (rows[row] ?? 0))).size, rows.join()).toBe(1)
    while ((await cell(last).count()) === 0) await page.getByRole('button', { name: 'Next month' }).click()
    await cell(last).hover()
    await page.mouse.down()
    await cell(addDays(last, 2)).hover()
    await page.mouse.up()
    await expect
      .poll(() => page.locator('[aria-selected=true]').evaluateAll((all) => all.map((day) => day.dataset['date'])))
      .toEqual(days)
    await page.getByRole('button', { name: 'Post the offer for 3 days' }).click()
    await page.getByText('Offer details').waitFor()
    for (const date of days) await page.getByText(formatCardDate(date)).filter({ visible: true }).first().waitFor()
    expect(consoleErrors).toEqual([])
    await leave()
  })
})
