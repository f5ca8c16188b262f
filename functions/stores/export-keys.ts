import type { OwnerId } from '#shared/documents/documents.schema.ts'
import type { ExportId } from '#shared/kernel/ids.ts'

/** Below it are all exports of an owner. */
export const exportsPrefix = (ownerId: OwnerId): string => `exports/${ownerId}/`

export const exportKey = (ownerId: OwnerId, id: ExportId): string => `${exportsPrefix(ownerId)}${id}.json`

/** Named after its content too: a step that is repeated beside a later one never changes what that one has counted. */
export const partKey = (ownerId: OwnerId, id: ExportId, step: number, checksum: number): string =>
  `${exportsPrefix(ownerId)}${id}/part-${step}-${checksum.toString(16)}`
