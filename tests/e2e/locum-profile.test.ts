import { paths } from '#shared/kernel/paths.ts'
import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { passwordMessage } from '#shared/documents/documents.rules.ts'
import { openSharedDemo } from '#tests/support/browsing.ts'
import { pdfOf, pdfOfSize, pngOf, pngOfSize, protectedPdf } from '#tests/support/documents.ts'
import { goTo } from '#tests/support/go-to.ts'
import { fillEducationAndLocations, fillExperienceAndRates, verifyLocum } from '#tests/support/locum-forms.ts'
import { openOwnMenu } from '#tests/support/own-menu.ts'
import {
  drawPhoto,
  drawPortrait,
  fileOf,
  gifOfSize,
  jpgOfSize,
  type PickedFile,
  tinyGif,
} from '#tests/support/pictures.ts'
import { waitForHeading, chooseFile, expectText, saveStep } from '#tests/support/profile-forms.ts'
import { widths } from '#tests/support/rounds.ts'
import type { Visitor } from '#tests/support/visitor.ts'

const MB = 1_048_576

const { signInAs, signUpAs } = await openSharedDemo()

const response = (page: Page, question: string, reply: 'Yes' | 'No') =>
  page.getByRole('group', { name: question }).getByRole('radio', { name: reply }).check()
const waitUntilUploaded = (page: Page) => page.getByText('Uploaded. Save to keep it.').waitFor()

/** Chooses files that are refused, then files that are uploaded and removed again. */
const limits = async (
  page: Page,
  label: string,
  refused: [PickedFile, string][],
  taken: PickedFile[],
): Promise<void> => {
  for (const [file, message] of refused) {
    await chooseFile(page, label, file)
    await expectText(page, message)
  }
  for (const file of taken) {
    await chooseFile(page, label, file)
    await waitUntilUploaded(page)
    await page.getByRole('button', { name: `Remove ${file.name}` }).click()
  }
}

/** Whether an element is fully visible at the current scroll position. */
const isInSight = (words: Locator): Promise<boolean> =>
  words.evaluate(
    (element) =>
      new Promise((response) =>
        new IntersectionObserver(([seen]) => response((seen?.intersectionRatio ?? 0) > 0.98)).observe(element),
      ),
  )

const insurance = 'Do you have Professional Indemnity Insurance?'
const provisional = 'Are you a provisional tax payer?'
const tooLarge = (limit: 2 | 6) => `File size should be less than ${limit} MB`
const wrongKind = 'Please choose a PNG, JPG, GIF or PDF file'
const notReadable = 'We cannot read this file. Please choose another one'
const badDate = 'Date is not valid, the date format should be DD/MM/YYYY'

describe.each(widths)('a locum’s whole profile, with real files, at %i px', (width) => {
  const email = `profile-${width}@people.example`
  let locum: Visitor
  let portrait: Buffer

  beforeAll(async () => {
    locum = await signUpAs(width, email, 'Locum')
    portrait = await drawPortrait(locum.page)
  })
  afterAll(() => locum?.leave())

  it('Verification comes first', async () => {
    const { page } = locum
    await page.getByText('Step 2 of 5').waitFor()
    await saveStep(page)
    const council = page.getByLabel('Professional body')
    await expect.poll(() => council.getAttribute('aria-invalid')).toBe('true')
    await page.getByLabel('Industry').selectOption('Pharmacy')
    await page.getByLabel('Profession', { exact: true }).selectOption('Pharmacist')
    await expect.poll(() => council.getAttribute('aria-invalid')).toBeNull()
    await expect.poll(() => council.inputValue()).not.toBe('')
    await council.fill('A council of my own')
    await page.getByLabel('Industry').selectOption('Nursing')
    await page.getByLabel('Profession', { exact: true }).selectOption({ index: 1 })
    await expect.poll(() => council.inputValue()).toBe('A council of my own')
    await council.fill('')
    await verifyLocum(locum)
    await waitForHeading(page, 'Upload ID')
    await page.getByRole('button', { name: 'Back' }).click()
    await waitForHeading(page, 'Verification')
    await expect.poll(() => page.getByLabel('First name').inputValue()).toBe('Thandi')
    await saveStep(page)
    await waitForHeading(page, 'Upload ID')
  })

  it('Upload ID: refuses files that are too large or of the wrong type, accepts PNG, JPG, GIF and PDF up to one byte below 2 MB', async () => {
    const { page } = locum
    await waitForHeading(page, 'Upload ID')
    await saveStep(page)
    await expectText(page, 'Please upload an ID document')
    await locum.expectAccessible('upload ID, nothing chosen')
    await limits(
      page,
      'Identity document',
      [
        [fileOf('id.gif', gifOfSize(2 * MB)), tooLarge(2)],
        [fileOf('id.pdf', pdfOfSize(2 * MB)), tooLarge(2)],
        [fileOf('id.svg', Buffer.from('<svg/>')), wrongKind],
        [fileOf('id.png', Buffer.from('<html>')), wrongKind],
        [fileOf('id.pdf', pdfOf().subarray(0, 40)), notReadable],
        [fileOf('id.pdf', protectedPdf('aes-256.user')), passwordMessage],
      ],
      [
        fileOf('id.png', pngOfSize(2 * MB - 1)),
        fileOf('id.gif', gifOfSize(2 * MB - 1)),
        fileOf('id.pdf', pdfOfSize(2 * MB - 1)),
      ],
    )
    await chooseFile(page, 'Identity document', fileOf('broken.jpg', Buffer.alloc(3 * MB)))
    await expectText(page, tooLarge(2))
    const photo = await drawPhoto(page, 4_000, 3_000)
    expect(photo.length).toBeGreaterThan(5 * MB)
    await chooseFile(page, 'Identity document', fileOf('my-id.jpg', photo))
    await waitUntilUploaded(page)
    const preview = page.getByRole('img', { name: 'Preview of my-id.jpg' })
    // It was taken with the phone on its side, so it is upright now.
    expect(
      await preview.evaluate(({ naturalWidth, naturalHeight }: HTMLImageElement) => [naturalWidth, naturalHeight]),
    ).toEqual([1800, 2400])
    await locum.expectAccessible('upload ID, a file chosen')
    await saveStep(page)
    await fillExperienceAndRates(locum)
    await fillEducationAndLocations(locum)
  })

  it('About you: names everything that is missing', async () => {
    const { page } = locum
    await waitForHeading(page, 'About you')
    await saveStep(page)
    for (const message of [
      'Please upload a professional picture',
      'Required',
      'Please select at least one language',
      'Please select YES or NO',
    ])
      await expectText(page, message)
    await page.getByLabel('Bio').fill('12345678')
    await expectText(page, 'Bio is too short.')
    await response(page, insurance, 'Yes')
    await saveStep(page)
    await expectText(page, 'Please provide an indemnity insurance file')
    await expectText(page, 'Required')
    for (const [date, message] of [
      ['31/02/2027', badDate],
      ['01/01/2020', 'Date can not be in the past'],
    ] as const) {
      await page.getByLabel('Expiry date').fill(date)
      await expectText(page, message)
    }
    await locum.expectAccessible('about you, with messages')
  })

  it('About you: crops the picture by keyboard, accepts each type up to one byte below 6 MB, and continues', async () => {
    const { page } = locum
    await limits(
      page,
      'Profile picture',
      [
        [fileOf('me.gif', gifOfSize(6 * MB)), tooLarge(6)],
        [fileOf('me.txt', Buffer.from('me')), wrongKind],
      ],
      [fileOf('me.pdf', pdfOfSize(6 * MB - 1))],
    )
    for (const file of [
      fileOf('me.gif', gifOfSize(6 * MB - 1)),
      fileOf('me.png', pngOfSize(6 * MB - 1)),
      fileOf('me.jpg', jpgOfSize(portrait, 6 * MB - 1)),
    ]) {
      await chooseFile(page, 'Profile picture', file)
      const frame = page.getByRole('group', { name: /Picture frame/ })
      await frame.focus()
      for (const key of ['+', '+', '+', 'ArrowUp', 'ArrowLeft', '-']) await page.keyboard.press(key)
      await expect.poll(() => page.getByRole('slider', { name: 'Zoom' }).inputValue()).toBe('1.2')
      if (file.name === 'me.jpg') await locum.expectAccessible('cropping')
      await page.getByRole('button', { name: 'Use this picture' }).click()
      await frame.waitFor({ state: 'detached' })
      await waitUntilUploaded(page)
    }
    const indemnity = 'Indemnity insurance document'
    await limits(
      page,
      indemnity,
      [[fileOf('cover.pdf', pdfOfSize(6 * MB)), tooLarge(6)]],
      [fileOf('cover.png', pngOfSize(6 * MB - 1)), fileOf('cover.gif', tinyGif)],
    )
    await chooseFile(page, indemnity, fileOf('cover.pdf', pdfOfSize(6 * MB - 1)))
    await page
      .getByLabel('Bio')
      .fill('I run a calm dispensary, counsel in three languages and leave the stock counted.')
    const languages = page.getByRole('combobox', { name: 'Languages' })
    for (const language of ['Xho', 'Engl']) {
      await languages.fill(language)
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('Enter')
    }
    await page.keyboard.press('Escape')
    await page.getByLabel('Expiry date').fill('31/12/2030')
    await page.getByText('cover.pdf').waitFor()
    await locum.expectAccessible('about you, filled in')
    await saveStep(page)
    await waitForHeading(page, 'Payment information')
  })

  it('Payment information: digits only, the bank’s branch code, warnings that don’t prevent saving', async () => {
    const { page } = locum
    for (const label of ['Branch code', 'Account number', 'Tax registration number'])
      await page.getByLabel(label).fill('12a')
    await saveStep(page)
    await expectText(page, 'Please select YES or NO')
    await expect.poll(() => page.getByText('only numbers are accepted', { exact: true }).count()).toBe(3)
    await page.getByLabel('Branch code').fill('')
    await page.locator('datalist option').first().waitFor({ state: 'attached' })
    await page.getByLabel('Bank name').fill('Standard Bank')
    await expect.poll(() => page.getByLabel('Branch code').inputValue()).toBe('051001')
    await page.getByLabel('Bank name').fill('FNB')
    await expect.poll(() => page.getByLabel('Branch code').inputValue()).toBe('250655')
    await page.getByLabel('Bank name').fill('Standard')
    await page.getByLabel('Account number').focus()
    await expect.poll(() => page.getByLabel('Bank name').inputValue()).toBe('')
    expect(await page.getByLabel('Branch code').inputValue()).toBe('')
    await expectText(page, 'Choose a bank from the list, or type its full name')
    await page.getByLabel('Bank name').fill('fnb')
    await page.getByLabel('Branch code').fill('123456')
    await page.getByText('FNB uses 250655 for all its branches.', { exact: false }).waitFor()
    await page.getByLabel('Account holder name').fill('Thandi Nkosi')
    await page.getByLabel('Account number').fill('006201 2345 678')
    await page.getByRole('radio', { name: 'Cheque account' }).check()
    await page.getByLabel('Tax registration number').fill('4123456789')
    await page.getByText('An income tax number has ten digits', { exact: false }).waitFor()
    await response(page, provisional, 'Yes')
    await saveStep(page)
    await expectText(page, 'Please provide a provisional tax file')
    await locum.expectAccessible('payment information, with messages')
    await limits(
      page,
      'Provisional tax document',
      [[fileOf('tax.gif', gifOfSize(6 * MB)), tooLarge(6)]],
      [fileOf('tax.gif', gifOfSize(6 * MB - 1)), fileOf('tax.png', pngOfSize(6 * MB - 1))],
    )
  })

  it('keeps all input when an upload fails: retries, continues once online, or cancels; and ends at the dashboard', async () => {
    const { page } = locum
    await page.route('**/upload', (route) => route.abort(), { times: 3 })
    await chooseFile(page, 'Provisional tax document', fileOf('tax.pdf', pdfOfSize(6 * MB - 1)))
    await expectText(page, 'This file was not uploaded. Check your connection, then try again.')
    await locum.expectAccessible('payment information, a file not sent')
    await page.getByRole('button', { name: 'Try again' }).click()
    await waitUntilUploaded(page)
    await page.getByRole('button', { name: 'Remove tax.pdf' }).click()
    await page.context().setOffline(true)
    await chooseFile(page, 'Provisional tax document', fileOf('tax.pdf', pdfOf()))
    await expectText(page, 'You’re offline. The file will be uploaded once you are back online.')
    await page.context().setOffline(false)
    await waitUntilUploaded(page)
    const toStorage = (url: URL) => url.hostname === '127.0.0.1'
    await page.route(toStorage, () => {}, { times: 1 })
    await chooseFile(page, 'Provisional tax document', fileOf('other.pdf', pdfOf()))
    await page.getByRole('progressbar', { name: 'Uploading other.pdf' }).waitFor()
    await page.getByRole('button', { name: 'Cancel upload of other.pdf' }).click()
    await page.getByText('Choose a file').waitFor()
    await page.unroute(toStorage)
    await chooseFile(page, 'Provisional tax document', fileOf('tax.pdf', pdfOfSize(6 * MB - 1)))
    await waitUntilUploaded(page)
    await page.getByLabel('Branch code').fill('250655')
    await page.getByLabel('Tax registration number').fill('0123456789')
    await saveStep(page)
    await page.waitForURL('**/locum/dashboard')
  })

  it('shows the saved picture, documents and fields on the profile; a new picture appears at once', async () => {
    const { page } = locum
    await page.goto('/locum/profile?section=about')
    await page.getByRole('button', { name: 'View larger: Profile picture' }).click()
    const larger = page.getByRole('img', { name: 'Profile picture, large' })
    await expect
      .poll(() => larger.evaluate((image: HTMLImageElement) => image.naturalWidth), { timeout: 15_000 })
      .toBeGreaterThan(300)
    await locum.expectAccessible('profile picture, larger')
    await page.keyboard.press('Escape')
    await expect.poll(() => page.getByLabel('Expiry date').inputValue()).toBe('31/12/2030')
    const shown = () =>
      page.getByRole('button', { name: 'View larger: Profile picture' }).locator('img').getAttribute('src')
    const before = await shown()
    await chooseFile(page, 'Profile picture', fileOf('new.jpg', await drawPortrait(page, 600, 600)))
    await page.getByRole('button', { name: 'Use this picture' }).click()
    await waitUntilUploaded(page)
    await page.getByRole('button', { name: 'Update' }).click()
    await expect.poll(shown, { timeout: 15_000 }).not.toBe(before)
    await openOwnMenu(page)
    await page
      .getByRole('button', { name: 'Account menu' })
      .or(page.getByRole('dialog', { name: 'Menu' }))
      .locator('img')
      .waitFor()
    await page.keyboard.press('Escape')
    await locum.expectAccessible('profile, about you')
    await goTo(page, '/locum/profile?section=banking')
    for (const name of ['Clear', 'Update']) await page.getByRole('button', { name, exact: true }).waitFor()
    await page.getByRole('button', { name: 'View: Provisional tax document' }).click()
    const opened = page.context().waitForEvent('request', (request) => request.url().includes('disposition=inline'))
    await page.getByRole('button', { name: 'Open PDF: Provisional tax document' }).click()
    expect((await opened).frame().page()).not.toBe(page)
    await locum.expectAccessible('profile, a PDF')
  })

  it('lets the super admin see the ID document before approving', async () => {
    const admin = await signInAs(width, 'admin@example.com')
    await goTo(admin.page, paths.admin.approvals)
    const row = admin.page.getByRole('listitem').filter({ hasText: email })
    await row.getByRole('link', { name: 'Review Thandi Nkosi' }).click()
    await admin.page.getByRole('button', { name: 'Show the identity number' }).click()
    await admin.page.getByText('8001015009087').waitFor()
    const image = admin.page.getByRole('img', { name: 'Identity document' })
    await expect
      .poll(() => image.evaluate((picture: HTMLCanvasElement) => picture.width), { timeout: 15_000 })
      .toBeGreaterThan(300)
    await admin.expectAccessible('an ID document')
    const original = admin.page.waitForEvent('download')
    await admin.page.getByRole('button', { name: 'Download original: Identity document' }).click()
    await original
    const { page } = locum
    await goTo(page, '/locum/profile?section=upload-id')
    await chooseFile(page, 'Identity document', fileOf('other.png', Buffer.from('<html>')))
    const refusal = page.getByText(`other.png: ${wrongKind}. Your previous file is kept.`)
    await refusal.waitFor()
    await page.getByRole('button', { name: 'Update' }).click()
    await page.getByText('Nothing was changed. To replace the document, choose another file.').waitFor()
    await refusal.waitFor()
    // It has the structure of a picture, but its content can't be decoded.
    await chooseFile(page, 'Identity document', fileOf('garbled.png', pngOf(40, 30, { rows: Buffer.alloc(8) })))
    await waitUntilUploaded(page)
    await page.getByRole('button', { name: 'Update' }).click()
    await page.getByText('Your changes were not saved.').waitFor()
    await page.getByRole('alert').filter({ hasText: notReadable }).nth(1).waitFor()
    await expect.poll(() => page.getByRole('button', { name: 'Try again' }).count()).toBe(0)
    await locum.expectAccessible('a file that was refused')
    await chooseFile(page, 'Identity document', fileOf('other.gif', tinyGif))
    await waitUntilUploaded(page)
    await page.getByRole('button', { name: 'Update' }).click()
    await page.getByText('Uploaded. Save to keep it.').waitFor({ state: 'hidden' })
    const review = admin.page.waitForResponse((response) => /approvals\/professionals\/usr_/.test(response.url()))
    await admin.page.getByRole('button', { name: 'Approve', exact: true }).click()
    const changed = admin.page.getByText('These details have changed since you opened them.')
    await changed.waitFor()
    await expect.poll(() => isInSight(changed)).toBe(true)
    await admin.expectAccessible('an approval of what has changed')
    await review
    await admin.page.getByRole('button', { name: 'Approve', exact: true }).click()
    await admin.page.getByText('Thandi Nkosi is approved.').waitFor()
    expect(admin.consoleErrors.filter((line) => !/status of 409/.test(line))).toEqual([])
    await admin.leave()
  })

  it('causes no console errors besides the aborted calls and the refused file', () => {
    const expected = /ERR_(FAILED|INTERNET_DISCONNECTED)|: openUpload |upload-id: .* status of 400/
    expect(locum.consoleErrors.filter((line) => !expected.test(line))).toEqual([])
  })
})
