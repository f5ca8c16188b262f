import type { OwnerId } from '#shared/documents/documents.schema.ts'
import type { ExportId } from '#shared/kernel/ids.ts'

/** The prefix of all exports of an owner. */
export const exportsPrefix = (ownerId: OwnerId): string => `exports/${ownerId}/`

/** For programs, or to read in a browser. */
export type CopyFormat = 'json' | 'html'

export const exportKey = (ownerId: OwnerId, id: ExportId, format: CopyFormat = 'json'): string =>
  `${exportsPrefix(ownerId)}${id}.${format}`

/**
 * The name includes a hash of the content: a step repeated after a later one can't change what that one has counted.
 */
export const partKey = (ownerId: OwnerId, id: ExportId, step: string, checksum: number): string =>
  `${exportsPrefix(ownerId)}${id}/part-${step}-${checksum.toString(16)}`
