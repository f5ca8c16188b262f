import type { DailyCount } from '#shared/kernel/daily-count.ts'
import type { CompanyId, PlacementId } from '#shared/kernel/ids.ts'
import type { Placement, PlacementStatus } from '#shared/placements/placements.schema.ts'
import type { Db } from '#functions/platform/dynamo/client.ts'
import { indexPage } from '#functions/platform/dynamo/index-page.ts'
import { itemsOf, type Cursor, type ItemPage } from '#functions/platform/dynamo/items-of.ts'
import type { TransactItem } from '#functions/platform/dynamo/versioned.ts'
import { writeOne } from '#functions/platform/dynamo/write-one.ts'
import { placementCountItem, placementItem } from './placements.items.ts'

export type StoredPlacement = Placement & { version?: number }

/** What its parties see. */
export const placementOf = ({ version: _, ...placement }: StoredPlacement): Placement => placement

export const placementsRepository = (db: Db, table: string) => {
  const placements = itemsOf(db, table, placementItem, (placement, { pk }): StoredPlacement => ({
    id: pk as PlacementId,
    ...placement,
  }))
  const counts = itemsOf(db, table, placementCountItem)
  const keyOf = (id: string) => placementItem.key(id)

  /** Unless a person has been placed: that stays, as the agency's record of what is owed. */
  const removeUnplaced = async (id: PlacementId): Promise<void> => {
    const isUnplaced = { expression: '#status <> :placed', values: { placed: 'placed' } }
    await writeOne(db, placements.remove(placementItem.key(id), isUnplaced))
  }

  return {
    get: (id: PlacementId): Promise<StoredPlacement | undefined> => placements.get(placementItem.key(id), 'consistent'),

    /** If it still has the version that was read; without one it must be new. */
    put: ({ id, ...placement }: StoredPlacement): TransactItem =>
      placements.save(placementItem.key(id), {
        ...placement,
        companyPk: placement.companyId,
        companySk: `${placement.createdAt}#${id}`,
        queuePk: placement.status,
        queueSk: `${placement.createdAt}#${id}`,
      }),

    /** Newest first; `after` is the sort key of the last one listed. */
    listOfCompany: (companyId: CompanyId, after?: string) =>
      indexPage(placements, { index: 'company', value: companyId, keyOf, descending: true }, after),

    /** Oldest first. */
    list: (status: PlacementStatus, after?: string) =>
      indexPage(placements, { index: 'queue', value: status, keyOf }, after),

    exportPage: (companyId: CompanyId, cursor: Cursor | undefined): Promise<ItemPage<StoredPlacement>> =>
      placements.exportPage({ index: 'company', companyPk: companyId }, cursor),

    removeUnplaced,

    /** After the practice was deleted. */
    removeAllOf: async (companyId: CompanyId): Promise<void> => {
      for (const { id } of await placements.list({ index: 'company', companyPk: companyId }, 'eventual'))
        await removeUnplaced(id)
      await writeOne(db, counts.remove(placementCountItem.key(companyId)))
    },

    /** How many a practice has requested on a day. */
    getCount: (companyId: CompanyId): Promise<DailyCount | undefined> =>
      counts.get(placementCountItem.key(companyId), 'consistent'),

    putCount: (companyId: CompanyId, count: DailyCount): TransactItem =>
      counts.save(placementCountItem.key(companyId), count),
  }
}

export type PlacementsRepository = ReturnType<typeof placementsRepository>
