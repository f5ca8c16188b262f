import type { CallerParty } from '#shared/kernel/caller.ts'
import { todayAt } from '#shared/kernel/dates.ts'
import type { InputOf, Page } from '#shared/kernel/define-contract.ts'
import { isCompanyId } from '#shared/kernel/ids.ts'
import { toRand } from '#shared/kernel/money.ts'
import type { WalletState } from '#shared/wallets/ledger.rules.ts'
import type { walletsContract } from '#shared/wallets/wallets.contract.ts'
import { walletLabels, walletTypes, type Transaction, type WalletSummary } from '#shared/wallets/wallets.schema.ts'
import type { Context } from '#functions/platform/context.ts'
import type { LedgerPage, WalletOwnerId, WalletsRepository } from '#functions/stores/wallets.repository.ts'
import { redemptionView, transactionView, walletOwnerOf } from '#functions/stores/wallets.view.ts'
import { creditsToCome, type CreditsToComeDeps } from './credits-to-come.ts'

type Contract = typeof walletsContract
type Deps = Pick<Context, 'caller'> & CreditsToComeDeps & { wallets: WalletsRepository }
type Query = InputOf<Contract['listOwnTransactions']>['query']

const summaryOf = async (context: Deps, id: WalletOwnerId, wallet: WalletState): Promise<WalletSummary> => {
  const { lastRedemption, firstAt } = wallet
  const [redemption, toCome] = await Promise.all([
    lastRedemption && context.wallets.getRedemption(lastRedemption),
    isCompanyId(id) ? creditsToCome(context, id) : undefined,
  ])
  const owner = walletOwnerOf(id)
  return {
    type: walletTypes[owner],
    label: walletLabels[owner],
    total: toRand(wallet.balance),
    transactions: wallet.sequence,
    ...(firstAt && { since: todayAt(firstAt) }),
    ...(wallet.outstanding > 0 && { outstanding: toRand(wallet.outstanding) }),
    ...(redemption && { redemption: redemptionView(redemption) }),
    ...(toCome && { toCome }),
  }
}

/** Whether a first page has been read from a copy of the table that is older than the wallet. */
const isOutdated = ({ entries }: LedgerPage, { sequence }: WalletState, { order }: Query): boolean =>
  order === 'desc' ? (entries[0]?.sequence ?? 0) < sequence : entries.length === 0 && sequence > 0

/** The first page is at least as new as the balance that it comes with. */
const readFirst = async ({ wallets }: Deps, id: WalletOwnerId, query: Query) => {
  const [wallet, found] = await Promise.all([wallets.get(id), wallets.listEntries(id, query)])
  const page = isOutdated(found, wallet, query) ? await wallets.listEntries(id, query, 'consistent') : found
  return { wallet, page }
}

const transactionsOf = async (
  context: Deps,
  id: WalletOwnerId,
  query: Query,
): Promise<Page<Transaction, WalletSummary>> => {
  const show = ({ entries, next }: LedgerPage, party: CallerParty) => ({
    items: entries.map((entry) => transactionView(entry, party)),
    nextToken: next,
  })
  const { party } = context.caller
  if (query.NextToken)
    return show(await context.wallets.listEntries(id, { order: query.order, after: query.NextToken }), party)
  const { wallet, page } = await readFirst(context, id, query)
  return { ...show(page, party), summary: await summaryOf(context, id, wallet) }
}

export const listOwnTransactions = (
  context: Deps,
  { query }: InputOf<Contract['listOwnTransactions']>,
): Promise<Page<Transaction, WalletSummary>> => transactionsOf(context, context.caller.account, query)

export const listCompanyTransactions = (
  context: Deps,
  { params, query }: InputOf<Contract['listCompanyTransactions']>,
): Promise<Page<Transaction, WalletSummary>> => transactionsOf(context, params.companyId, query)

export const listAnyTransactions = (
  context: Deps,
  { params, query }: InputOf<Contract['listAnyTransactions']>,
): Promise<Page<Transaction, WalletSummary>> => transactionsOf(context, params.ownerId, query)
