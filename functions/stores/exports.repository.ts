import { DeleteCommand, GetCommand } from '@aws-sdk/lib-dynamodb'
import type { OwnerId } from '#shared/documents/documents.schema.ts'
import type { ExportRecord } from '#shared/exports/exports.rules.ts'
import type { ExportId } from '#shared/kernel/ids.ts'
import type { Db } from '#functions/platform/dynamo/client.ts'
import type { Cursor } from '#functions/platform/dynamo/export-page.ts'
import { replace, type TransactItem } from '#functions/platform/dynamo/versioned.ts'
import { exportItem } from './exports.items.ts'

/** Where the text that is being written ends: in which source, how far in it, and after how many items of its list. */
export type Position = { source: number; cursor?: Cursor | undefined; count: number }

/** An export with what its next step needs. */
export type StoredExport = ExportRecord & {
  /** The step that comes next; events of others are stale. */
  step: number
  /** Absent once everything is written. */
  position?: Position | undefined
  /** Keys of what is written, in order; their bytes together, and size and checksum of the text that they hold. */
  parts: string[]
  bytes: number
  size: number
  checksum: number
  /**
   * The one before, and those that it was to replace if it failed: what is left of them goes when this one's file is
   * there.
   */
  replaces?: ExportId[]
  version?: number
}

const keyOf = (ownerId: OwnerId) => exportItem.key(ownerId)

/** One item an owner, of a locum or a practice: the newest export. */
export const exportsRepository = (db: Db, table: string) => ({
  get: async (ownerId: OwnerId): Promise<StoredExport | undefined> => {
    const { Item } = await db.send(new GetCommand({ TableName: table, Key: keyOf(ownerId), ConsistentRead: true }))
    if (!Item) return undefined
    const { pk: _pk, sk: _sk, v: _v, ...state } = exportItem.read(Item)
    return state
  },

  /** On condition of the version read; without one there must be none. */
  put: (ownerId: OwnerId, { version, ...state }: StoredExport): TransactItem =>
    replace(table, exportItem, { ...keyOf(ownerId), ...state }, version),

  /** Of an owner who has gone. */
  remove: async (ownerId: OwnerId): Promise<void> => {
    await db.send(new DeleteCommand({ TableName: table, Key: keyOf(ownerId) }))
  },
})

export type ExportsRepository = ReturnType<typeof exportsRepository>
