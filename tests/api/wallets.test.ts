import { expect, describe, it } from 'vitest'
import type { CompanyId } from '#shared/kernel/ids.ts'
import { todayAt } from '#shared/kernel/dates.ts'
import { addWorkingDays } from '#shared/kernel/working-days.ts'
import type { Transaction } from '#shared/wallets/wallets.schema.ts'
import type { Caller } from '#tests/support/api.ts'
import { createPractice, join, newAddress, type Practice } from '#tests/support/people.ts'
import { sharedApi } from '#tests/support/shared-api.ts'

const { api, admin, newLocum } = await sharedApi()

const adjust = (ownerId: string, amount: number, type: 1 | 2 = 1, more: object = {}) =>
  api.send('adjustWallet', admin, {
    params: { type: ownerId.startsWith('cmp_') ? 'company' : 'professional', ownerId },
    body: { type, amount, note: 'Sunday cover bonus', ...more },
    key: crypto.randomUUID(),
  })
const ofPractice = ({ companyId }: Practice) => ({ params: { companyId } })
const walletOf = (practice: Practice, caller: Caller = practice.member, query: object = {}) =>
  api.call('listCompanyTransactions', caller, { ...ofPractice(practice), query })
const redeem = (practice: Practice, caller: Caller = practice.member, key: string = crypto.randomUUID()) =>
  api.send('redeemCredits', caller, { ...ofPractice(practice), key })
const decide = (redemptionId: string, body: object) =>
  api.send('decideRedemption', admin, { params: { redemptionId }, body, key: crypto.randomUUID() })
const addMember = async ({ companyId }: Practice, role: 'manager' | 'booker') => {
  const user = await api.signUp('CompanyAdmin', newAddress())
  await join(api, companyId, user, role)
  return user
}
const withCredits = async (amount = 1_424.25): Promise<Practice> => {
  const practice = await createPractice(api)
  await adjust(practice.companyId, amount)
  return practice
}

describe('the list of a wallet', () => {
  it('is paged, newest first or oldest first, with the balance after each', async () => {
    const practice = await createPractice(api)
    for (let at = 1; at <= 52; at += 1) await adjust(practice.companyId, at === 52 ? 10.5 : 1)
    const pages = async (order: 'asc' | 'desc') => {
      const found: Transaction[][] = []
      let NextToken: string | undefined
      do {
        const page = await walletOf(practice, practice.member, { order, ...(NextToken && { NextToken }) })
        found.push(page.Items)
        NextToken = page.NextToken
      } while (NextToken)
      return found
    }
    const [newest, oldest] = [await pages('desc'), await pages('asc')]
    expect([newest, oldest].map((found) => found.map(({ length }) => length))).toEqual([
      [25, 25, 2],
      [25, 25, 2],
    ])
    expect(oldest.flat()).toEqual(newest.flat().toReversed())
    expect(newest.flat().map(({ balance }) => balance)).toEqual([
      61.5,
      ...Array.from({ length: 51 }, (_, at) => 51 - at),
    ])
    const { Summary } = await walletOf(practice)
    expect(Summary).toEqual({
      type: 2,
      label: 'LocumCredits',
      total: 61.5,
      transactions: 52,
      since: todayAt(new Date().toISOString()),
    })
  })

  it('of a locum and of a practice is with their own profile as well, the newest 25', async () => {
    const locum = await newLocum()
    await adjust(locum.id, 350)
    const profile = await api.call('getOwnProfessional', locum, {})
    const { Items, Summary } = await api.call('listOwnTransactions', locum, { query: {} })
    expect(profile.walletTransactions).toEqual({ type: 1, label: 'LocumBucks', total: 350, transactions: Items })
    expect(Summary).toMatchObject({ type: 1, label: 'LocumBucks', total: 350, transactions: 1 })
    const practice = await withCredits()
    const company = await api.call('getCompany', practice.member, ofPractice(practice))
    expect(company).toMatchObject({ walletTransactions: { type: 2, label: 'LocumCredits', total: 1_424.25 } })
  })

  it('is empty where nothing was posted', async () => {
    const locum = await newLocum()
    expect(await api.call('listOwnTransactions', locum, { query: {} })).toEqual({
      Items: [],
      Count: 0,
      Summary: { type: 1, label: 'LocumBucks', total: 0, transactions: 0 },
    })
    expect((await api.call('getOwnProfessional', locum, {})).walletTransactions).toEqual({
      type: 1,
      label: 'LocumBucks',
      total: 0,
      transactions: [],
    })
  })

  it('is for owners and managers of the practice, and super admins; nobody else sees it or a field of it', async () => {
    const practice = await withCredits()
    const [manager, booker] = [await addMember(practice, 'manager'), await addMember(practice, 'booker')]
    const other = await createPractice(api, 'Vineyard Pharmacy')
    const locum = await newLocum()
    const send = (caller: Caller) => api.send('listCompanyTransactions', caller, { ...ofPractice(practice), query: {} })
    expect((await send(manager)).status).toBe(200)
    expect((await send(admin)).status).toBe(200)
    expect((await send(booker)).body.error.code).toBe('MANAGERS_ONLY')
    expect((await send(other.member)).body.error.code).toBe('COMPANY_NOT_FOUND')
    expect((await send(locum)).body.error.code).toBe('FORBIDDEN')
    const fields = async (caller: Caller) => Object.keys(await api.call('getCompany', caller, ofPractice(practice)))
    expect(await fields(manager)).toContain('walletTransactions')
    for (const caller of [booker, locum, admin]) expect(await fields(caller)).not.toContain('walletTransactions')
    const mine = await api.call('listMyPractices', booker, {})
    expect(JSON.stringify(mine)).not.toContain('walletTransactions')
  })
})

describe('a posting by a super admin', () => {
  it('has a note and may name a booking of the owner; the balance has to cover a deduction', async () => {
    const locum = await newLocum()
    expect((await adjust(locum.id, 100)).body.data).toMatchObject({ type: 1, amount: 100, balance: 100, reference: '' })
    expect((await adjust(locum.id, 100.01, 2)).body.error.code).toBe('BALANCE_TOO_LOW')
    expect((await adjust(locum.id, 40.5, 2)).body.data).toMatchObject({ type: 2, amount: 40.5, balance: 59.5 })
    const named = await adjust(locum.id, 10, 1, { reference: 'B0000000' })
    expect(named.body.error).toMatchObject({ code: 'BOOKING_NOT_FOUND', details: { fields: [{ field: 'reference' }] } })
  })

  it.each([
    [{ amount: 0 }, 'amount', 'Enter an amount above zero'],
    [{ amount: 10.001 }, 'amount', 'Use at most two decimals'],
    [{ amount: 1_000_001 }, 'amount', /^Enter at most/],
    [{ note: 'x' }, 'note', 'Write at least 5 characters'],
    [{ reference: 'R0000000' }, 'reference', 'This is not a valid booking code'],
  ])('%j is refused, naming the field', async (wrong, field, message) => {
    const locum = await newLocum()
    const { body } = await adjust(locum.id, 10, 1, wrong)
    expect(body.error.details.fields).toEqual([{ field, message: expect.stringMatching(message) }])
  })

  it('names an owner of the right kind', async () => {
    const locum = await newLocum()
    const params = { type: 'company', ownerId: locum.id }
    const body = { type: 1, amount: 10, note: 'Sunday cover' } as const
    expect((await api.send('adjustWallet', admin, { params, body })).body.error.code).toBe('COMPANY_NOT_FOUND')
  })
})

describe('a redemption', () => {
  it('takes the whole balance at once, and is answered within five working days', async () => {
    const practice = await withCredits()
    const { body } = await redeem(practice, practice.member, 'redeem')
    const today = todayAt(new Date().toISOString())
    expect(body.data).toMatchObject({
      amount: 1_424.25,
      status: 'requested',
      company: { id: practice.companyId },
      answerBy: addWorkingDays(today, 5),
    })
    const { Items, Summary } = await walletOf(practice)
    expect(Items[0]).toMatchObject({
      type: 2,
      amount: 1_424.25,
      balance: 0,
      reference: body.data.id,
      referenceLink: `/practice/dashboard/wallet/redemptions/${body.data.id}`,
    })
    expect(Summary).toMatchObject({ total: 0, redemption: body.data })
    expect(await api.eventsOf(practice.member, 'redeem')).toMatchObject([
      { type: 'redemption.requested', data: { amount: 142_425, companyId: practice.companyId } },
    ])
    // A repeat gets the first response.
    expect((await redeem(practice, practice.member, 'redeem')).body).toEqual(body)
  })

  it('is for owners alone, needs a balance, and no other may be open', async () => {
    const practice = await withCredits()
    const manager = await addMember(practice, 'manager')
    expect((await redeem(practice, manager)).body.error.code).toBe('OWNERS_ONLY')
    expect((await redeem(practice)).status).toBe(200)
    await adjust(practice.companyId, 50)
    expect((await redeem(practice)).body.error.code).toBe('REDEMPTION_OPEN')
    const poor = await createPractice(api)
    expect((await redeem(poor)).body.error.code).toBe('NOTHING_TO_REDEEM')
  })

  it('that is refused returns the amount, with the reason; then it can be redeemed again', async () => {
    const practice = await withCredits()
    const { id } = (await redeem(practice)).body.data
    const problems = async (status: string, note?: string) =>
      (await decide(id, { status, ...(note && { note }) })).body.error.details.fields
    expect(await problems('refused')).toEqual([{ field: 'note', message: expect.any(String) }])
    for (const status of ['refused', 'settled'])
      expect(await problems(status, 'Done')).toEqual([{ field: 'note', message: 'Write at least 5 characters' }])
    const refused = await decide(id, { status: 'refused', note: 'The bank account is closed.' })
    expect(refused.body.data).toMatchObject({ status: 'refused', note: 'The bank account is closed.' })
    const { Items, Summary } = await walletOf(practice)
    expect(Items[0]).toMatchObject({ type: 1, amount: 1_424.25, balance: 1_424.25, reference: id })
    expect(Items[0]?.note).toContain('The bank account is closed.')
    expect(Summary?.redemption).toEqual(refused.body.data)
    expect((await decide(id, { status: 'settled', note: 'Paid by transfer.' })).body.error.code).toBe('STALE_STATE')
    expect((await redeem(practice)).body.data).toMatchObject({ amount: 1_424.25, status: 'requested' })
  })

  it('that is settled stays deducted; its page is the practice’s alone', async () => {
    const practice = await withCredits()
    const { id } = (await redeem(practice)).body.data
    expect((await decide(id, { status: 'settled', note: 'Paid by transfer.' })).body.data.status).toBe('settled')
    expect((await walletOf(practice)).Summary).toMatchObject({ total: 0, transactions: 2 })
    const read = (companyId: CompanyId, caller: Caller) =>
      api.send('getRedemption', caller, { params: { companyId, redemptionId: id } })
    expect((await read(practice.companyId, practice.member)).body.data).toMatchObject({ id, status: 'settled' })
    const other = await createPractice(api, 'Vineyard Pharmacy')
    expect((await read(other.companyId, other.member)).body.error.code).toBe('REDEMPTION_NOT_FOUND')
    expect((await read(practice.companyId, other.member)).body.error.code).toBe('COMPANY_NOT_FOUND')
    const settled = await api.list('listRedemptions', admin, { query: { status: 'settled' } })
    expect(settled.map((redemption) => redemption.id)).toContain(id)
    const open = await api.list('listRedemptions', admin, { query: {} })
    expect(open.map((redemption) => redemption.id)).not.toContain(id)
  })

  it('that is open keeps the practice from being deleted', async () => {
    const practice = await withCredits()
    const { id } = (await redeem(practice)).body.data
    const remove = () =>
      api.send('deleteCompany', practice.member, { ...ofPractice(practice), key: crypto.randomUUID() })
    expect((await remove()).body.error.code).toBe('CREDITS_BEING_REDEEMED')
    await decide(id, { status: 'settled', note: 'Paid by transfer.' })
    expect((await remove()).status).toBe(200)
  })
})
