import { DynamoDBDocumentClient, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import type { Page, Route } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { locums, practices } from '#bin/seed/world/people.ts'
import { holidayName } from '#shared/kernel/holidays.ts'
import { dynamoClient } from '#infra/local/dynamodb.ts'
import { openOwnStack } from '#tests/support/browsing.ts'
import { goTo } from '#tests/support/go-to.ts'
import { verifyPractice } from '#tests/support/profile-forms.ts'
import { reloadDiscardingInput } from '#tests/support/reloading.ts'
import type { Visitor } from '#tests/support/visitor.ts'
import { weekOf } from '#web/components/calendar/month-days.ts'
import { today } from '#tests/support/people.ts'

// It turns on approval of new practices, which would affect all files.
const { stack, signInAs, signUpAs } = await openOwnStack('demo world')

/** Opens an address and returns where it led. */
const expectRedirect = async (page: Page, path: string, to: string): Promise<void> => {
  await page.goto(path)
  // Only then has the guard decided.
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  await expect.poll(() => new URL(page.url()).pathname, { message: path }).toBe(to)
}

const refusal = (status: number, code: string) => ({
  status,
  contentType: 'application/json',
  body: JSON.stringify({
    error: { code, message: 'Something went wrong on our side. Please try again.', requestId: 'r' },
  }),
})

const expectInitAppMessage = async (page: Page, api: string, message: string, home: string): Promise<void> => {
  const expectText: string[] = []
  page.on('console', (entry) => expectText.push(entry.text()))
  // Calls succeed only after a click on the button, whatever else on this or the previous page sends requests.
  const isTried = () => page.evaluate(() => 'tried' in globalThis).catch(() => false)
  await page.route(api, async (route) =>
    // A page that is left meanwhile has ended its requests.
    ((await isTried()) ? route.continue() : route.fulfill(refusal(500, 'INTERNAL'))).catch(() => undefined),
  )
  await page.goto(home)
  await page.getByText(message).waitFor()
  expect(expectText.filter((text) => text.includes(message))).not.toEqual([])
  await page.evaluate(() =>
    document.addEventListener('click', () => Object.assign(globalThis, { tried: true }), { capture: true }),
  )
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByText(message).waitFor({ state: 'detached' })
  await page.waitForURL(`**${home}`)
  await page.unroute(api)
}

const leaveDialog = (page: Page) => page.getByRole('heading', { name: 'Leave without saving?' })
/** Until the question has gone: faster than anyone could, Back would close it. */
const stay = async (page: Page) => {
  await page.getByRole('button', { name: 'Stay on this page' }).click()
  await leaveDialog(page).waitFor({ state: 'detached' })
}
const leave = (page: Page) => page.getByRole('button', { name: 'Leave without saving' }).click()

describe('a locum', () => {
  let locum: Visitor
  let page: Page

  beforeAll(async () => {
    locum = await signUpAs(390, 'guarded-locum@people.example', 'Locum')
    page = locum.page
  })
  afterAll(() => locum?.leave())

  it('must complete verification first, whatever address they open', async () => {
    for (const path of [
      '/',
      '/locum/dashboard',
      '/locum/profile',
      '/locum/complete-signup',
      '/practice/dashboard',
      '/admin/dashboard',
    ])
      await expectRedirect(page, path, '/locum/verification')
  })

  it('can manage their data before that', async () => {
    await page.getByRole('link', { name: 'My data and account deletion' }).click()
    await page.getByRole('heading', { name: 'My account', level: 1 }).waitFor()
    await page.getByRole('button', { name: 'Prepare a copy' }).waitFor()
    await locum.expectAccessible('my data before verification')
    await page.getByRole('link', { name: 'Back to the site' }).click()
    await page.waitForURL('**/locum/verification')
  })

  it('is asked before closing a half-filled form, and finds the input again', async () => {
    await page.getByLabel('First name').fill('Thandi')
    expect(await reloadDiscardingInput(page)).toEqual(['beforeunload'])
    await expect.poll(() => page.getByLabel('First name').inputValue()).toBe('Thandi')
  })

  it('once complete, opens everything of theirs and nothing else', async () => {
    await locum.leave()
    locum = await signInAs(390, locums.sipho.email)
    page = locum.page
    await expectRedirect(page, '/', '/locum/dashboard')
    await expectRedirect(page, '/locum/verification', '/locum/dashboard')
    for (const path of ['/practice/dashboard', '/admin/dashboard', '/user-unapproved', '/company/profile'])
      await expectRedirect(page, path, '/locum/dashboard')
    for (const path of ['/locum/profile', '/locum/account-settings', '/locum/complete-signup'])
      await expectRedirect(page, path, path)
  })

  it('sees what the last visit left until the answers arrive, but no form that is filled in from it', async () => {
    await goTo(page, '/locum/dashboard')
    await page.getByRole('heading', { name: 'Offers near you' }).waitFor()
    await page.goto('about:blank')
    let answer = () => {}
    const answered = new Promise<void>((resolve) => (answer = resolve))
    const hold = async (route: Route) => answered.then(() => route.continue())
    await page.route('**/api/**', hold)
    await page.goto('/locum/dashboard')
    await page.getByRole('heading', { name: 'Offers near you' }).waitFor()
    await expect.poll(() => page.locator('main article').count()).toBeGreaterThan(0)
    const left = await page.evaluate(() => localStorage.getItem('demo.lastVisit') ?? '')
    expect(left).toMatch(/"idpassport":"•+"/)
    expect(left).not.toContain(locums.sipho.idpassport)
    await page.goto('/locum/profile?section=rates')
    const rate = page.getByLabel('Hourly rate on Saturdays')
    await page.getByRole('link', { name: 'Dashboard', exact: true }).filter({ visible: true }).waitFor()
    expect(await rate.count()).toBe(0)
    answer()
    await expect.poll(() => rate.inputValue()).toBe('440')
    await page.unroute('**/api/**', hold)
  })

  it('starts without the last visit after an error page, as it may have caused it', async () => {
    const breaking = '**/api/offers/company/search/**'
    await page.route(breaking, (route) => route.fulfill({ json: { Items: [{ id: 'off_broken' }], Count: 1 } }))
    await page.goto('/locum/dashboard/offers')
    await page.getByRole('heading', { name: 'Something went wrong on this page' }).waitFor()
    await expect.poll(() => locum.consoleErrors.join()).toContain('unexpected error occured')
    await page.unroute(breaking)
    await page.goto('/tenant.json')
    expect(await page.evaluate(() => localStorage.getItem('demo.lastVisit'))).toBeNull()
    await page.goto('/locum/dashboard/offers')
    await expect.poll(() => page.locator('main article').count()).toBeGreaterThan(0)
  })

  /** As on a first visit, or after signing in. */
  const forgetVisit = async () => {
    await page.goto('/tenant.json')
    await page.evaluate(() => localStorage.removeItem('demo.lastVisit'))
  }

  /** Found and measured in one step of the page, which may draw another brand at any moment, and in its own font. */
  const placeOfBrand = async () => {
    const place = await page.waitForFunction(() => {
      const brand = document.querySelector('header a[href="/"]')?.getBoundingClientRect()
      return brand && brand.width > 0 && document.fonts.status === 'loaded' && JSON.stringify(brand)
    })
    return place.jsonValue()
  }

  it('sees the brand where the page will have it until the first page is drawn', async () => {
    await forgetVisit()
    let answer = () => {}
    const answered = new Promise<void>((resolve) => (answer = resolve))
    const hold = async (route: Route) => answered.then(() => route.continue())
    await page.route('**/api/**', hold)
    await page.goto('/locum/dashboard')
    await page.getByRole('status').filter({ hasText: 'Loading' }).waitFor()
    const placed = await placeOfBrand()
    answer()
    await page.getByRole('heading', { name: 'Offers near you' }).waitFor()
    expect(await placeOfBrand()).toEqual(placed)
    await page.unroute('**/api/**', hold)
  })

  it('sees announced holidays on the first page, and again when they have changed meanwhile', async () => {
    // Another working day of the same week.
    const [date = '', name] = [weekOf(today()).find((day) => day !== today() && !holidayName(day)), 'Election Day']
    const announced = '**/api/options/**/public-holidays'
    const election = { category: 'public-holidays', name: date.slice(0, 4), order: 0, isdeleted: false }
    await forgetVisit()
    await page.clock.install()
    await page.route(announced, (route) =>
      route.fulfill({ json: { Items: [{ ...election, subs: [{ date, name }] }] } }),
    )
    await page.goto('/locum/dashboard/calendar?view=week')
    await page.getByText(name).first().waitFor()
    await page.unroute(announced)
    // Options are requested again after an hour, when the page is looked at.
    await page.clock.fastForward('02:00:00')
    await page.evaluate(() => dispatchEvent(new Event('visibilitychange')))
    await page.getByText(name).first().waitFor({ state: 'detached' })
  })

  it('is asked before unsaved input is lost by a link or the browser’s back and forward buttons', async () => {
    await goTo(page, '/locum/profile')
    await page.getByRole('link', { name: /^Rates/ }).click()
    await page.getByLabel('Hourly rate on Saturdays').fill('555')
    await page.getByRole('link', { name: 'Edit profile' }).click()
    await leaveDialog(page).waitFor()
    await locum.expectAccessible('leaving without saving')
    await stay(page)
    // The dialog returns the focus.
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toContain('Edit profile')
    await expect.poll(() => page.getByLabel('Hourly rate on Saturdays').inputValue()).toBe('555')
    await page.evaluate(() => history.back())
    await leaveDialog(page).waitFor()
    await stay(page)
    await expect.poll(() => page.url()).toContain('section=rates')
    await page.evaluate(() => history.back())
    await leave(page)
    // The address alone proves nothing: it already changes while the question is open.
    await page.getByLabel('Hourly rate on Saturdays').waitFor({ state: 'detached' })
    await page.waitForURL((url) => url.pathname === '/locum/profile' && url.search === '')
    await page.evaluate(() => history.forward())
    await expect.poll(() => page.getByLabel('Hourly rate on Saturdays').inputValue()).toBe('440')
  })

  it('is not asked once the input is saved', async () => {
    await page.getByLabel('Hourly rate on Saturdays').fill('460')
    await page.getByRole('button', { name: 'Update' }).click()
    await page.getByText('Saved.').waitFor()
    await page.getByRole('link', { name: 'Edit profile' }).click()
    await page.waitForURL((url) => url.pathname === '/locum/profile' && url.search === '')
  })

  it('keeps the input when saving fails, and scrolls to the top', async () => {
    await page.goto('/locum/profile?section=rates')
    await page.getByLabel('Hourly rate on Saturdays').fill('470')
    await page.route('**/api/professionals/workhours', (route) => route.fulfill(refusal(500, 'INTERNAL')))
    await page.getByRole('button', { name: 'Update' }).click()
    await page.getByText('Your changes were not saved.').waitFor()
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
    await expect.poll(() => page.getByLabel('Hourly rate on Saturdays').inputValue()).toBe('470')
    await page.unroute('**/api/professionals/workhours')
    await page.getByRole('button', { name: 'Update' }).click()
    await page.getByText('Saved.', { exact: true }).waitFor()
  })

  it('sees for five seconds that approval is missing', async () => {
    await page.route('**/api/notifications/**', (route) => route.fulfill(refusal(403, 'NOT_APPROVED')))
    await page.goto('/locum/dashboard')
    const banner = page
      .getByRole('alert')
      .getByText('Approval is still pending. You can do this once you are approved.')
    await banner.waitFor()
    await page.unroute('**/api/notifications/**')
    const from = Date.now()
    await banner.waitFor({ state: 'detached', timeout: 8_000 })
    expect(Date.now() - from).toBeGreaterThan(4_000)
  })

  it('sees an error when the profile can’t be loaded, and can retry', async () => {
    await expectInitAppMessage(
      page,
      '**/api/professionals',
      'Problem setting locum user in initApp',
      '/locum/dashboard',
    )
  })
})

describe('a practice', () => {
  let practice: Visitor
  let page: Page

  beforeAll(async () => {
    practice = await signUpAs(1280, 'guarded-practice@people.example', 'CompanyAdmin')
    page = practice.page
  })
  afterAll(() => practice?.leave())

  it('must complete verification first, whatever address is opened', async () => {
    for (const path of [
      '/',
      '/practice/dashboard',
      '/company/profile',
      '/company/complete-signup',
      '/user-unapproved',
      '/locum/dashboard',
    ])
      await expectRedirect(page, path, '/practice/verification')
  })

  it('once complete, opens everything of theirs and nothing else', async () => {
    await practice.leave()
    practice = await signInAs(1280, practices.gardens.email)
    page = practice.page
    for (const path of [
      '/',
      '/practice/verification',
      '/company/complete-signup',
      '/locum/profile',
      '/admin/dashboard',
    ])
      await expectRedirect(page, path, '/practice/dashboard')
    for (const path of ['/company/profile', '/company/account-settings']) await expectRedirect(page, path, path)
  })

  it('leaves nothing about other people in the browser', async () => {
    await goTo(page, '/practice/dashboard/search')
    await page.locator('main article').first().waitFor()
    await goTo(page, '/practice/dashboard')
    await page.getByRole('heading', { level: 1, name: practices.gardens.name }).waitFor()
    await page.goto('/tenant.json')
    const left = await page.evaluate(() => localStorage.getItem('demo.lastVisit') ?? '')
    expect(left).toContain(practices.gardens.name)
    for (const { last_name } of Object.values(locums)) expect(left).not.toContain(last_name)
  })

  it('sees bars and title of the page that was left before any script of the site has run', async () => {
    await page.goto('/practice/dashboard')
    await page.getByRole('heading', { level: 1, name: practices.gardens.name }).waitFor()
    await page.getByRole('button', { name: /^Notifications/ }).click()
    await page.locator('[data-panel]').waitFor()
    await page.goto('about:blank')
    let load = () => {}
    const held = new Promise<void>((resolve) => (load = resolve))
    const hold = async (route: Route) => held.then(() => route.continue())
    await page.route('**/assets/*.js', hold)
    const shell = page.locator('#shell')
    await page.goto('/practice/dashboard/offers', { waitUntil: 'commit' })
    await page.locator('#root').waitFor({ state: 'attached' })
    expect(await shell.count()).toBe(0)
    await page.goto('/practice/dashboard', { waitUntil: 'commit' })
    await shell.getByText(practices.gardens.name).first().waitFor()
    await shell.getByText('Bookings').filter({ visible: true }).waitFor()
    const changing = shell.locator('img, [data-count], [data-panel], [data-label], [data-changing]:not(:empty)')
    expect([...new Set(await changing.allTextContents())]).toEqual(['\u00a0'])
    load()
    await page.getByRole('heading', { level: 1, name: practices.gardens.name }).waitFor()
    await shell.waitFor({ state: 'detached' })
    await page.unroute('**/assets/*.js', hold)
  })

  it.each([
    ['offers/off_NOPE', 'offer', 'Offers'],
    ['offers/off_0000000000000000', 'offer', 'Offers'],
    ['requests/off_NOPE', 'request', 'Requests'],
    ['bookings/zzz', 'booking', 'Bookings'],
    ['locums/usr_zzz', 'professional', 'Search'],
  ])('finds the way back from %s, an address of nothing', async (path, what, list) => {
    await page.goto(`/practice/dashboard/${path}`)
    const words = page.getByRole('alert').filter({ hasText: `We could not find that ${what}.` })
    await words.waitFor()
    await expect.poll(() => page.getByRole('button', { name: 'Try again' }).count()).toBe(0)
    await words.getByRole('link', { name: `Back to ${list}` }).click()
    await page.waitForURL((url) => !url.pathname.endsWith(path))
  })

  it('sees an error when the practices can’t be loaded, and can retry', async () => {
    await expectInitAppMessage(
      page,
      '**/api/companies/mypractices',
      'Problem setting practice user in initApp',
      '/practice/dashboard',
    )
  })

  it('sees once per sign-in that approval is pending', async () => {
    await page.route('**/api/companies/mypractices', async (route) => {
      const response = await route.fetch()
      const body = (await response.json()) as { Items: object[] }
      await route.fulfill({
        response: response,
        json: { ...body, Items: body.Items.map((company) => ({ ...company, approved: false })) },
      })
    })
    await expectRedirect(page, '/practice/dashboard/offers', '/user-unapproved')
    await page.getByRole('heading', { name: 'We are reviewing your practice' }).waitFor()
    await practice.expectAccessible('an unapproved practice')
    await page.getByRole('link', { name: 'Go to the dashboard' }).click()
    await page.waitForURL('**/practice/dashboard')
    await expectRedirect(page, '/practice/dashboard/offers', '/practice/dashboard/offers')
    for (const path of ['/practice/dashboard/search', '/practice/dashboard/directory']) {
      await expectRedirect(page, path, path)
      await page.getByRole('heading', { name: 'Locums appear here once you are approved' }).waitFor()
    }
    await practice.expectAccessible('the directory of an unapproved practice')
    await expectRedirect(page, '/practice/dashboard/offers/new', '/practice/dashboard/offers/new')
    const post = page.getByRole('button', { name: 'Post the offer' })
    await post.focus()
    await expect.poll(() => post.evaluate((button) => button === document.activeElement)).toBe(true)
    const reason = page.locator(`[id="${await post.getAttribute('aria-describedby')}"]`)
    await expect.poll(() => reason.textContent()).toContain('Your practice is pending approval.')
    await page.keyboard.press('Enter')
    await expect.poll(() => page.locator('[aria-invalid=true]').count()).toBe(0)
    await page.unroute('**/api/companies/mypractices')
    await expectRedirect(page, '/user-unapproved', '/practice/dashboard')
  })

  it('reads why its practice is suspended, on its dashboard and wherever it would find locums', async () => {
    const suspended = { at: '2026-11-30T08:00:00.000Z', reason: 'Unpaid locums' }
    await page.route('**/api/companies/mypractices', async (route) => {
      const response = await route.fetch()
      const body = (await response.json()) as { Items: object[] }
      const Items = body.Items.map((company) => ({ ...company, approved: false, suspended }))
      await route.fulfill({ response, json: { ...body, Items } })
    })
    for (const path of ['/practice/dashboard/search', '/practice/dashboard/directory']) {
      await page.goto(path)
      await page.getByRole('heading', { name: / is suspended$/ }).waitFor()
      await page.getByText('The reason: Unpaid locums').waitFor()
    }
    await practice.expectAccessible('a suspended practice')
    await page.goto('/practice/dashboard')
    await page.getByText(/ has been suspended since /).waitFor()
    await practice.expectAccessible('the dashboard of a suspended practice')
    await page.unroute('**/api/companies/mypractices')
  })
})

describe('a practice of a tenant that approves practices', () => {
  const email = 'looked-at@people.example'
  let practice: Visitor
  let admin: Visitor

  beforeAll(async () => {
    const db = DynamoDBDocumentClient.from(dynamoClient(stack.environment.AWS_ENDPOINT_URL_DYNAMODB ?? ''))
    const requireApproval = {
      UpdateExpression: 'SET settings.companies.requireApproval = :true',
      ExpressionAttributeValues: { ':true': true },
    }
    await db.send(
      new UpdateCommand({
        TableName: stack.environment.CONFIG_TABLE,
        Key: { pk: 'tenant', sk: 'demo' },
        ...requireApproval,
      }),
    )
    practice = await signUpAs(390, email, 'CompanyAdmin')
    await practice.page.clock.install()
    admin = await signInAs(1280, 'admin@example.com')
  })
  afterAll(async () => {
    await practice?.leave()
    await admin?.leave()
  })

  it('is pending after verification until a super admin approves it, and then continues without a reload', async () => {
    await verifyPractice(practice, 'Observatory Pharmacy')
    await practice.page.waitForURL('**/user-unapproved')
    await practice.page.getByText('Observatory Pharmacy is pending approval.').waitFor()

    await goTo(admin.page, '/admin/dashboard/approvals')
    const waiting = admin.page.getByRole('list', { name: 'Pending approval: Practices' })
    await waiting.getByText('Observatory Pharmacy').waitFor()
    await admin.expectAccessible('approvals of practices')
    await waiting.getByRole('link', { name: 'Review Observatory Pharmacy' }).click()
    await admin.page.getByText('Hester Roux').waitFor()
    await admin.expectAccessible('the review of a practice')
    await admin.page.getByRole('button', { name: 'Approve', exact: true }).click()
    await admin.page.getByText('Observatory Pharmacy is approved.').waitFor()

    // It polls every fifteen seconds.
    await practice.page.clock.fastForward(15_000)
    await practice.page.getByRole('heading', { name: 'Practice address', level: 1 }).waitFor({ timeout: 10_000 })
    await expect
      .poll(async () => (await stack.mails(email)).map(({ subject }) => subject), { timeout: 15_000 })
      .toContain('Observatory Pharmacy is approved')
    expect([...practice.consoleErrors, ...admin.consoleErrors]).toEqual([])
  })
})
