import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aboutLocums } from '#bin/seed/world/about-locums.ts'
import { locums } from '#bin/seed/world/people.ts'
import { tenant } from '#infra/tenants/demo.ts'
import { formatFormDate } from '#shared/kernel/dates.ts'
import { openOwnStack } from '#tests/support/browsing.ts'
import { goTo } from '#tests/support/go-to.ts'
import { open, waitUntilSaved, update } from '#tests/support/locum-section-forms.ts'
import { openOwnMenu } from '#tests/support/own-menu.ts'
import { ahead } from '#tests/support/people.ts'
import { expectErrors } from '#tests/support/profile-forms.ts'
import { formatCount } from '#web/components/format/format-words.ts'
import { widths } from '#tests/support/rounds.ts'
import type { Visitor } from '#tests/support/visitor.ts'

// It revokes the approval of a locum who has applied, which a practice sees.
const { signInAs, signInWithoutScreens } = await openOwnStack('demo world')

const badDate = 'Date is not valid, the date format should be DD/MM/YYYY'
const inFuture = 'Date can not be in the future'
const waiting = 'Your profile is pending approval.'
const tomorrow = formatFormDate(ahead(1))

/** Only read by these tests. */
const { sipho } = locums
const siphoName = `${sipho.first_name} ${sipho.last_name}`
const siphoBio = aboutLocums.sipho?.short_bio ?? ''

/** Each width uses its own locum; both have applied for the same shifts. */
const locumAtWidth = (width: number) => (width < 600 ? 'riaan' : 'kagiso')

describe.each(widths)('the sections of a locum’s profile, at %i px', (width) => {
  const who = locumAtWidth(width)
  const person = locums[who]
  let locum: Visitor

  beforeAll(async () => {
    locum = await signInAs(width, person.email)
  })
  afterAll(() => locum?.leave())

  it('reports the locum as active once, however often pages are loaded', async () => {
    const { page } = locum
    // The first page has reported it.
    await page.waitForFunction(() => localStorage.getItem('demo.lastActive'))
    const sent: string[] = []
    page.on('request', (request) => request.url().includes('updateLastActive') && sent.push(request.url()))
    await page.evaluate(() => localStorage.removeItem('demo.lastActive'))
    // A failure of it is logged only: by the browser, then by the page.
    await page.route('**/updateLastActive/**', (route) => route.fulfill({ status: 500, body: '' }), { times: 1 })
    await page.goto('/locum/dashboard')
    await expect.poll(() => sent).toHaveLength(1)
    await expect.poll(() => locum.consoleErrors.join()).toMatch(/updateLastActive[^]+updateLastActive ApiError/)
    locum.consoleErrors.length = 0
    expect(await page.getByText('Something went wrong').count()).toBe(0)
    await open(page, 'rates')
    await page.reload()
    await page.getByRole('button', { name: 'Update' }).waitFor()
    expect(sent).toHaveLength(1)
  })

  it('experience: a past date, a company, and one skill of a branch that allows only one', async () => {
    const { page } = locum
    await open(page, 'experience')
    await page.getByRole('button', { name: 'Clear' }).click()
    await update(page)
    await expectErrors(page, ['Required', 'Required'])
    const start = page.getByLabel('When did you start working in this profession?')
    for (const [typed, message] of [
      ['31/02/2020', badDate],
      [tomorrow, inFuture],
    ] as const) {
      await start.fill(typed)
      await expectErrors(page, [message, 'Required'])
    }
    await start.fill('')
    await start.pressSequentially('15052017')
    await page.getByRole('textbox', { name: 'Companies worked at' }).fill('Dis-Chem')
    await page.keyboard.press('Enter')
    const alone = page.getByRole('checkbox', { name: 'Runs a shift alone', exact: true })
    await alone.check()
    await page.getByRole('checkbox', { name: 'Stands in as responsible pharmacist', exact: true }).check()
    await expect.poll(() => alone.isChecked()).toBe(false)
    await page.getByRole('checkbox', { name: 'Compounding', exact: true }).check()
    await page.getByRole('checkbox', { name: 'Community dispensing', exact: true }).check()
    await locum.expectAccessible('experience section')
    await update(page)
    await waitUntilSaved(page)
    await expect.poll(() => start.inputValue()).toBe('15/05/2017')
    await expect.poll(() => page.getByRole('checkbox', { name: 'Compounding', exact: true }).isChecked()).toBe(true)
  })

  it('rates: all three, the first digits of the input, and a warning below R 100', async () => {
    const { page } = locum
    await open(page, 'rates')
    await page.getByText('Enter your desired HOURLY Locum rate').waitFor()
    const rateCard = page.getByRole('link', { name: 'See the rate card' })
    expect(await rateCard.getAttribute('href')).toBe(tenant.settings.links.rateCard)
    await page.getByRole('button', { name: 'Clear' }).click()
    await update(page)
    await expectErrors(page, [
      'Weekday Rate is required',
      'Saturday Rate is required',
      'Sunday/Holiday Rate is required',
    ])
    const weekdays = page.getByLabel('Hourly rate on Weekdays')
    await weekdays.fill('R 95 an hour, or 100')
    await weekdays.blur()
    expect(await weekdays.inputValue()).toBe('95')
    await page.getByText('Only the first number counts. R\u00a095 per hour? That is less than R\u00a0100.').waitFor()
    await weekdays.pressSequentially('0,50')
    expect(await weekdays.inputValue()).toBe('950,50')
    await weekdays.blur()
    expect(await weekdays.inputValue()).toBe('950')
    await page.getByText('Rates are in whole rand.').waitFor()
    await weekdays.fill('410')
    await page.getByLabel('Hourly rate on Saturdays').fill('460')
    await page.getByLabel('Hourly rate on Sundays and Holidays').fill('540')
    await locum.expectAccessible('rates section')
    await update(page)
    await waitUntilSaved(page)
  })

  it('education: qualification, institution and date', async () => {
    const { page } = locum
    await open(page, 'education')
    await page.getByRole('button', { name: 'Clear' }).click()
    await update(page)
    await expectErrors(page, ['Required', 'Required', 'Required'])
    await page.getByLabel('Qualification', { exact: true }).fill('BP')
    await page.getByLabel('Institution').fill('UC')
    await page.getByLabel('Date qualified').fill('12/2014')
    await expectErrors(page, ['Use more than 2 characters', 'Use more than 2 characters', badDate])
    await page.getByLabel('Date qualified').fill(tomorrow)
    await expectErrors(page, ['Use more than 2 characters', 'Use more than 2 characters', inFuture])
    await locum.expectAccessible('education section with problems')
    await page.getByLabel('Qualification', { exact: true }).fill('Bachelor of Pharmacy')
    await page.getByLabel('Institution').fill('Rhodes University')
    await page.getByLabel('Date qualified').fill('04/12/2015')
    await page.getByLabel('Other qualifications').fill('Immunisation course')
    await update(page)
    await waitUntilSaved(page)
  })

  it('education: offline, the validation can’t be loaded: nothing is sent, the input stays, and saving works once online', async () => {
    const { page } = locum
    await open(page, 'education')
    const sent: string[] = []
    page.on('request', (request) => request.method() !== 'GET' && sent.push(request.url()))
    await page.context().setOffline(true)
    await page.getByLabel('Institution').fill('University of Pretoria')
    await update(page)
    await page.getByText('Your entries could not be checked.').waitFor()
    expect(sent.filter((url) => url.includes('/api/'))).toEqual([])
    await expect.poll(() => page.getByLabel('Institution').inputValue()).toBe('University of Pretoria')
    await page.context().setOffline(false)
    await update(page)
    await waitUntilSaved(page)
    const others = locum.consoleErrors
      .splice(0)
      .filter((line) => !/ERR_INTERNET_DISCONNECTED|A form’s schema could not be loaded/.test(line))
    expect(others).toEqual([])
  })

  it('preferred locations: the address, a region, and another province clears those of the others', async () => {
    const { page } = locum
    // The last visit, which is kept when a page is left, has the regions.
    await page.goto('/tenant.json')
    await page.evaluate(() => localStorage.removeItem('demo.lastVisit'))
    await page.route('**/api/options/category/provinces', (route) => route.fulfill({ status: 500, body: '' }))
    await page.goto('/locum/profile?section=locations')
    await page.getByText('Something went wrong on our side', { exact: false }).first().waitFor()
    expect(locum.consoleErrors.splice(0).join()).toContain('listOptionsOfCategory')
    await page.unroute('**/api/options/category/provinces')
    await open(page, 'locations')
    await page.getByRole('button', { name: 'Clear' }).click()
    await expect.poll(() => page.getByLabel('Home region').isDisabled()).toBe(true)
    await page.getByText('Please select a province.').first().waitFor()
    await update(page)
    await expectErrors(page, ['Required', 'Required', 'Required', 'Required', 'Please select at least one region'])
    await page.getByLabel('Province').selectOption('Gauteng')
    await page.getByRole('checkbox', { name: 'Sedibeng' }).check()
    await page.getByLabel('Province').selectOption('Western Cape')
    await page.getByText('Please select at least one region').waitFor()
    await page.getByLabel('Home region').selectOption('Cape Town Metro')
    await page.getByLabel('Suburb').fill('Claremont')
    await page.getByLabel('Street address').fill('22 Protea Road')
    await page.getByRole('checkbox', { name: 'I am willing to travel' }).check()
    await page.getByText('Gauteng', { exact: true }).last().click()
    await page.getByRole('checkbox', { name: 'West Rand' }).check()
    // The form moves up as the message disappears.
    await page.getByText('Please select at least one region').waitFor({ state: 'hidden' })
    await page.getByRole('checkbox', { name: 'Overberg' }).check()
    await locum.expectAccessible('locations section')
    await update(page)
    await waitUntilSaved(page)
    await expect.poll(() => page.getByRole('checkbox', { name: 'West Rand' }).isChecked()).toBe(true)
  })

  it('verification: unusual numbers show a warning, and changes that end the approval ask first', async () => {
    const { page } = locum
    await open(page, 'verification')
    await page.getByLabel('Contact number').fill('021 555 0142')
    await page.getByLabel('ID number').fill('8001015009088')
    await page.getByLabel('Professional body').fill('S')
    await page.getByLabel('Professional number').fill('hello')
    await page.getByText('This doesn’t look like a South African mobile number.').waitFor()
    await page.getByText('This isn’t a valid ID number. Check its digits.').waitFor()
    await page.getByText(/^This doesn’t look like a number of the/).waitFor()
    await update(page)
    await page.getByText('This is not a valid ID number. Check its digits').waitFor()
    await page.getByText('Enter its name or abbreviation, at least three letters').waitFor()
    await page.getByLabel('Professional body').fill(person.council)
    await page.getByRole('radio', { name: 'Passport' }).check()
    await update(page)
    await page.getByRole('heading', { name: 'Request approval again?' }).waitFor()
    await locum.expectAccessible('asking for approval again')
    await page.getByRole('button', { name: 'Go back' }).click()
    await page.getByRole('radio', { name: 'South African ID' }).check()
    await page.getByLabel('ID number').fill(person.idpassport)
    await page.getByLabel('Professional number').fill(person.number)
    await page.getByLabel('Contact number').fill('082 555 0199')
    await update(page)
    await waitUntilSaved(page)
    await page.goto('/locum/dashboard')
    await page.getByRole('heading', { name: /Offers near you/ }).waitFor()
    await expect.poll(() => page.getByText(waiting).count()).toBe(0)
  })

  it('a confirmed change of registration ends the approval', async () => {
    const { page } = locum
    await open(page, 'verification')
    await page.getByLabel('Professional number').fill('P99887')
    await update(page)
    await page.getByRole('button', { name: 'Save and request approval' }).click()
    await waitUntilSaved(page)
    await goTo(page, '/locum/dashboard')
    await page.getByText(waiting).waitFor()
    expect(locum.consoleErrors).toEqual([])
  })
})

describe.each(widths)('a locum’s card, at %i px', (width) => {
  it('shows the profile as practices see it', async () => {
    const locum = await signInAs(width, sipho.email)
    const { page } = locum
    await openOwnMenu(page)
    await page.getByRole('button', { name: 'Preview Profile' }).click()
    const card = page.getByRole('dialog', { name: 'Preview Profile' })
    for (const words of [
      siphoName,
      siphoBio,
      'University of the Western Cape, 05/12/2014',
      'Overberg',
      'Weekdays R\u00a0385/h',
    ])
      await card.getByText(words).first().waitFor()
    await locum.expectAccessible('preview')
    await card.getByRole('button', { name: 'Close' }).click()
    await goTo(page, '/locum/profile')
    await page.getByRole('link', { name: /^Payment information/ }).waitFor()
    await locum.expectAccessible('profile page')
    await page.getByRole('button', { name: 'Preview Profile' }).click()
    await card.getByText(siphoName).waitFor()
    expect(locum.consoleErrors).toEqual([])
    await locum.leave()
  })

  it('is the same for a practice that the locum applied to, without contact details before a booking', async () => {
    const locum = await signInAs(width, sipho.email)
    await locum.page.waitForFunction(() => localStorage.getItem('demo.lastActive'))
    await locum.leave()
    const practice = await signInWithoutScreens(width, 'practice@example.com')
    const { page } = practice
    await page.goto('/practice/dashboard/offers')
    // At each width, one of three applicants has lost approval above.
    const left = formatCount(3 - widths.length, 'application')
    await page
      .getByRole('link', { name: `Review ${left}` })
      .first()
      .click()
    await page.getByRole('button', { name: `Profile ${siphoName}` }).click()
    const card = page.getByRole('dialog', { name: siphoName })
    for (const words of [siphoBio, 'University of the Western Cape, 05/12/2014', 'Active today'])
      await card.getByText(words).waitFor()
    await card
      .getByText('Not insured')
      .or(card.getByText(/^Insured until/))
      .waitFor()
    await expect.poll(() => card.getByText(/0\d\d ?\d{3} ?\d{4}/).count()).toBe(0)
    await practice.expectAccessible('an applicant’s card')
    expect(practice.consoleErrors).toEqual([])
    await practice.leave()
  })
})

it.each([
  [locums.thandi.email, '/locum/profile', 'rates'],
  ['practice@example.com', '/company/profile', 'address'],
])(
  'a complete profile shows what others see of it, and a section has the foot of a phone to itself: %s',
  async (email, address, section) => {
    const visitor = await signInWithoutScreens(1280, email)
    const { page } = visitor
    await page.goto(address)
    await page
      .getByRole('region', { name: 'Preview' })
      .getByText(/^(Languages|Rates)$/)
      .first()
      .waitFor()
    await page.setViewportSize({ width: 390, height: 844 })
    await page.getByRole('navigation', { name: 'Main' }).last().waitFor()
    await goTo(page, `${address}?section=${section}`)
    await page.getByRole('button', { name: 'Update' }).waitFor()
    await expect.poll(() => page.getByRole('navigation', { name: 'Main' }).count()).toBe(0)
    expect(visitor.consoleErrors).toEqual([])
    await visitor.leave()
  },
)

it('a locum with only the required details sees what practices are missing', async () => {
  const { page, ...zanele } = await signInWithoutScreens(390, locums.zanele.email)
  await page.goto('/locum/profile')
  await page.getByRole('button', { name: 'Preview Profile' }).click()
  for (const words of ['No bio yet', 'No languages yet', 'No qualifications yet', 'Not provided yet'])
    await page.getByText(words).waitFor()
  await zanele.expectAccessible('preview with much missing')
  await page.getByText('No qualifications yet').getByRole('link', { name: 'Fill in' }).click()
  await page.getByLabel('Institution').waitFor()
  await zanele.leave()
})

it('a picture that can’t be loaded leaves the initials', async () => {
  const { page, leave } = await signInWithoutScreens(1280, locums.thandi.email)
  await page.route(
    ({ searchParams }) => searchParams.has('X-Amz-Signature'),
    (route) => route.abort(),
  )
  const failed = page.waitForEvent('requestfailed')
  await page.goto('/locum/profile')
  await failed
  await page.getByRole('region', { name: 'Preview' }).locator('[data-initials=TN]').waitFor()
  await leave()
})
