import type { OwnerId } from '#shared/documents/documents.schema.ts'
import type { ExportRecord } from '#shared/exports/exports.rules.ts'
import type { ListExportPart } from '#shared/exports/list-exports.schema.ts'
import type { ExportId } from '#shared/kernel/ids.ts'
import type { Db } from '#functions/platform/dynamo/client.ts'
import { itemsOf, type Cursor } from '#functions/platform/dynamo/items-of.ts'
import type { TransactItem } from '#functions/platform/dynamo/versioned.ts'
import { writeOne } from '#functions/platform/dynamo/write-one.ts'
import { exportItem } from './exports.items.ts'

/** How far the export is written: in which source, where in it, and after how many items of its list. */
export type Position = { source: number; cursor?: Cursor | undefined; count: number }

/** A file in parts: their keys, their total bytes, and the size and checksum of the uncompressed text. */
export type FileInParts = { parts: string[]; bytes: number; size: number; checksum: number }

/** An export with what its next step needs: it is itself the file that programs read. */
export type StoredExport = ExportRecord &
  FileInParts & {
    /** The number of the next step; events with another number are out of date. */
    step: number
    /** Absent once everything is written. */
    position?: Position | undefined
    /** The same to read in a browser; lists have none. */
    readable?: FileInParts
    /** Of a super admin: a list, not all data of an owner. */
    of?: ListExportPart
    /** The previous export and those it replaced; their files are removed once this one is ready. */
    replaces?: ExportId[]
    version?: number
  }

/** One item per owner: the newest export. */
export const exportsRepository = (db: Db, table: string) => {
  const stored = itemsOf(db, table, exportItem)
  return {
    get: (ownerId: OwnerId): Promise<StoredExport | undefined> => stored.get(exportItem.key(ownerId), 'consistent'),

    put: (ownerId: OwnerId, state: StoredExport): TransactItem => stored.save(exportItem.key(ownerId), state),

    /** After the owner was deleted. */
    remove: async (ownerId: OwnerId): Promise<void> => {
      await writeOne(db, stored.remove(exportItem.key(ownerId)))
    },
  }
}

export type ExportsRepository = ReturnType<typeof exportsRepository>
