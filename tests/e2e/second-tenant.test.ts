import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoPassword } from '#bin/seed/demo-password.ts'
import { signInBySrp } from '#infra/local/cognito/srp-sign-in.ts'
import type { UploadForm } from '#shared/documents/documents.schema.ts'
import { openSharedDemo, openTenant } from '#tests/support/browsing.ts'
import { sendForm } from '#tests/support/documents.ts'
import { openLive, refusalOf } from '#tests/support/live-client.ts'
import { workingDays } from '#tests/support/people.ts'
import { becomeLocum, signUp } from '#tests/support/signing-up.ts'
import type { StackClient } from '#tests/support/stack.ts'
import { openBrowserPage, type Visitor } from '#tests/support/visitor.ts'

const [{ stack: demo }, { stack: karoo, browser, signInTo }] = await Promise.all([
  openSharedDemo(),
  openTenant('karoovets'),
])

const [clinic, admin, locum] = ['practice@example.com', 'admin@example.com', 'locum@example.com']

type Listed = { Items: { id: string }[] }
const practiceOf = async (stack: StackClient): Promise<string> =>
  (await stack.get<Listed>(clinic, '/companies/mypractices')).Items[0]?.id ?? ''

describe('a second tenant beside the first', () => {
  const [day = ''] = workingDays(20, 1)
  let vet: Visitor
  let practice: Visitor
  beforeAll(async () => {
    vet = await openBrowserPage(browser, karoo.url, 390)
    practice = await signInTo(1280, clinic)
  })
  afterAll(async () => {
    for (const visitor of [vet, practice]) await visitor?.leave()
  })

  it('leads from a sign-up to a booking, in its own brand and industry', async () => {
    const { page } = vet
    const visitor = { page, expectAccessible: async () => {} }
    // Ports of one host share their cookies.
    await page.context().addCookies([{ name: 'demo.theme', value: 'dark', url: karoo.url }])
    await signUp(visitor, karoo, 'Locum', 'anke@people.example')
    expect(await page.title()).toContain('Karoo Vets')
    expect(await page.evaluate(() => document.documentElement.dataset['theme'])).toBe('light')
    await page.context().addCookies([{ name: 'karoovets.theme', value: 'dark', url: karoo.url }])
    await page.reload()
    expect(await page.evaluate(() => document.documentElement.dataset['theme'])).toBe('dark')
    const keys = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])
    const own = new RegExp(`^(karoovets\\.|CognitoIdentityServiceProvider\\.${karoo.userPoolClientId}\\.)`)
    expect(keys.filter((key) => !own.test(key))).toEqual([])
    const industries = page.getByLabel('Industry').locator('option')
    await expect.poll(async () => (await industries.allInnerTexts()).slice(1)).toEqual(['Veterinary'])
    const profession = { industry: 'Veterinary', profession: 'Veterinarian', number: 'D18/9913' }
    await becomeLocum(visitor, { ...profession, region: 'Central Karoo' })

    const { Items } = await karoo.get<Listed>(admin, '/admin/approvals')
    const id = Items[0]?.id ?? ''
    const { files } = await karoo.get<{ files: { identity_document: string } }>(admin, `/professionals/${id}`)
    const approval = { approved: true, identity_document: files.identity_document }
    await karoo.send(admin, { method: 'PUT', path: `/professionals/${id}/approval` }, approval)
    const offer = await karoo.send<{ id: string }>(
      clinic,
      { method: 'POST', path: '/offers/company' },
      {
        accountid: await practiceOf(karoo),
        practice_region: { province: 'Western Cape', region: 'Central Karoo' },
        profession: 'Veterinarian',
        rates: [300, 600],
        experience: 0,
        lunch: { allowed: true, paid: false, period: 1 },
        request_dates: [{ date: day, start_time: '08:00', end_time: '17:00' }],
      },
    )
    await page.goto(`/locum/dashboard/offers/${offer.id}`)
    await page.getByRole('button', { name: /^Apply for/ }).click()
    await page.getByText('Your application has been sent.', { exact: false }).first().waitFor()

    await practice.page.goto(`/practice/dashboard/offers/${offer.id}`)
    await practice.page.getByRole('button', { name: /^Confirm .* for Thandi Nkosi$/ }).click()
    await practice.page
      .getByRole('link', { name: /^View booking/ })
      .last()
      .click()
    // Eight hours at R 380, of which this tenant takes 12%.
    await practice.page.getByText('R\u00a0364.80').first().waitFor()
    expect([vet.consoleErrors, practice.consoleErrors]).toEqual([[], []])
  })
})

describe('what one tenant has given', () => {
  const tokensOf = (stack: StackClient, email: string) =>
    signInBySrp({
      ...stack,
      endpoint: stack.environment.AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER ?? '',
      email,
      password: demoPassword,
    })
  const statusOf = async (stack: StackClient, path: string, token: string, headers = {}): Promise<number> =>
    (await fetch(`${stack.url}/api${path}`, { headers: { authorization: `Bearer ${token}`, ...headers } })).status

  it('opens nothing of the other: tokens, whether of access or to refresh', async () => {
    const [own, other] = [await tokensOf(demo, locum), await tokensOf(karoo, locum)]
    const token = (tokens: typeof own) => tokens.accessToken
    expect(await statusOf(demo, '/professionals', token(own))).toBe(200)
    expect(await statusOf(karoo, '/professionals', token(other))).toBe(200)
    expect(await statusOf(karoo, '/professionals', token(own))).toBe(401)
    expect(await statusOf(demo, '/professionals', token(other))).toBe(401)
    const refresh = async (stack: StackClient, { refreshToken }: typeof own) =>
      fetch(`${stack.url}/cognito`, {
        method: 'POST',
        headers: { 'x-amz-target': 'AWSCognitoIdentityProviderService.GetTokensFromRefreshToken' },
        body: JSON.stringify({ ClientId: stack.userPoolClientId, RefreshToken: refreshToken }),
      })
    expect((await refresh(karoo, own)).status).toBe(400)
    expect((await refresh(karoo, other)).status).toBe(200)
  })

  it('opens nothing of the other: live connections, uploads, calendars, invites and impersonations', async () => {
    const post = <T>(email: string, path: string, body?: object) => karoo.send<T>(email, { method: 'POST', path }, body)
    const ticket = () => post<{ ticket: string }>(locum, '/live/ticket')
    expect(await refusalOf(openLive(demo.url, await ticket()))).toBe(401)
    expect(await refusalOf(openLive(karoo.url, await ticket()))).toBe(101)

    const company = await practiceOf(karoo)
    const formOf = async (stack: StackClient) => {
      const path = `/images/logo/${await practiceOf(stack)}/upload`
      return stack.send<UploadForm>(clinic, { method: 'POST', path }, { type: 'image/png', size: 100 })
    }
    const [own, other] = [await formOf(demo), await formOf(karoo)]
    expect((await sendForm({ ...other, url: own.url }, Buffer.alloc(100))).status).toBe(403)
    expect((await sendForm(other, Buffer.alloc(100))).status).toBe(204)

    const { token: feed } = await post<{ token: string }>(locum, '/calendar/feed')
    const read = async (stack: StackClient) => (await fetch(`${stack.url}/api/calendar/feed/${feed}`)).status
    expect([await read(karoo), await read(demo)]).toEqual([200, 404])

    await post(clinic, `/companies/${company}/invite`, { email: 'ilse@people.example', role: 'booker' })
    const mailed = async () => (await karoo.mails('ilse@people.example'))[0]?.text ?? ''
    await expect.poll(mailed).toMatch(/\/invite\//)
    const [, invite = ''] = /\/invite\/([\w.-]+)/.exec(await mailed()) ?? []
    const invited = async (stack: StackClient) => (await fetch(`${stack.url}/api/invites/${invite}`)).status
    expect([await invited(karoo), await invited(demo)]).toEqual([200, 404])

    const { id: target } = await karoo.get<{ id: string }>(locum, '/professionals')
    const tokens = {
      demo: (await tokensOf(demo, admin)).accessToken,
      karoo: (await tokensOf(karoo, admin)).accessToken,
    }
    const started = await fetch(`${karoo.url}/api/admin/impersonation`, {
      method: 'POST',
      headers: { authorization: `Bearer ${tokens.karoo}`, 'content-type': 'application/json' },
      body: JSON.stringify({ type: 'professional', id: target, mode: 'view' }),
    })
    const { data } = (await started.json()) as { data: { id: string } }
    const grant = { 'x-impersonation': data.id }
    expect(await statusOf(karoo, '/professionals', tokens.karoo, grant)).toBe(200)
    expect(await statusOf(demo, '/professionals', tokens.demo, grant)).toBe(403)
  })

  it('is made with keys of its own', async () => {
    const key = (stack: StackClient) => stack.get<{ key: string }>(locum, '/notifications/push-key')
    expect(await key(karoo)).not.toEqual(await key(demo))
  })
})
