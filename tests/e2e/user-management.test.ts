import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoPassword } from '#bin/seed/demo-password.ts'
import { admin, colleagues, locums, practices } from '#bin/seed/world/people.ts'
import { dynamoClient } from '#infra/local/dynamodb.ts'
import { companiesContract } from '#shared/companies/companies.contract.ts'
import type { Company } from '#shared/companies/companies.schema.ts'
import type { UserId } from '#shared/kernel/ids.ts'
import type { Member, OpenedInvite } from '#shared/members/members.schema.ts'
import { openOwnStack } from '#tests/support/browsing.ts'
import { goTo } from '#tests/support/go-to.ts'
import { putInvite } from '#tests/support/invites.ts'
import { openOwnMenu } from '#tests/support/own-menu.ts'
import { pressLike } from '#tests/support/press.ts'
import { widths } from '#tests/support/rounds.ts'
import { password, submitSignIn } from '#tests/support/signing-up.ts'
import { openBrowserPage, type Visitor } from '#tests/support/visitor.ts'
import { paths } from '#shared/kernel/paths.ts'

const { stack, browser, signInAs } = await openOwnStack('demo world')
const harbour = practices.harbour
const tables = {
  db: DynamoDBDocumentClient.from(dynamoClient(stack.environment.AWS_ENDPOINT_URL_DYNAMODB ?? '')),
  table: stack.environment.COMPANIES_TABLE ?? '',
}

const says = (page: Page, text: string | RegExp) => page.getByText(text).first().waitFor()
const row = (page: Page, who: string) => page.getByRole('listitem').filter({ hasText: who })
const ownPractice = async (email: string): Promise<Company> => {
  const { Items } = await stack.send<{ Items: Company[] }>(email, companiesContract.listMyPractices)
  return Items.find(({ name }) => name === harbour.name) as Company
}

/** The link of the newest invite that was mailed to an address. */
const mailedPath = async (to: string, not?: string): Promise<string> => {
  let path: string | undefined
  await expect
    .poll(
      async () => {
        const texts = (await stack.mails(to)).map(({ text }) => text)
        path = texts.flatMap((text) => /\/invite\/[\w-]+/.exec(text) ?? []).find((found) => found !== not)
        return path
      },
      { timeout: 15_000 },
    )
    .toBeDefined()
  return path as string
}

describe.each(widths)('users of a practice, at %i px', (width) => {
  const address = (name: string) => `${name}-${width}@people.example`
  const zinhle = address('zinhle')
  // Each width has one who has not joined yet, and one who has not left.
  const another = width < 600 ? practices.gardens : practices.kenilworth
  const colleague = width < 600 ? colleagues.nadia : colleagues.sizwe
  let owner: Visitor
  let joined: Visitor
  let page: Page
  const others: Visitor[] = []
  const open = async (email?: string): Promise<Visitor> => {
    const stored = email ? await stack.sessionStorageOf(email) : {}
    const visitor = await openBrowserPage(browser, stack.url, width, stored)
    others.push(visitor)
    return visitor
  }
  const invite = async (email: string, role: string): Promise<void> => {
    await page.getByLabel('E-mail').fill(email)
    await page.getByRole('radio', { name: new RegExp(`^${role}`) }).check()
    await pressLike(page, `Invite as ${role}`)
    await says(page, `The invite is on its way to ${email}.`)
    await row(page, email).waitFor()
    expect(await page.getByRole('radio', { name: /^Manager/ }).isChecked()).toBe(true)
  }
  const fails = async (
    address: string,
    method: string,
    act: () => Promise<unknown>,
    sentence: string,
    shown = page,
  ): Promise<void> => {
    await shown.route(address, (route) =>
      route.request().method() === method
        ? route.fulfill({ status: 500, json: { error: { code: 'INTERNAL', message: 'Out of order' } } })
        : route.fallback(),
    )
    await act()
    await says(shown, sentence)
    await shown.unroute(address)
  }

  beforeAll(async () => {
    owner = await signInAs(width, harbour.email)
    page = owner.page
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    await openOwnMenu(page)
    await page.getByRole('link', { name: 'User Management' }).click()
    await says(page, `Who works for ${harbour.name}`)
  })
  afterAll(async () => {
    for (const visitor of [owner, ...others]) await visitor?.leave()
  })

  it('are invited with an address, which the page asks for in SPEC’s words', async () => {
    await pressLike(page, 'Invite as Manager')
    await says(page, 'Argument not provided')
    expect(await page.getByLabel('E-mail').getAttribute('aria-invalid')).toBe('true')
    await page.getByLabel('E-mail').fill('zinhle at home')
    await pressLike(page, 'Invite as Manager')
    await says(page, 'Enter a valid e-mail address')
    await page.getByLabel('E-mail').fill(zinhle)
    await fails('**/invite', 'POST', () => pressLike(page, 'Invite as Manager'), 'Failed to create or load invite')
    await invite(zinhle, 'Booker')
    await says(page, '7 days left')
    await owner.expectAccessible('user management with an invite')
    await page.getByLabel('E-mail').fill(zinhle.toUpperCase())
    await pressLike(page, 'Invite as Manager')
    await says(page, 'Failed to create or load invite. There is a pending invite for this address.')
    await page.getByLabel('E-mail').fill(colleague.email)
    await pressLike(page, 'Invite as Manager')
    await says(page, 'A person with this address is already a member of the practice.')
    const list = '**/invite/pending*'
    await fails(list, 'GET', () => page.reload(), 'Failed to load pending invites')
    await page.reload()
    await row(page, zinhle).waitFor()
  })

  it('join with a new account for the invited address, without a practice of their own', async () => {
    const newcomer = await open()
    const path = await mailedPath(zinhle)
    await newcomer.page.goto(path)
    await newcomer.page.getByRole('heading', { level: 1, name: `Join ${harbour.name}` }).waitFor()
    await says(newcomer.page, 'as a booker')
    await newcomer.expectAccessible('an invite')
    await newcomer.page.getByRole('link', { name: 'Create an account' }).click()
    expect(await newcomer.page.getByLabel('E-mail address').inputValue()).toBe(zinhle)
    await newcomer.page.getByLabel('Password', { exact: true }).fill(password)
    await newcomer.page.getByRole('checkbox', { name: /I agree/ }).check()
    await pressLike(newcomer.page, 'Create account')
    await newcomer.page.getByLabel('Code').fill(await stack.mailedCode(zinhle))
    await pressLike(newcomer.page, 'Confirm')
    await newcomer.page.waitForURL(`**${path}`)
    await newcomer.page.getByRole('link', { name: 'Add a practice of your own instead' }).waitFor()
    // Who leaves before joining comes back to the invite.
    await newcomer.page.goto('/')
    await newcomer.page.waitForURL(`**${path}`)
    await pressLike(newcomer.page, `Join ${harbour.name}`)
    await says(newcomer.page, 'This field is required')
    await newcomer.page.getByLabel('Your name').fill('Zinhle Dube')
    await newcomer.expectAccessible('an invite to accept')
    await pressLike(newcomer.page, `Join ${harbour.name}`)
    await newcomer.page.waitForURL(`**${paths.practice.dashboard}`)
    await says(newcomer.page, `Welcome to ${harbour.name}.`)
    await openOwnMenu(newcomer.page)
    await says(newcomer.page, 'Zinhle Dube · Booker')
    await newcomer.page.goto(path)
    await says(newcomer.page, 'This invite has been accepted already')
    await newcomer.page.getByRole('link', { name: 'Go to your dashboard' }).click()
    await newcomer.page.waitForURL(`**${paths.practice.dashboard}`)
    const post = newcomer.page.getByRole('button', { name: 'Post an offer' })
    await says(newcomer.page, 'Only managers and owners of the practice can post offers. Ask one of them.')
    expect(await post.getAttribute('aria-disabled')).toBe('true')
    expect(await newcomer.page.getByRole('link', { name: /Post an offer/ }).count()).toBe(0)
    await newcomer.expectAccessible('the dashboard of a booker')
    await goTo(newcomer.page, paths.practice.userManagement)
    await says(newcomer.page, 'Only managers and owners can invite new members.')
    await row(newcomer.page, 'Zinhle Dube').getByText('Booker', { exact: true }).waitFor()
    expect(await newcomer.page.getByRole('button', { name: /^(Remove|Send again|Cancel)/ }).count()).toBe(0)
  })

  it('join with the account that they have, keep their own practice and work in the new one', async () => {
    const { email, name: own } = another
    await invite(email, 'Manager')
    joined = await open()
    const { page: theirs } = joined
    await theirs.goto(await mailedPath(email))
    await theirs.getByRole('link', { name: 'Sign in' }).click()
    await submitSignIn(theirs, email, demoPassword)
    await expect.poll(() => theirs.getByLabel('Your name').inputValue()).not.toBe('')
    await pressLike(theirs, `Join ${harbour.name}`)
    await theirs.waitForURL(`**${paths.practice.dashboard}`)
    await theirs.getByRole('heading', { level: 1, name: harbour.name }).waitFor()
    const { Items } = await stack.send<{ Items: Company[] }>(email, companiesContract.listMyPractices)
    expect(new Map(Items.map(({ name, role }) => [name, role]))).toEqual(
      new Map([
        [own, 'owner'],
        [harbour.name, 'manager'],
      ]),
    )
    // Colleagues who have the page open see it.
    await row(page, email).getByRole('combobox').waitFor()
    await expect
      .poll(() =>
        row(page, email)
          .getByRole('button', { name: /^Cancel/ })
          .count(),
      )
      .toBe(0)
  })

  it('leave again, and act for their own practice, which its only owner can’t leave', async () => {
    const { email, name: own } = another
    const { page: theirs } = joined
    await goTo(theirs, paths.practice.userManagement)
    await says(theirs, `Who works for ${harbour.name}`)
    await pressLike(theirs, 'Leave')
    await says(theirs, `Leave ${harbour.name}?`)
    await joined.expectAccessible('leaving a practice')
    await pressLike(theirs, `Leave ${harbour.name}`)
    await says(theirs, `You have left ${harbour.name}.`)
    await says(theirs, `Who works for ${own}`)
    await says(theirs, 'You are the only owner. To leave, or to get another role, first make another member an owner.')
    expect(await theirs.getByRole('button', { name: 'Leave', exact: true }).count()).toBe(0)
    expect(await theirs.getByText('You are no longer a member').count()).toBe(0)
    await row(page, email).waitFor({ state: 'detached' })
  })

  it('whoever leaves their only practice comes to the form for one of their own, without an explanation', async () => {
    const { page: theirs } = await open(colleague.email)
    await theirs.goto(paths.practice.userManagement)
    await pressLike(theirs, 'Leave')
    await pressLike(theirs, `Leave ${harbour.name}`)
    await theirs.waitForURL(`**${paths.practice.verification}`)
    await says(theirs, `You have left ${harbour.name}.`)
    await theirs.reload()
    await theirs.getByLabel('Practice name').waitFor()
    expect(await theirs.getByText('You are no longer a member').count()).toBe(0)
  })

  it('the last owner can’t leave, also if they had another one when they opened the page', async () => {
    const { id: companyId } = await ownPractice(harbour.email)
    const { token } = await putInvite(tables, companyId, (await members(companyId))[0]?.id as UserId, {
      email: practices.vineyard.email,
      role: 'owner',
    })
    const { id } = await stack.get<OpenedInvite>(practices.vineyard.email, `/invites/${token}`)
    const path = `/companies/${companyId}/invite/${id}/accept`
    await stack.send(practices.vineyard.email, { method: 'POST', path }, { token, name: 'Vusi' })
    await pressLike(page, 'Leave')
    const other = (await members(companyId)).find(({ email }) => email === practices.vineyard.email)
    const their = { method: 'DELETE', path: `/companies/${companyId}/users/${other?.id}` } as const
    await stack.send(practices.vineyard.email, their)
    await pressLike(page, `Leave ${harbour.name}`)
    await says(page, 'A practice needs an owner. Make another member an owner first, or delete the practice.')
    await owner.expectAccessible('a practice that can’t be left')
    await pressLike(page, 'Stay')
    await page.getByRole('button', { name: 'Leave', exact: true }).waitFor({ state: 'detached' })
    await says(page, 'You are the only owner.')
  })

  it('can’t join as a locum, as a super admin or with another address, and read what to do', async () => {
    const { id: companyId } = await ownPractice(harbour.email)
    const sender = (await members(companyId))[0] as Member
    const { token } = await putInvite(tables, companyId, sender.id, { email: address('johan') })
    const expired = await putInvite(tables, companyId, sender.id, { validUntil: '2026-01-01T00:00:00.000Z' })
    const forLocum = await putInvite(tables, companyId, sender.id, { email: locums.sipho.email })
    const { page: locum, expectAccessible } = await open(locums.sipho.email)
    await locum.goto(paths.invite(forLocum.token))
    await says(locum, 'This address has an account as a locum.')
    expect(await locum.getByRole('button', { name: /Sign out/ }).count()).toBe(0)
    await locum.getByRole('link', { name: 'Go to your dashboard' }).click()
    await locum.waitForURL(`**${paths.locum.dashboard}`)
    await locum.goto(paths.invite(expired.token))
    await says(locum, 'This invite has expired')
    await locum.goto(paths.invite('nothing'))
    await says(locum, 'We could not find that invite')
    await locum.goto(paths.invite(token))
    await says(locum, 'You are signed in as a locum.')
    await expectAccessible('an invite for another account')
    await pressLike(locum, `Sign out and continue as ${address('johan')}`)
    await locum.getByRole('link', { name: 'Create an account' }).waitFor()
    const { page: superAdmin } = await open(admin.email)
    await superAdmin.goto(paths.invite(token))
    await says(superAdmin, 'You are signed in as a super admin.')
    const { page: stranger } = await open(practices.vineyard.email)
    await stranger.goto(paths.invite(token))
    await says(stranger, `You are signed in as ${practices.vineyard.email}.`)
    const forMember = await putInvite(tables, companyId, sender.id, { email: harbour.email })
    const { page: member, expectAccessible: expectMemberAccessible } = await open(harbour.email)
    await member.goto(paths.invite(forMember.token))
    await expect.poll(() => member.getByLabel('Your name').inputValue()).not.toBe('')
    await pressLike(member, `Join ${harbour.name}`)
    await says(member, `You are a member of ${harbour.name} already.`)
    await expectMemberAccessible('an invite of a member')
    await member.getByRole('link', { name: 'Go to the dashboard' }).click()
    await member.waitForURL(`**${paths.practice.dashboard}`)
  })

  it('are not joined by a link that was replaced or cancelled', async () => {
    const email = address('farah')
    await invite(email, 'Manager')
    const first = await mailedPath(email)
    const sendAgain = () =>
      row(page, email)
        .getByRole('button', { name: /Send again/ })
        .click()
    await fails('**/resend', 'POST', sendAgain, 'Failed to create or load invite')
    await sendAgain()
    await says(page, 'The earlier link no longer works.')
    const second = await mailedPath(email, first)
    const { page: theirs } = await open()
    await theirs.goto(first)
    await says(theirs, 'We could not find that invite')
    await fails('**/api/invites/*', 'GET', () => theirs.goto(second), 'Failed to create or load invite', theirs)
    await pressLike(theirs, 'Try again')
    await theirs.getByRole('heading', { level: 1, name: `Join ${harbour.name}` }).waitFor()
    await row(page, email)
      .getByRole('button', { name: /Cancel/ })
      .click()
    await fails('**/cancel', 'PATCH', () => pressLike(page, 'Cancel the invite'), 'Failed to cancel invite')
    await owner.expectAccessible('an invite that could not be cancelled')
    await pressLike(page, 'Cancel the invite')
    await row(page, email).waitFor({ state: 'detached' })
    await theirs.reload()
    await says(theirs, 'The practice has cancelled this invite')
  })

  it('get another role, and once removed lose the connection, the next request and the page', async () => {
    const { id: companyId } = await ownPractice(harbour.email)
    const { page: theirs } = await open()
    const sockets = { open: 0, closed: 0 }
    theirs.on('websocket', (socket) => {
      socket.once('framereceived', () => (sockets.open += 1))
      socket.once('close', () => (sockets.closed += 1))
    })
    await theirs.goto(paths.signIn)
    await submitSignIn(theirs, zinhle, password)
    await theirs.waitForURL(`**${paths.practice.dashboard}`)
    await expect.poll(() => sockets.open, { timeout: 15_000 }).toBe(1)
    await goTo(theirs, paths.practice.userManagement)
    await says(theirs, 'Only managers and owners can invite new members.')
    const role = page.getByRole('combobox', { name: 'Role of Zinhle Dube' })
    const changes: string[] = []
    page.on('request', (request) => request.method() === 'PUT' && changes.push(request.url()))
    await role.selectOption('Owner')
    await role.selectOption('Manager')
    await owner.expectAccessible('a role that is chosen')
    expect(changes).toEqual([])
    await pressLike(page, 'Save the role of Zinhle Dube')
    await says(page, 'Zinhle Dube is now a manager.')
    expect(changes).toHaveLength(1)
    // What they may do now shows at once.
    await theirs.getByRole('button', { name: 'Invite as Manager' }).waitFor()
    // Also what changes while a page is loaded, before its connection is open.
    let connect = () => {}
    const held = new Promise<void>((resolve) => (connect = resolve))
    await theirs.route('**/live/ticket', async (route) => {
      await held
      await route.continue()
    })
    await theirs.reload()
    await theirs.getByRole('button', { name: 'Invite as Manager' }).waitFor()
    await role.selectOption('Booker')
    await pressLike(page, 'Save the role of Zinhle Dube')
    await says(page, 'Zinhle Dube is now a booker.')
    connect()
    await says(theirs, 'Only managers and owners can invite new members.')
    await role.selectOption('Manager')
    await pressLike(page, 'Save the role of Zinhle Dube')
    await theirs.getByRole('button', { name: 'Invite as Manager' }).waitFor()
    const changed = (await members(companyId)).find(({ email }) => email === zinhle)
    expect(changed).toMatchObject({
      role: 'manager',
      lastActiveAt: expect.any(String) as string,
    })
    // They fail to leave, and learn all the same that they have been removed.
    await pressLike(theirs, 'Leave')
    const leave = () => pressLike(theirs, `Leave ${harbour.name}`)
    await fails('**/users/*', 'DELETE', leave, 'Out of order', theirs)
    await pressLike(theirs, 'Stay')
    const refused = theirs.waitForResponse(
      (response) => response.status() === 404 && response.url().includes(companyId),
    )
    const { closed } = sockets
    await pressLike(page, 'Remove Zinhle Dube')
    await page.getByRole('dialog').getByRole('button', { name: 'Remove Zinhle Dube' }).click()
    await says(page, 'Zinhle Dube has been removed.')
    await row(page, 'Zinhle Dube').waitFor({ state: 'detached' })
    await expect.poll(() => sockets.closed, { timeout: 20_000 }).toBe(closed + 1)
    expect(await (await refused).json()).toMatchObject({ error: { code: 'COMPANY_NOT_FOUND' } })
    await theirs.waitForURL(`**${paths.practice.verification}`, { timeout: 20_000 })
    await says(theirs, `You are no longer a member of ${harbour.name}.`)
  })

  async function members(companyId: string): Promise<Member[]> {
    const path = `/companies/${companyId}/users`
    const { Items } = await stack.get<{ Items: Member[] }>(harbour.email, path)
    return Items
  }
})
