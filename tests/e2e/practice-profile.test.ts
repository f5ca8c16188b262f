import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openSharedDemo } from '#tests/support/browsing.ts'
import { pdfOf, pngOfSize } from '#tests/support/documents.ts'
import { goTo } from '#tests/support/go-to.ts'
import { drawPortrait, fileOf, gifOfSize, jpgOfSize } from '#tests/support/pictures.ts'
import {
  waitForHeading,
  expectErrors,
  chooseFile,
  expectText,
  saveStep,
  verifyPractice,
} from '#tests/support/profile-forms.ts'
import { widths } from '#tests/support/rounds.ts'
import type { Visitor } from '#tests/support/visitor.ts'

const LIMIT = 6 * 1_048_576

const { signUpAs } = await openSharedDemo()

const waitUntilUploaded = (page: Page, count = 1) =>
  expect.poll(() => page.getByText('Uploaded. Save to keep it.').count(), { timeout: 15_000 }).toBe(count)
const chosen = (page: Page, label: string) =>
  page
    .getByRole('list', { name: `${label}: chosen` })
    .getByRole('button')
    .allInnerTexts()
const hour = (page: Page, field: string) => page.getByLabel(`${field}: hour`)
const minutes = (page: Page, field: string) => page.getByLabel(`${field}: minutes`)
const time = async (page: Page, field: string) =>
  `${await hour(page, field).inputValue()}:${await minutes(page, field).inputValue()}`

const placeholder = 'Tell us more about your practice, your support team and your working environment.'

describe.each(widths)('a practice’s whole profile, with real files, at %i px', (width) => {
  let practice: Visitor
  let photo: Buffer

  beforeAll(async () => {
    practice = await signUpAs(width, `practice-${width}@people.example`, 'CompanyAdmin')
    photo = await drawPortrait(practice.page)
  })
  afterAll(() => practice?.leave())

  it('Practice address: names what is missing; the regions are those of the province', async () => {
    const { page } = practice
    await verifyPractice(practice, 'Harbour Road Pharmacy')
    await waitForHeading(page, 'Practice address')
    await page.getByText('Step 4 of 6').waitFor()
    await page.getByRole('button', { name: 'Back' }).click()
    await waitForHeading(page, 'Verification')
    await saveStep(page)
    await waitForHeading(page, 'Practice address')
    const region = page.getByLabel('Region')
    await expect.poll(() => region.isDisabled()).toBe(true)
    await expectText(page, 'Please select a province.')
    await saveStep(page)
    await expectErrors(page, ['Required', 'Required', 'Required', 'Required'])
    await practice.expectAccessible('practice address, with messages')
    await page.getByLabel('Province').selectOption('Gauteng')
    await region.selectOption('West Rand')
    await page.getByLabel('Province').selectOption('Western Cape')
    await expect.poll(() => region.inputValue()).toBe('')
    await region.selectOption('Cape Town Metro')
    await page.getByLabel('Street address').fill('12 Harbour Road')
    await page.getByLabel('Suburb').fill('Kalk Bay')
    await page.getByLabel('Postal code').fill('80')
    await expectErrors(page, ['Postal code should have 4 digits'])
    await page.getByLabel('Postal code').fill('7975')
    await expectErrors(page, [])
    await practice.expectAccessible('practice address')
    await saveStep(page)
  })

  it('Operations: the usual hours in steps of five minutes, languages and systems by keyboard', async () => {
    const { page } = practice
    await waitForHeading(page, 'Operations')
    const begins = await Promise.all(
      [
        'Opens, Weekdays',
        'Closes, Weekdays',
        'Opens, Saturdays',
        'Closes, Saturdays',
        'Opens, Sundays',
        'Closes, Sundays',
      ].map((field) => time(page, field)),
    )
    expect(begins).toEqual(['08:00', '18:00', '09:00', '13:00', '09:00', '13:00'])
    await expect.poll(() => page.getByRole('checkbox', { name: 'Open on Sundays' }).isChecked()).toBe(true)
    await expect.poll(() => page.getByRole('checkbox', { name: 'Open on public holidays' }).isChecked()).toBe(false)
    expect((await minutes(page, 'Opens, Weekdays').locator('option').allInnerTexts()).join(' ')).toBe(
      '00 05 10 15 20 25 30 35 40 45 50 55',
    )
    await saveStep(page)
    await expectErrors(page, ['Please select at least one language'])
    await practice.expectAccessible('operations, with messages')

    const languages = page.getByRole('combobox', { name: 'Languages' })
    await languages.fill('eng')
    await page.keyboard.press('Enter')
    await languages.fill('isi')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await languages.fill('sign')
    await page.keyboard.press('Enter')
    await expect.poll(() => chosen(page, 'Languages')).toEqual(['English', 'isiXhosa', 'South African Sign Language'])
    await practice.expectAccessible('operations, choosing a language')
    await page.keyboard.press('Backspace')
    await page.keyboard.press('Escape')
    const systems = page.getByRole('combobox', { name: 'Systems used' })
    await systems.click()
    await page.getByRole('option', { name: 'Unisolv' }).click()
    await page.getByRole('option', { name: 'Propharm' }).click()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Remove Unisolv' }).click()
    await systems.fill('Our own system')
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Remove Our own system' }).click()
    await expect
      .poll(async () => [await chosen(page, 'Languages'), await chosen(page, 'Systems used')])
      .toEqual([['English', 'isiXhosa'], ['Propharm']])

    await hour(page, 'Opens, Weekdays').selectOption('07')
    await minutes(page, 'Opens, Weekdays').selectOption('35')
    await page.getByRole('checkbox', { name: 'Open on Sundays' }).uncheck()
    await expect.poll(() => hour(page, 'Opens, Sundays').count()).toBe(0)
    await page.getByRole('checkbox', { name: 'Open on public holidays' }).check()
    await page
      .getByRole('group', { name: 'Do you have professional insurance cover?' })
      .getByRole('radio', { name: 'Yes' })
      .check()
    await expectErrors(page, [])
    await practice.expectAccessible('operations')
    await saveStep(page)
  })

  it('About the practice: a logo is required, pictures are PNG, JPG or GIF up to one byte below 6 MB', async () => {
    const { page } = practice
    await waitForHeading(page, 'About the practice')
    await expect.poll(() => page.getByLabel('Bio').getAttribute('placeholder')).toBe(placeholder)
    await page.getByRole('heading', { name: 'Upload pictures of your practice' }).waitFor()
    await saveStep(page)
    await expectErrors(page, ['Please upload an logo of your practice', 'Required'])
    await page.getByLabel('Bio').fill('12345678')
    await expectErrors(page, ['Please upload an logo of your practice', 'Bio is too short.'])
    await practice.expectAccessible('about the practice, with messages')
    for (const [file, message] of [
      [fileOf('front.gif', gifOfSize(LIMIT)), 'File size should be less than 6 MB'],
      [fileOf('front.pdf', pdfOf()), 'Please choose a PNG, JPG or GIF picture'],
      [
        fileOf('front.png', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')),
        'Please choose a PNG, JPG or GIF picture',
      ],
    ] as const) {
      await chooseFile(page, 'Image A', file)
      await expectText(page, message)
    }
    await chooseFile(page, 'Image A', fileOf('front.jpg', jpgOfSize(photo, LIMIT - 1)))
    await chooseFile(page, 'Image B', fileOf('dispensary.png', pngOfSize(LIMIT - 1)))
    await chooseFile(page, 'Image C', fileOf('team.gif', gifOfSize(LIMIT - 1)))
    await waitUntilUploaded(page, 3)
    await chooseFile(page, 'Upload logo', fileOf('logo.jpg', photo))
    await page.getByRole('button', { name: 'Use this picture' }).click()
    await waitUntilUploaded(page, 4)
    await page.getByLabel('Bio').fill('A family pharmacy at the harbour, with two pharmacists and a clinic sister.')
    await expectErrors(page, [])
    await practice.expectAccessible('about the practice')
    await saveStep(page)
    // Four pictures are rendered by the server.
    await page.waitForURL('**/practice/dashboard', { timeout: 60_000 })
  }, 120_000)

  it('the same forms are sections of the profile, with the saved values, which can be cleared and changed', async () => {
    const { page } = practice
    await page.goto('/company/profile?section=operations')
    await page.getByRole('button', { name: 'Update' }).waitFor()
    expect(await Promise.all(['Opens, Weekdays', 'Opens, Public holidays'].map((field) => time(page, field)))).toEqual([
      '07:35',
      '09:00',
    ])
    await expect
      .poll(async () => [await chosen(page, 'Languages'), await chosen(page, 'Systems used')])
      .toEqual([['English', 'isiXhosa'], ['Propharm']])
    await page.getByRole('button', { name: 'Clear' }).click()
    await page.getByRole('button', { name: 'Update' }).click()
    await expectErrors(page, ['Please select at least one language'])

    await page.goto('/company/profile?section=about')
    await page.getByRole('img', { name: 'Image A' }).waitFor()
    for (const name of ['Image A', 'Image B', 'Image C']) {
      const picture = page.getByRole('img', { name })
      await picture.scrollIntoViewIfNeeded()
      await expect
        .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0))
        .toBe(true)
    }
    await practice.expectAccessible('about the practice, kept')
    await page.getByRole('button', { name: 'Remove: Image B' }).click()
    await expectText(page, 'Remove this file: Image B?')
    await page.getByRole('dialog').getByRole('button', { name: 'Remove file', exact: true }).click()
    await expect.poll(() => page.getByRole('img', { name: 'Image B' }).count()).toBe(0)
    await page.getByLabel('Bio').fill('A family pharmacy at the harbour. We close late.')
    await page.getByRole('button', { name: 'Update' }).click()
    await expectText(page, 'Saved.')
    await page.reload()
    await page.getByRole('img', { name: 'Image C' }).waitFor()
    await expect.poll(() => page.getByRole('img', { name: 'Image B' }).count()).toBe(0)
  })

  it('Verification and Manager details can be changed later', async () => {
    const { page } = practice
    await goTo(page, '/company/profile?section=verification')
    await page.getByLabel('Practice name').fill('')
    await page.getByRole('button', { name: 'Update' }).click()
    await expectErrors(page, ['Required'])
    await page.getByLabel('Practice name').fill('Claim a prize at evil.co.za')
    await expectErrors(page, ['A name cannot contain a web address. Put a space after each full stop'])
    await page.getByLabel('Practice name').fill('Harbour Road Pharmacy & Clinic')
    // The input survives a reload and is still unsaved, so leaving asks.
    await page.reload()
    await page.getByRole('button', { name: 'Update' }).waitFor()
    await expect.poll(() => page.getByLabel('Practice name').inputValue()).toBe('Harbour Road Pharmacy & Clinic')
    await page.getByRole('link', { name: width < 600 ? 'Edit profile' : /^Operations/ }).click()
    await page.getByRole('heading', { name: 'Leave without saving?' }).waitFor()
    await page.getByRole('button', { name: 'Stay on this page' }).click()
    await page.getByRole('button', { name: 'Update' }).click()
    await expectText(page, 'Saved.')
    await page.getByRole('button', { name: 'Dismiss' }).click()
    await goTo(page, '/company/profile?section=managers')
    await page.getByRole('heading', { name: 'Manager details' }).waitFor()
    await page.getByRole('button', { name: 'Add another manager' }).click()
    const second = page.getByRole('group', { name: 'Manager 2' })
    await second.getByLabel('Name', { exact: true }).fill('Sipho')
    await second.getByLabel('Surname').fill('Dlamini')
    await second.getByLabel('Contact number').fill('021 555 0143')
    await practice.expectAccessible('manager details of a practice, changed')
    await page.getByRole('button', { name: 'Update' }).click()
    await expectText(page, 'Saved.')
    await goTo(page, '/practice/dashboard')
    await waitForHeading(page, 'Harbour Road Pharmacy & Clinic')
    expect(practice.consoleErrors).toEqual([])
  })

  it('removing the logo leads back to the step that requires one', async () => {
    const { page } = practice
    await goTo(page, '/company/profile?section=about')
    await page.getByRole('button', { name: 'Remove: Upload logo' }).click()
    await page.getByText('This step is incomplete without a logo.').waitFor()
    await practice.expectAccessible('removing the logo')
    await page.getByRole('dialog').getByRole('button', { name: 'Remove file', exact: true }).click()
    await page.waitForURL('**/company/complete-signup?step=about-step')
    // By keyboard: on a phone a tap so soon would count as a second tap on the dialog's button.
    await page.getByRole('button', { name: 'Save and finish' }).press('Enter')
    await expectErrors(page, ['Please upload an logo of your practice'])
    expect(practice.consoleErrors).toEqual([])
  })
})
