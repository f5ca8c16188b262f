import type { CallerParty } from '#shared/kernel/caller.ts'
import type { InputOf, Page } from '#shared/kernel/define-contract.ts'
import { DomainError } from '#shared/kernel/errors.ts'
import { addCredits, type WalletState } from '#shared/wallets/ledger.rules.ts'
import { redemptionLifecycle } from '#shared/wallets/redemptions.lifecycle.ts'
import type { walletsContract } from '#shared/wallets/wallets.contract.ts'
import { walletEvent } from '#shared/wallets/wallets.events.ts'
import type { Redemption } from '#shared/wallets/wallets.schema.ts'
import type { Context } from '#functions/platform/context.ts'
import { permit } from '#functions/platform/permit.ts'
import type { StoredRedemption, WalletsRepository } from '#functions/stores/wallets.repository.ts'
import { redemptionView } from '#functions/stores/wallets.view.ts'
import { writeEntries } from '#functions/ledger/write-entries.ts'
import { ownerNameOf, type OwnerDeps } from './wallet-owner.ts'

type Contract = typeof walletsContract
type Wallets = { wallets: WalletsRepository }

export const getRedemption = async (
  context: Pick<Context, 'caller'> & OwnerDeps & Wallets,
  { params }: InputOf<Contract['getRedemption']>,
): Promise<Redemption> => {
  // A practice with members exists.
  if (context.caller.party === 'admin') await ownerNameOf(context, params.companyId)
  const found = await context.wallets.getRedemption(params.redemptionId)
  if (found?.company.id !== params.companyId) throw new DomainError('REDEMPTION_NOT_FOUND')
  return redemptionView(found)
}

export const listRedemptions = async (
  { wallets }: Wallets,
  { query: { status, NextToken } }: InputOf<Contract['listRedemptions']>,
): Promise<Page<Redemption>> => {
  const { items, next } = await wallets.listRedemptions(status, NextToken)
  return { items: items.map(redemptionView), nextToken: next }
}

type Decision = InputOf<Contract['decideRedemption']>['body']

/** The wallet after a decision: it can be redeemed again, and what was refused is back. */
const afterDecision = (
  wallet: WalletState,
  { id, amount }: StoredRedemption,
  { status, note }: Decision,
  now: string,
) => {
  const { openRedemption: _, ...closed } = wallet
  if (status === 'settled') return { wallet: closed, entries: [] }
  return addCredits(closed, { amount, reference: id, note: `Returned: the redemption was refused\n${note}` }, now)
}

type DecideDeps = Pick<Context, 'now' | 'execute'> & Wallets & { caller: { party: CallerParty } }

/** Settles a redemption, saying how it was paid, or refuses it, saying why. */
export const decideRedemption = (
  { caller, now, execute, wallets }: DecideDeps,
  { params, body }: InputOf<Contract['decideRedemption']>,
): Promise<Redemption> =>
  execute(async () => {
    const { status, note } = body
    const redemption = await wallets.getRedemption(params.redemptionId)
    if (!redemption) throw new DomainError('REDEMPTION_NOT_FOUND')
    const action = status === 'settled' ? 'settle' : 'refuse'
    const type = permit(caller, redemptionLifecycle, { state: redemption.status, action, facts: {} })
    const owner = redemption.company.id
    const { writes } = await writeEntries({ wallets, now }, owner, (wallet) =>
      afterDecision(wallet, redemption, body, now),
    )
    const decided = { ...redemption, status, decidedAt: now, note }
    const response = redemptionView(decided)
    return {
      writes: [...writes, wallets.putRedemption(decided)],
      response,
      events: [walletEvent(type, response)],
    }
  })
