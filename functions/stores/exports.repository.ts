import { DeleteCommand, GetCommand } from '@aws-sdk/lib-dynamodb'
import type { OwnerId } from '#shared/documents/documents.schema.ts'
import type { ExportRecord } from '#shared/exports/exports.rules.ts'
import type { ExportId } from '#shared/kernel/ids.ts'
import type { Db } from '#functions/platform/dynamo/client.ts'
import type { Cursor } from '#functions/platform/dynamo/export-page.ts'
import { replace, type TransactItem } from '#functions/platform/dynamo/versioned.ts'
import { exportItem } from './exports.items.ts'

/** How far the export is written: in which source, where in it, and after how many items of its list. */
export type Position = { source: number; cursor?: Cursor | undefined; count: number }

/** An export with what its next step needs. */
export type StoredExport = ExportRecord & {
  /** The number of the next step; events with another number are out of date. */
  step: number
  /** Absent once everything is written. */
  position?: Position | undefined
  /** The keys of the parts written so far, their total bytes, and the size and checksum of the uncompressed text. */
  parts: string[]
  bytes: number
  size: number
  checksum: number
  /** The previous export and those it replaced; their files are removed once this one is ready. */
  replaces?: ExportId[]
  version?: number
}

const keyOf = (ownerId: OwnerId) => exportItem.key(ownerId)

/** One item per owner: the newest export. */
export const exportsRepository = (db: Db, table: string) => ({
  get: async (ownerId: OwnerId): Promise<StoredExport | undefined> => {
    const { Item } = await db.send(new GetCommand({ TableName: table, Key: keyOf(ownerId), ConsistentRead: true }))
    if (!Item) return undefined
    const { pk: _pk, sk: _sk, v: _v, ...state } = exportItem.read(Item)
    return state
  },

  /** If it still has the version that was read; without one it must be new. */
  put: (ownerId: OwnerId, { version, ...state }: StoredExport): TransactItem =>
    replace(table, exportItem, { ...keyOf(ownerId), ...state }, version),

  /** After the owner was deleted. */
  remove: async (ownerId: OwnerId): Promise<void> => {
    await db.send(new DeleteCommand({ TableName: table, Key: keyOf(ownerId) }))
  },
})

export type ExportsRepository = ReturnType<typeof exportsRepository>
