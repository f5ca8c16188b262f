import { DynamoDBDocumentClient, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import type { Page, WebSocket } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoPassword } from '#bin/seed/demo-password.ts'
import { admin, colleagues, locums, practices } from '#bin/seed/world/people.ts'
import { dynamoClient } from '#infra/local/dynamodb.ts'
import type { Booking } from '#shared/bookings/bookings.schema.ts'
import type { Company } from '#shared/companies/companies.schema.ts'
import { addDays, todayAt } from '#shared/kernel/dates.ts'
import type { Professional } from '#shared/professionals/professionals.schema.ts'
import { openOwnStack } from '#tests/support/browsing.ts'
import { goTo } from '#tests/support/go-to.ts'
import { expectText, fillPractice, saveStep, waitForHeading } from '#tests/support/profile-forms.ts'
import { widths } from '#tests/support/rounds.ts'
import { submitSignIn } from '#tests/support/signing-up.ts'
import { openBrowserPage, type Visitor } from '#tests/support/visitor.ts'
import { paths } from '#shared/kernel/paths.ts'

// Its tenant approves new practices, and its members lose theirs.
const { stack, browser, signInAs, signInWithoutScreens } = await openOwnStack('demo world')

const { harbour, gardens } = practices
const practiceOf = async (email: string, name: string): Promise<Company> => {
  const { Items } = await stack.get<{ Items: Company[] }>(email, '/companies/mypractices')
  const found = Items.find((company) => company.name === name)
  if (!found) throw new Error(`${email} is no member of ${name}`)
  return found
}
const idOf = async (email: string): Promise<string> => {
  const company = await practiceOf(email, email === gardens.email ? gardens.name : harbour.name)
  const path = `/companies/${company.id}/users`
  const { Items } = await stack.get<{ Items: { id: string; email: string }[] }>(email, path)
  return Items.find((member) => member.email === email)?.id ?? ''
}
const remove = async (owner: string, name: string, userId: string): Promise<void> => {
  const { id } = await practiceOf(owner, name)
  await stack.send(owner, { method: 'DELETE', path: `/companies/${id}/users/${userId}` })
}

const addedAt = (width: number) => (width < 600 ? 'Camps Bay Pharmacy' : 'Hout Bay Pharmacy')
const inviteAndJoin = async (by: string, companyId: string, email: string, role: string): Promise<void> => {
  const path = `/companies/${companyId}/invite`
  const sent = await stack.send<{ id: string; inviteLink: string }>(by, { method: 'POST', path }, { email, role })
  const token = sent.inviteLink.split('/').at(-1)
  await stack.send(email, { method: 'POST', path: `${path}/${sent.id}/accept` }, { token })
}

beforeAll(async () => {
  const db = DynamoDBDocumentClient.from(dynamoClient(stack.environment.AWS_ENDPOINT_URL_DYNAMODB ?? ''))
  await db.send(
    new UpdateCommand({
      TableName: stack.environment.CONFIG_TABLE,
      Key: { pk: 'tenant', sk: 'demo' },
      UpdateExpression: 'SET settings.companies.requireApproval = :true',
      ExpressionAttributeValues: { ':true': true },
    }),
  )
})

/**
 * The absence of what was removed is answered with 404, and a live connection that opens as its user is removed with
 * 401, both of which browsers write into the console.
 */
const unexpected = ({ consoleErrors }: Visitor): string[] =>
  consoleErrors.filter((text) => !/Failed to load resource|WebSocket connection to .* 401/.test(text))

describe.each(widths)('practices of one user, at %i px', (width) => {
  const isDesk = width >= 1280
  let hester: Visitor
  let page: Page

  beforeAll(async () => {
    hester = await signInAs(width, harbour.email)
    page = hester.page
  })
  afterAll(async () => {
    await hester.leave()
    expect(unexpected(hester)).toEqual([])
  })

  const trigger = () => page.getByRole('button', { name: /^Practice: / })
  const list = () => page.getByRole('group', { name: 'Your practices' })
  const entry = (name: string) => list().getByRole('button', { name: new RegExp(`^${name}`) })
  /** In the top bar, or below the first entry of the drawer. */
  const open = async () => {
    if (!isDesk) await page.getByRole('button', { name: 'Menu', exact: true }).click()
    await trigger().click()
    await list().getByRole('link', { name: 'Add another practice' }).waitFor()
  }
  const close = async () => {
    await page.keyboard.press('Escape')
    await list().waitFor({ state: 'detached' })
  }
  const switchTo = async (name: string) => {
    await open()
    await entry(name).click()
    await page.getByRole('status').getByText(`You are now working for ${name}.`).last().waitFor()
  }

  it('are listed with role, place and what is unread, the active one marked', async () => {
    const me = await stack.get<Professional>(locums.thandi.email, '/professionals')
    const { id } = await practiceOf(gardens.email, gardens.name)
    const body = { receivedByID: id, sentByID: me.id, message: 'Good morning' }
    await stack.send(locums.thandi.email, { method: 'POST', path: '/messages' }, body)
    await open()
    expect(await entry(harbour.name).getAttribute('aria-current')).toBe('true')
    await entry(harbour.name).getByText('Owner · Sea Point').waitFor()
    expect(await entry(gardens.name).getAttribute('aria-current')).toBeNull()
    await entry(gardens.name).getByText('Manager · Gardens').waitFor()
    await entry(gardens.name)
      .getByText(/^\d+ unread$/)
      .waitFor({ state: 'attached' })
    await hester.expectAccessible('the practice switcher')
    await close()
  })

  it('another opens by keyboard on the list that the page belongs to, is remembered, and has its own badge', async () => {
    const { id } = await practiceOf(harbour.email, harbour.name)
    const today = todayAt(new Date().toISOString())
    const path = `/bookings/practice/${id}/${today}/${addDays(today, 30)}`
    const [booking] = (await stack.get<{ Items: Booking[] }>(harbour.email, path)).Items
    await goTo(page, paths.practice.booking(booking?.id ?? ''))
    await page
      .getByText(booking?.unique_booking_code ?? '')
      .first()
      .waitFor()
    if (!isDesk) await page.getByRole('button', { name: 'Menu', exact: true }).press('Enter')
    await trigger().focus()
    await page.keyboard.press('Enter')
    await entry(gardens.name).waitFor()
    const key = isDesk ? 'ArrowDown' : 'Tab'
    for (
      let presses = 0;
      !(await entry(gardens.name).evaluate((one) => one === document.activeElement));
      presses += 1
    ) {
      expect(presses).toBeLessThan(10)
      await page.keyboard.press(key)
    }
    await page.keyboard.press('Enter')
    await page.waitForURL((url) => url.pathname === paths.practice.bookings && url.search === '')
    await expectText(page, `You are now working for ${gardens.name}.`)
    await page.getByRole('button', { name: /^Messages, \d+ unread$/ }).waitFor()
    await page
      .getByRole('link', { name: /Thandi Nkosi/ })
      .first()
      .waitFor()
    await page.goto(paths.practice.dashboard)
    await waitForHeading(page, gardens.name)
  })

  it('an address can name the practice that it is about, if it is one’s own', async () => {
    const { id } = await practiceOf(harbour.email, harbour.name)
    await page.goto(`${paths.practice.offers}?show=history&practice=${id}`)
    await page.waitForURL((url) => url.search === '?show=history')
    await expectText(page, `You are now working for ${harbour.name}.`)
    const foreign = await practiceOf(practices.vineyard.email, practices.vineyard.name)
    await page.goto(`${paths.practice.dashboard}?practice=${foreign.id}`)
    await waitForHeading(page, harbour.name)
    const sentence = `The link is about a practice that you are not a member of. You are working for ${harbour.name}.`
    await expectText(page, sentence)
    expect(new URL(page.url()).search).toBe('')
    await page.getByRole('button', { name: 'Dismiss' }).last().click()
  })

  it('such an address waits for the sign-in, and opens nothing for a locum', async () => {
    const { id } = await practiceOf(gardens.email, gardens.name)
    const link = `${paths.practice.bookings}?practice=${id}`
    const stranger = await openBrowserPage(browser, stack.url, width)
    await stranger.page.goto(link)
    await submitSignIn(stranger.page, harbour.email, demoPassword)
    await stranger.page.waitForURL((url) => url.pathname === paths.practice.bookings && url.search === '')
    await expectText(stranger.page, `You are now working for ${gardens.name}.`)
    const locum = await signInWithoutScreens(width, locums.sipho.email)
    await locum.page.goto(link)
    await locum.page.waitForURL((url) => url.pathname === paths.locum.dashboard && url.search === '')
    for (const visitor of [stranger, locum]) {
      expect(visitor.consoleErrors).toEqual([])
      await visitor.leave()
    }
  })

  it('a notification opens the practice that it is about', async () => {
    const { id } = await practiceOf(gardens.email, gardens.name)
    const { email } = width < 600 ? practices.vineyard : practices.kenilworth
    await inviteAndJoin(gardens.email, id, email, 'booker')
    await page.getByRole('button', { name: /^Notifications, \d+ unread$/ }).click()
    await page
      .getByRole('link', { name: new RegExp(`has joined ${gardens.name}`) })
      .first()
      .click()
    await page.waitForURL((url) => url.pathname === paths.practice.userManagement && url.search === '')
    await expectText(page, `You are now working for ${gardens.name}.`)
    await page.getByText(`Who works for ${gardens.name}`).first().waitFor()
    await page.getByRole('listitem').filter({ hasText: email }).getByText('Booker').waitFor()
    await switchTo(harbour.name)
  })

  it('the live connection is that of the chosen one: what is written to it arrives at once', async () => {
    const sockets: { pushes: string[]; isClosed: boolean }[] = []
    const follow = (opened: WebSocket) => {
      const socket = { pushes: [] as string[], isClosed: false }
      sockets.push(socket)
      opened.on('framereceived', ({ payload }) => socket.pushes.push(String(payload)))
      opened.once('close', () => (socket.isClosed = true))
    }
    const isLive = (at: number) => expect.poll(() => sockets[at]?.pushes.length ?? 0, { timeout: 15_000 }).toBe(1)
    page.on('websocket', follow)
    await page.reload()
    await isLive(0)
    await switchTo(gardens.name)
    await isLive(1)
    expect(sockets.map(({ isClosed }) => isClosed)).toEqual([true, false])
    const me = await stack.get<Professional>(locums.thandi.email, '/professionals')
    const { id } = await practiceOf(gardens.email, gardens.name)
    const body = { receivedByID: id, sentByID: me.id, message: 'See you on Monday' }
    await stack.send(locums.thandi.email, { method: 'POST', path: '/messages' }, body)
    await expect
      .poll(() => sockets[1]?.pushes, { timeout: 15_000 })
      .toContainEqual(expect.stringContaining(`"type":"message","companyId":"${id}"`))
    page.off('websocket', follow)
    await switchTo(harbour.name)
  })

  it('each keeps its own unfinished offer; what is not kept is asked about', async () => {
    await goTo(page, paths.practice.newOffer)
    await page.getByLabel('Notes').fill('The alarm code is in the safe.')
    await switchTo(gardens.name)
    expect(new URL(page.url()).pathname).toBe(paths.practice.newOffer)
    await expect.poll(() => page.getByLabel('Notes').inputValue()).toBe('')
    await switchTo(harbour.name)
    await expect.poll(() => page.getByLabel('Notes').inputValue()).toBe('The alarm code is in the safe.')
    await page.getByRole('button', { name: 'Start again' }).click()

    await goTo(page, `${paths.practice.profile}?section=address`)
    await page.getByLabel('Street address').fill('15 Harbour Road')
    await open()
    await entry(gardens.name).click()
    await page.getByRole('button', { name: 'Stay on this page' }).click()
    expect(await page.getByLabel('Street address').inputValue()).toBe('15 Harbour Road')
    await open()
    await entry(gardens.name).click()
    await page.getByRole('button', { name: 'Leave without saving' }).click()
    await expect.poll(() => page.getByLabel('Street address').inputValue()).toBe('2 Mill Street')
  })

  it('another one is added, awaits its own approval, and leaves the others as they are', async () => {
    const added = addedAt(width)
    await goTo(page, paths.practice.dashboard)
    await open()
    await list().getByRole('link', { name: 'Add another practice' }).click()
    await waitForHeading(page, 'Add another practice')
    await hester.expectAccessible('adding another practice')
    await fillPractice(page, harbour.name)
    await saveStep(page)
    await page.getByText('You already have a practice with this name. Open that one or choose another').waitFor()
    await page.getByLabel('Practice name').fill(added)
    await saveStep(page)
    await page.waitForURL('**/user-unapproved')
    await page.getByText(`${added} is pending approval.`).waitFor()
    await open()
    await entry(added).getByText('Owner · Sign-up not complete').waitFor()
    await entry(harbour.name).click()
    await waitForHeading(page, harbour.name)
    await switchTo(added)
    // Seen once, it is the sign-up that continues.
    await waitForHeading(page, 'Practice address')
    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    await trigger().click()
    await entry(gardens.name).click()
    await waitForHeading(page, gardens.name)
  })

  it('are as many as the account may have; beyond that the form says what to do, and keeps its input', async () => {
    const { Items } = await stack.get<{ Items: Company[] }>(harbour.email, '/companies/mypractices')
    const owned = Items.filter(({ role }) => role === 'owner').length
    const quotas = { method: 'PUT', path: `/admin/accounts/${await idOf(harbour.email)}/quotas` } as const
    await stack.send(admin.email, quotas, { practices: owned, reason: 'A test of the limit' })
    await goTo(page, paths.practice.another)
    await waitForHeading(page, 'Add another practice')
    await fillPractice(page, 'One Too Many')
    await saveStep(page)
    await page.getByText(`Your account can have ${owned} practices. Delete one you no longer run`).waitFor()
    expect(await page.getByLabel('Practice name').inputValue()).toBe('One Too Many')
    await hester.expectAccessible('a practice beyond the quota')
    await stack.send(admin.email, quotas, { practices: 5, reason: 'A test of the limit' })
    await page.getByRole('button', { name: 'Back' }).click()
    await page.getByRole('button', { name: 'Leave without saving' }).click()
    await waitForHeading(page, gardens.name)
  })

  it('one that is not complete opens for its booker, who could not complete it', async () => {
    const { email } = width < 600 ? colleagues.nadia : colleagues.sizwe
    const name = addedAt(width)
    const { id } = await practiceOf(harbour.email, name)
    await inviteAndJoin(harbour.email, id, email, 'booker')
    const booker = await signInWithoutScreens(width, email)
    const { page: theirs } = booker
    await theirs.goto(`${paths.practice.dashboard}?practice=${id}`)
    await theirs.getByText(`${name} is pending approval.`).waitFor()
    await theirs.getByRole('link', { name: 'Go to the dashboard' }).click()
    await waitForHeading(theirs, name)
    await booker.expectAccessible('the dashboard of a practice that is not complete')
    await goTo(theirs, paths.practice.userManagement)
    await theirs.getByText('Only managers and owners can invite new members.').waitFor()
    await goTo(theirs, `${paths.practice.profile}?section=address`)
    await theirs.getByText('Only managers and owners of the practice can do this.').first().waitFor()
    await goTo(theirs, paths.practice.another)
    await waitForHeading(theirs, 'Add another practice')
    await theirs.getByRole('button', { name: 'Menu', exact: true }).click()
    expect(await theirs.getByRole('dialog', { name: 'Menu' }).locator('[aria-disabled]').count()).toBe(0)
    const { Items } = await stack.get<{ Items: { id: string; email: string }[] }>(email, `/companies/${id}/users`)
    const me = Items.find((member) => member.email === email)?.id ?? ''
    await stack.send(email, { method: 'DELETE', path: `/companies/${id}/users/${me}` })
    expect(unexpected(booker)).toEqual([])
    await booker.leave()
  })

  it('one that the user is removed from disappears, and the next opens with a sentence', async () => {
    const me = await idOf(harbour.email)
    await remove(gardens.email, gardens.name, me)
    await goTo(page, paths.practice.offers)
    await expectText(page, `You are no longer a member of ${gardens.name}. You are now working for ${harbour.name}.`)
    await goTo(page, paths.practice.dashboard)
    await waitForHeading(page, harbour.name)
    await open()
    await expect.poll(() => entry(gardens.name).count()).toBe(0)
    await close()
  })

  it('one that was joined since the last visit opens by a link that is about it', async () => {
    const { id } = await practiceOf(gardens.email, gardens.name)
    // Still chosen is the one that was lost.
    await page.goto(`${paths.practice.dashboard}?practice=${(await practiceOf(harbour.email, harbour.name)).id}`)
    await page.waitForURL((url) => url.search === '')
    await waitForHeading(page, harbour.name)
    await page.goto('/tenant.json')
    const left = await page.evaluate(() => localStorage.getItem('demo.lastVisit') ?? '')
    expect([left.includes(harbour.name), left.includes(id)]).toEqual([true, false])
    await inviteAndJoin(gardens.email, id, harbour.email, 'manager')
    await page.goto(`${paths.practice.offers}?practice=${id}`)
    await expectText(page, `You are now working for ${gardens.name}.`)
    await page.waitForURL((url) => url.pathname === paths.practice.offers && url.search === '')
  })

  it('a user who has none left reads why, beside the form for a practice of their own', async () => {
    const { email } = width < 600 ? colleagues.sizwe : colleagues.nadia
    const member = await signInWithoutScreens(width, email)
    await member.page.goto('/')
    await waitForHeading(member.page, harbour.name)
    await remove(harbour.email, harbour.name, await idOf(email))
    await member.page.goto(paths.practice.bookings)
    await waitForHeading(member.page, 'Verification')
    await member.page.getByText(`You are no longer a member of ${harbour.name}.`).waitFor()
    await member.page.getByLabel('Practice name').waitFor()
    await member.expectAccessible('without any practice')
    expect(unexpected(member)).toEqual([])
    await member.leave()
  })
})
