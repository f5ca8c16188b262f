import type { CompanyId, UserId } from '#shared/kernel/ids.ts'
import type { Blocked } from '#shared/locum-lists/locum-lists.schema.ts'
import type { Db } from '#functions/platform/dynamo/client.ts'
import { itemsOf, type Consistency } from '#functions/platform/dynamo/items-of.ts'
import { hasVersion, isNew, type TransactItem } from '#functions/platform/dynamo/versioned.ts'
import { writeOne } from '#functions/platform/dynamo/write-one.ts'
import { blockItem } from './locum-lists.items.ts'

export type Block = Blocked & { version?: number }

const PAGE = 100

/** The locums whom a practice has blocked: a quota limits how many there are. */
export const blocksRepository = (db: Db, table: string) => {
  const blocks = itemsOf(db, table, blockItem, ({ person, ...block }): Block => ({ id: person, ...block }))
  return {
    get: (company: CompanyId, id: UserId, consistency: Consistency): Promise<Block | undefined> =>
      blocks.get(blockItem.key(company, id), consistency),

    /** All of them: about 150 bytes each, and their notes. */
    listAll: (company: CompanyId, consistency: Consistency): Promise<Block[]> =>
      blocks.list(blockItem.all(company), consistency),

    /** By id; `after` and `next` are the last of a page. */
    listPage: async (company: CompanyId, after: UserId | undefined): Promise<{ items: Block[]; next?: UserId }> => {
      const start = after && blockItem.key(company, after)
      const { items, next } = await blocks.page(blockItem.all(company), 'eventual', { limit: PAGE, start })
      const last = items.at(-1)?.id
      return { items, ...(next && last && { next: last }) }
    },

    put: (company: CompanyId, { id, ...block }: Block): TransactItem =>
      blocks.save(blockItem.key(company, id), { person: id, ...block }),

    /** A condition for other writes: the locum is not blocked. */
    mustNotBlock: (company: CompanyId, id: UserId): TransactItem => blocks.check(blockItem.key(company, id), isNew),

    end: (company: CompanyId, { id, version }: Block): TransactItem =>
      blocks.remove(blockItem.key(company, id), hasVersion(version)),

    /** After the locum was deleted. */
    remove: async (company: CompanyId, id: UserId): Promise<void> => {
      await writeOne(db, blocks.remove(blockItem.key(company, id)))
    },
  }
}

export type BlocksRepository = ReturnType<typeof blocksRepository>
