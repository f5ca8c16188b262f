import type { DailyCount } from '#shared/kernel/daily-count.ts'
import type { Instant } from '#shared/kernel/dates.ts'
import type { CompanyId, RedemptionId, UserId } from '#shared/kernel/ids.ts'
import type { Cents } from '#shared/kernel/money.ts'
import { emptyWallet, type Entry, type WalletState } from '#shared/wallets/ledger.rules.ts'
import type { Redemption, RedemptionStatus } from '#shared/wallets/wallets.schema.ts'
import type { Db } from '#functions/platform/dynamo/client.ts'
import { indexPage } from '#functions/platform/dynamo/index-page.ts'
import { itemsOf, type Consistency, type Cursor, type ItemPage } from '#functions/platform/dynamo/items-of.ts'
import { PAGE_ITEMS } from '#functions/platform/dynamo/query-page.ts'
import { between } from '#functions/platform/dynamo/ranges.ts'
import { hasVersion, isNew, type TransactItem } from '#functions/platform/dynamo/versioned.ts'
import { entryItem, redemptionItem, statementCountItem, walletItem } from './wallets.items.ts'

export type WalletOwnerId = UserId | CompanyId

/** As it is stored: its amount in cents. */
export type StoredRedemption = Omit<Redemption, 'amount'> & { amount: Cents; version?: number }

/** The entries of a page, in the order that was asked for; `next` is the position of the last, if others follow. */
export type LedgerPage = { entries: Entry[]; next?: string }

/** The rest of an entry's sort key, which orders a ledger. */
const positionOf = ({ createdAt, sequence }: Entry): string => `${createdAt}#${String(sequence).padStart(9, '0')}`

export const walletsRepository = (db: Db, table: string) => {
  const wallets = itemsOf(db, table, walletItem)
  const entries = itemsOf(db, table, entryItem)
  const redemptions = itemsOf(db, table, redemptionItem, (item, { pk }): StoredRedemption => ({ id: pk, ...item }))
  const counts = itemsOf(db, table, statementCountItem)

  return {
    /** One to which nothing was posted yet is empty, and not stored. */
    get: async (owner: WalletOwnerId): Promise<WalletState> =>
      (await wallets.get(walletItem.key(owner), 'consistent')) ?? emptyWallet,

    /** Writes what was posted: fails if anything else was since the wallet was read. */
    post: (owner: WalletOwnerId, wallet: WalletState, posted: readonly Entry[]): TransactItem[] => [
      wallets.save(walletItem.key(owner), wallet),
      ...posted.map((entry) => entries.put(entryItem.key(owner, positionOf(entry)), entry)),
    ],

    /** A condition for other writes: nothing was posted since the wallet was read. */
    mustBeUnchanged: (owner: WalletOwnerId, { version }: WalletState): TransactItem =>
      wallets.check(walletItem.key(owner), version === undefined ? isNew : hasVersion(version)),

    /** The newest entries first, or the oldest, after a position. */
    listEntries: async (
      owner: WalletOwnerId,
      { order, after }: { order: 'asc' | 'desc'; after?: string | undefined },
      consistency: Consistency = 'eventual',
    ): Promise<LedgerPage> => {
      const { items } = await entries.page(entryItem.all(owner), consistency, {
        limit: PAGE_ITEMS + 1,
        descending: order === 'desc',
        start: after === undefined ? undefined : entryItem.key(owner, after),
      })
      const [page, last] = [items.slice(0, PAGE_ITEMS), items[PAGE_ITEMS - 1]]
      return { entries: page, ...(last && items.length > PAGE_ITEMS && { next: positionOf(last) }) }
    },

    /** The entries of a period in posting order, at most `most`, and the balance before them. */
    readPeriod: async (
      owner: WalletOwnerId,
      { from, to }: { from: Instant; to: Instant },
      most: number,
    ): Promise<{ opening: Cents; entries: Entry[] }> => {
      const { pk, sk: first } = entryItem.key(owner, from)
      const { sk: end } = entryItem.key(owner, to)
      const [before, found] = await Promise.all([
        entries.page({ pk, sk: between(entryItem.name, first) }, 'consistent', { limit: 1, descending: true }),
        entries.list({ pk, sk: between(first, end) }, 'consistent', { most }),
      ])
      return { opening: before.items[0]?.balance ?? 0, entries: found }
    },

    exportEntries: (owner: WalletOwnerId, cursor: Cursor | undefined): Promise<ItemPage<Entry>> =>
      entries.exportPage(entryItem.all(owner), cursor),

    getRedemption: (id: RedemptionId): Promise<StoredRedemption | undefined> =>
      redemptions.get(redemptionItem.key(id), 'consistent'),

    putRedemption: ({ id, ...redemption }: StoredRedemption): TransactItem => {
      const { status, requestedAt, decidedAt } = redemption
      return redemptions.save(redemptionItem.key(id), {
        ...redemption,
        queuePk: status,
        queueSk: `${decidedAt ?? requestedAt}#${id}`,
      })
    },

    /** Those that await an answer, oldest first; or those of an answer, latest first. `after` is the last sort key. */
    listRedemptions: (status: RedemptionStatus, after?: string) =>
      indexPage(
        redemptions,
        { index: 'queue', value: status, keyOf: redemptionItem.key, descending: status !== 'requested' },
        after,
      ),

    /** How many statements of a wallet were made on a day. */
    getStatementCount: (owner: WalletOwnerId): Promise<DailyCount | undefined> =>
      counts.get(statementCountItem.key(owner), 'consistent'),

    putStatementCount: (owner: WalletOwnerId, count: DailyCount): TransactItem =>
      counts.save(statementCountItem.key(owner), count),
  }
}

export type WalletsRepository = ReturnType<typeof walletsRepository>
