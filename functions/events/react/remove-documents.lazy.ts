import type { OwnerId } from '#shared/documents/documents.schema.ts'
import { removeAllOf } from '#functions/stores/document-store.ts'
import { openStore } from '#functions/stores/stored-objects.lazy.ts'

/** Removes every file of a deleted account or practice. */
export const removeDocuments = (bucket: string, ownerId: OwnerId): Promise<void> =>
  removeAllOf(async () => openStore(bucket), ownerId)
