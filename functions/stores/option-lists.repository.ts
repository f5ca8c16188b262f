import type { OptionList } from '#shared/options/option-lists.schema.ts'
import type { Db } from '#functions/platform/dynamo/client.ts'
import { itemsOf } from '#functions/platform/dynamo/items-of.ts'
import type { TransactItem } from '#functions/platform/dynamo/versioned.ts'
import { optionsItem } from './config.items.ts'

type StoredLists = { version: number; lists: OptionList[] }

const key = { pk: 'options', sk: 'options' }

/** Options as their editor reads and saves them; everything else reads them by `optionsRepository`. */
export const optionListsRepository = (db: Db, table: string) => {
  const options = itemsOf(db, table, optionsItem)
  const find = (): Promise<StoredLists | undefined> => options.get(key, 'consistent')
  return {
    find,

    get: async (): Promise<StoredLists> => {
      const stored = await find()
      if (!stored) throw new Error('There are no options: the deployment has not been seeded')
      return stored
    },

    save: (stored: StoredLists): TransactItem => options.save(key, stored),
  }
}

export type OptionListsRepository = ReturnType<typeof optionListsRepository>
