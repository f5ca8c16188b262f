import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Company } from '#shared/companies/companies.schema.ts'
import { formatCardDate } from '#shared/kernel/dates.ts'
import { formatRand, toCents } from '#shared/kernel/money.ts'
import { paths } from '#shared/kernel/paths.ts'
import type { Professional } from '#shared/professionals/professionals.schema.ts'
import { ADDITION, DEDUCTION } from '#shared/wallets/wallet-kinds.ts'
import type { Redemption, Transaction, WalletSummary } from '#shared/wallets/wallets.schema.ts'
import { openOwnStack } from '#tests/support/browsing.ts'
import { locumEmail, practiceEmail } from '#tests/support/demo-booking.ts'
import { openOwnMenu } from '#tests/support/own-menu.ts'
import { press } from '#tests/support/press.ts'
import { widths } from '#tests/support/rounds.ts'
import type { Visitor } from '#tests/support/visitor.ts'
import { readFileSync } from 'node:fs'

const { stack, signInTo, signInAs } = await openOwnStack('demo world')
const adminEmail = 'admin@example.com'

type WalletPage = { Items: Transaction[]; Summary: WalletSummary }

const rand = (amount: number): string => formatRand(toCents(amount))

const harbour = await stack
  .get<{ Items: Company[] }>(practiceEmail, '/companies/mypractices')
  .then(({ Items }) => Items[0] as Company)
const thandi = await stack.get<Professional>(locumEmail, '/professionals')

const walletOf = (companyId: string, order = 'desc') =>
  stack.get<WalletPage>(practiceEmail, `/companies/${companyId}/wallet?order=${order}`)
const post = (owner: { type: string; ownerId: string }, type: number, amount: number, note: string) =>
  stack.send<Transaction>(
    adminEmail,
    { method: 'POST', path: `/wallet/${owner.type}/${owner.ownerId}/transactions` },
    { type, amount, note },
  )

describe.each(widths)('the wallet, at %i px', (width) => {
  const isPhone = width < 600
  const visitors: Visitor[] = []
  const as = async (email: string, path?: string): Promise<Visitor> => {
    const visitor = await (path ? signInTo(width, email, path) : signInAs(width, email))
    visitors.push(visitor)
    return visitor
  }
  const ofPractice = { type: 'company', ownerId: harbour.id }

  beforeAll(async () => {
    for (let at = 1; at <= 27; at++) await post(ofPractice, ADDITION, 10 + at / 100, `Bonus ${at}\nFor the test`)
    await post(ofPractice, DEDUCTION, 5, 'Correction of a bonus')
    await post({ type: 'professional', ownerId: thandi.id }, ADDITION, 150, 'Sunday cover bonus')
    await post({ type: 'professional', ownerId: thandi.id }, DEDUCTION, 50.5, 'Paid out to your bank account')
  }, 60_000)
  afterAll(async () => {
    for (const { consoleErrors, leave } of visitors) {
      expect(consoleErrors).toEqual([])
      await leave()
    }
  })

  it('of a practice: the balance leads to it, and Back and the cross return to where it was opened', async () => {
    const { page, expectAccessible } = await as(practiceEmail, paths.practice.bookings)
    const { Summary } = await walletOf(harbour.id)
    if (isPhone) await openOwnMenu(page)
    const link = page.getByRole('link', { name: /^LocumCredits/ })
    await expect.poll(() => link.textContent()).toContain(rand(Summary.total))
    await link.click()
    const dialog = page.getByRole('dialog', { name: 'LocumCredits' })
    await dialog.getByText('Harbour Road Pharmacy earns 5% of what locums are paid').waitFor()
    await dialog.getByText(rand(Summary.total)).first().waitFor()
    await expectAccessible('a practice’s wallet')
    await page.goBack()
    await dialog.waitFor({ state: 'hidden' })
    await page.getByRole('heading', { level: 1, name: 'Bookings' }).waitFor()
    expect(new URL(page.url()).pathname).toBe(paths.practice.bookings)
    await page.goto(paths.practice.wallet)
    await dialog.getByRole('button', { name: 'Close' }).click()
    await page.getByRole('heading', { level: 1, name: harbour.name }).waitFor()
    expect(new URL(page.url()).pathname).toBe(paths.practice.dashboard)
    await dialog.waitFor({ state: 'hidden' })
  })

  it('sorts the transactions by date both ways, with the balance after each, some at a time', async () => {
    const { page } = await as(practiceEmail, paths.practice.wallet)
    const dialog = page.getByRole('dialog', { name: 'LocumCredits' })
    const sort = dialog.getByRole('button', { name: /^(Date|Newest first|Oldest first)$/ })
    const rows = isPhone ? dialog.getByRole('listitem') : dialog.locator('tbody tr')
    const shows = async (order: 'desc' | 'asc') => {
      const { Items, Summary } = await walletOf(harbour.id, order)
      await dialog.getByText(`1–25 of ${Summary.transactions}`).waitFor()
      for (const at of [0, 1, 24]) {
        const { note, amount, type, balance } = Items[at] as Transaction
        await expect.poll(() => rows.nth(at).textContent()).toContain(note.split('\n')[0])
        const text = await rows.nth(at).textContent()
        expect(text).toContain(`${type === ADDITION ? '+' : '−'}\u00a0${rand(amount)}`)
        expect(text).toContain(rand(balance))
      }
    }
    await shows('desc')
    if (!isPhone) expect(await dialog.locator('th[aria-sort=descending]').textContent()).toBe('Date')
    await sort.click()
    await shows('asc')
    if (!isPhone) expect(await dialog.locator('th[aria-sort=ascending]').textContent()).toBe('Date')
    const { Summary } = await walletOf(harbour.id)
    const next = Math.min(25, Summary.transactions - 25)
    await press(page, `Show ${next} more`)
    await expect.poll(() => rows.count()).toBe(25 + next)
  })

  it('saves a statement of a month, as PDF and as CSV', async () => {
    const { page } = await as(practiceEmail, paths.practice.wallet)
    for (const [format, begins] of [
      ['PDF', '%PDF-'],
      ['CSV', '\uFEFF'],
    ] as const) {
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        press(page, `Download the statement as ${format}`),
      ])
      expect(file.suggestedFilename()).toMatch(new RegExp(`\\.${format.toLowerCase()}$`))
      const text = readFileSync(await file.path(), 'utf8')
      expect(text.startsWith(begins)).toBe(true)
      expect(text.length).toBeGreaterThan(200)
    }
  })

  it('an owner redeems the credits from the menu; the super admin refuses with a note, and they return', async () => {
    const owner = await as(practiceEmail)
    const { page } = owner
    const before = (await walletOf(harbour.id)).Summary.total
    await openOwnMenu(page)
    await page.getByRole('link', { name: 'Redeem Credits' }).click()
    const asks = page.getByRole('dialog', { name: `Redeem ${rand(before)}?` })
    await asks.getByText('We answer within 5 working days.').waitFor()
    await owner.expectAccessible('redeeming credits')
    await asks.getByText('Redeem Credits').click()
    const redeemed = page.getByRole('dialog', { name: 'Credits Redeemed!' })
    await redeemed.getByText('Thank you, we have received your request.').waitFor()
    const { Summary } = await walletOf(harbour.id)
    const { id, answerBy } = Summary.redemption as Redemption
    await redeemed.getByText(`We answer by ${formatCardDate(answerBy)}`).waitFor()
    await redeemed.getByText('R\u00a00.00').waitFor()
    await owner.expectAccessible('credits redeemed')
    await redeemed.getByRole('button', { name: 'View transactions' }).click()
    await page.getByText(`Your request for ${rand(before)} is with us.`).waitFor()
    expect(await page.getByRole('button', { name: 'Redeem Credits' }).getAttribute('aria-disabled')).toBe('true')

    const admin = await as(adminEmail, paths.admin.redemptions)
    await admin.page.getByRole('listitem').filter({ hasText: id }).getByText(rand(before)).waitFor()
    await admin.expectAccessible('redemptions')
    await admin.page.getByRole('button', { name: 'Refuse the redemption of Harbour Road Pharmacy' }).click()
    const refusal = admin.page.getByRole('dialog', { name: `Refuse ${rand(before)} of Harbour Road Pharmacy?` })
    await refusal.getByText('The amount returns to the practice’s wallet.').waitFor()
    await refusal.getByRole('button', { name: 'Refuse' }).click()
    await refusal.getByText('Please write at least 5 characters').waitFor()
    await refusal.getByLabel('Note').fill('Your bank account could not be verified.')
    await refusal.getByRole('button', { name: 'Refuse' }).click()
    await admin.page.getByText('Refused. Harbour Road Pharmacy has been notified.').waitFor()
    await admin.page.getByText('No requests to answer').waitFor()

    await page.goto(paths.practice.redemption(id))
    const redemption = page.getByRole('dialog', { name: `Redemption ${id}` })
    await redemption.getByText('Your bank account could not be verified.').waitFor()
    await redemption.getByText(`${rand(before)} is back in your balance.`).waitFor()
    await owner.expectAccessible('a refused redemption')
    expect((await walletOf(harbour.id)).Summary.total).toBe(before)
  })

  it('redeems again, which the super admin settles; another decision is too late', async () => {
    const owner = await as(practiceEmail, paths.practice.wallet)
    const { page } = owner
    const { total } = (await walletOf(harbour.id)).Summary
    await press(page, 'Redeem Credits')
    await page
      .getByRole('dialog', { name: `Redeem ${rand(total)}?` })
      .getByText('Redeem Credits')
      .click()
    await page.getByRole('dialog', { name: 'Credits Redeemed!' }).getByRole('button', { name: 'Done' }).click()
    await page.waitForURL('**/dashboard')
    const { id } = (await walletOf(harbour.id)).Summary.redemption as Redemption
    const [first, second] = [
      await as(adminEmail, paths.admin.redemptions),
      await as(adminEmail, paths.admin.redemptions),
    ]
    const late = second.page.getByRole('dialog', { name: /^Refuse / })
    await second.page.getByRole('button', { name: /^Refuse the redemption/ }).click()
    await late.getByLabel('Note').fill('We can’t find your account.')
    await first.page.getByRole('button', { name: /^Settle the redemption/ }).click()
    await first.page.getByRole('dialog').getByLabel('Note').fill('Paid by transfer.')
    await first.page.getByRole('dialog').getByRole('button', { name: 'Settle' }).click()
    await first.page.getByText('Settled. Harbour Road Pharmacy has been notified.').waitFor()
    await late.getByRole('button', { name: 'Refuse' }).click()
    // Its dialog goes with the redemption; why it failed stays to be read.
    await second.page.getByText('No requests to answer').waitFor()
    await second.page.getByText('This has changed since you opened it.').waitFor()
    second.consoleErrors.length = 0
    await page.goto(paths.practice.wallet)
    await page.getByText(`We settled your request for ${rand(total)}`).waitFor()
    await page.getByRole('dialog').getByRole('link', { name: id }).first().click()
    await page
      .getByRole('dialog', { name: `Redemption ${id}` })
      .getByText('Settled on')
      .waitFor()
    await page.goBack()
    await page.getByRole('dialog', { name: 'LocumCredits' }).waitFor()
  })

  it('a manager reads who can redeem; a booker has no wallet', async () => {
    const manager = await as('nadia@example.com', paths.practice.wallet)
    await manager.page
      .getByRole('dialog')
      .getByText('Only owners of the practice can do this. Ask one of them.')
      .waitFor()
    const booker = await as('sizwe@example.com', paths.practice.wallet)
    await booker.page.getByText('Only managers and owners of the practice can see its credits.').waitFor()
    await booker.expectAccessible('a wallet that is not shown')
    await press(booker.page, 'Close')
    await openOwnMenu(booker.page)
    await booker.page.getByText('Sign Out').waitFor()
    expect(await booker.page.getByText(/LocumCredits|Redeem Credits/).count()).toBe(0)
  })

  it('of a locum: LocumBucks, with nothing to redeem, and their statement', async () => {
    const { page, expectAccessible } = await as(locumEmail, paths.locum.wallet)
    const dialog = page.getByRole('dialog', { name: 'LocumBucks' })
    await dialog.getByText('Practices pay your shifts to you directly; that money is not in here.').waitFor()
    await dialog.getByText('Sunday cover bonus').first().waitFor()
    await dialog.getByText('−\u00a0R\u00a050.50').first().waitFor()
    await expectAccessible('a locum’s wallet')
    expect(await page.getByText('Redeem').count()).toBe(0)
    const save = isPhone ? 'Download statement' : 'Download the statement as PDF'
    const [file] = await Promise.all([page.waitForEvent('download'), press(page, save)])
    expect(file.suggestedFilename()).toMatch(/\.pdf$/)
  })

  it('says why it is empty, what failed, and that one is offline', async () => {
    const { page, consoleErrors } = await as('gardens@example.com', paths.practice.wallet)
    await page.getByText('No transactions yet').waitFor()
    await page.route(/\/api\/companies\/[^/]+\/wallet/, (route) => route.abort())
    await page.reload()
    const dialog = page.getByRole('dialog', { name: 'LocumCredits' })
    await dialog.getByRole('alert').waitFor()
    await page.unroute(/\/api\/companies\/[^/]+\/wallet/)
    await dialog.getByRole('button', { name: 'Try again' }).click()
    await page.getByText('No transactions yet').waitFor()
    consoleErrors.length = 0
  })

  it('the super admin adds to any wallet, with a note that its owner reads', async () => {
    const { page, expectAccessible, consoleErrors } = await as(
      adminEmail,
      paths.admin.wallet('professional', thandi.id),
    )
    await page.getByRole('heading', { level: 1, name: 'Thandi Nkosi' }).waitFor()
    await page.getByRole('heading', { level: 2, name: 'LocumBucks' }).waitFor()
    await press(page, 'Post to this wallet')
    await page.getByText('Enter an amount such as 150.00').waitFor()
    await expectAccessible('any wallet')
    await page.getByLabel('Amount in rand').fill('12,50')
    await page.getByLabel('Note').fill('Heritage Day bonus')
    await press(page, 'Post to this wallet')
    await page.getByText('Posted: +\u00a0R\u00a012.50').waitFor()
    await page.getByText('Heritage Day bonus').first().waitFor()
    await page.getByRole('radio', { name: /^Deduct/ }).check()
    await page.getByLabel('Amount in rand').fill('999999')
    await page.getByLabel('Note').fill('More than there is')
    await press(page, 'Post to this wallet')
    await page.getByText('The balance of this wallet is lower than this amount.').waitFor()
    consoleErrors.length = 0
    await page.getByLabel('Amount in rand').fill('')
    await page.getByLabel('Note').fill('')
    await page.getByRole('radio', { name: /^Add/ }).check()
  })
})
