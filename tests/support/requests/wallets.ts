import { randomInt } from 'node:crypto'
import { add } from '#shared/wallets/ledger.rules.ts'
import type { Adjustment } from '#shared/wallets/wallets.schema.ts'
import { writeAll } from '#bin/seed/world/large/write-world.ts'
import { walletsRepository, type WalletOwnerId } from '#functions/stores/wallets.repository.ts'
import { todayAt } from '#shared/kernel/dates.ts'
import { atCompany } from './companies.ts'
import { type Fixture, type FixtureContext, type Fixtures, unusedIds } from './fixture.ts'

/** An amount in a wallet; a redemption that was open is closed. */
const fill = async ({ api }: FixtureContext, owner: WalletOwnerId): Promise<void> => {
  const wallets = walletsRepository(api.db, 'wallets')
  const { openRedemption: _, ...wallet } = await wallets.get(owner)
  const posted = add(wallet, { amount: 10_000, reference: '', note: 'Test credits' }, new Date().toISOString())
  await writeAll(api.db, wallets.post(owner, posted.wallet, posted.entries))
}
const withCredits = (context: FixtureContext) => fill(context, context.pair.practice.companyId)

const redeemed = async (context: FixtureContext) => {
  await withCredits(context)
  const { api, pair } = context
  const params = { companyId: pair.practice.companyId }
  return api.call('redeemCredits', pair.practice.member, { params })
}

const adjustment = (): Adjustment => ({ type: 1, amount: randomInt(1, 999), note: 'Sunday cover bonus' })
const statement = { month: todayAt(new Date().toISOString()).slice(0, 7), format: 'csv' } as const
const ofPractice = ({ pair }: FixtureContext) => ({ type: 'company', ownerId: pair.practice.companyId })
const absentWallet = { type: 'company', ownerId: unusedIds.company }
const absentRedemption = 'R0000000'

export const walletsRequests = {
  listOwnTransactions: {
    request: async (context) => {
      await fill(context, context.pair.locum.id)
      return { query: {} }
    },
  },
  listCompanyTransactions: {
    ...atCompany,
    request: async (context) => {
      await withCredits(context)
      return { params: { companyId: context.pair.practice.companyId }, query: {} }
    },
  },
  listAnyTransactions: {
    request: async (context) => {
      await withCredits(context)
      return { params: ofPractice(context), query: {} }
    },
    absent: { params: absentWallet, query: {} },
  },
  adjustWallet: {
    request: (context) => ({ params: ofPractice(context), body: adjustment() }),
    absent: { params: absentWallet, body: adjustment() },
    other: adjustment,
  },
  redeemCredits: {
    request: async (context) => {
      await withCredits(context)
      return { params: { companyId: context.pair.practice.companyId } }
    },
    absent: { params: { companyId: unusedIds.company } },
  },
  getRedemption: {
    request: async (context) => {
      const { id } = await redeemed(context)
      return { params: { companyId: context.pair.practice.companyId, redemptionId: id } }
    },
    absent: { params: { companyId: unusedIds.company, redemptionId: absentRedemption } },
  },
  listRedemptions: {
    request: async (context) => {
      await redeemed(context)
      return { query: {} }
    },
  },
  decideRedemption: {
    request: async (context) => ({
      params: { redemptionId: (await redeemed(context)).id },
      body: { status: 'settled', note: 'Paid by transfer.' },
    }),
    absent: { params: { redemptionId: absentRedemption }, body: { status: 'settled', note: 'Paid by transfer.' } },
    other: () => ({ status: 'refused', note: 'The account is closed.' }),
  },
  createOwnStatement: { request: () => ({ body: statement }), other: () => ({ ...statement, format: 'pdf' }) },
  createCompanyStatement: {
    request: ({ pair }) => ({ params: { companyId: pair.practice.companyId }, body: statement }),
    absent: { params: { companyId: unusedIds.company }, body: statement },
    other: () => ({ ...statement, format: 'pdf' }),
  },
} satisfies Fixtures & Record<string, Fixture>
