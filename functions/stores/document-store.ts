import type { OwnerId } from '#shared/documents/documents.schema.ts'
import { exportsPrefix } from './export-keys.ts'
import { prefixesOf } from './document-keys.ts'
import type { openStore } from './stored-objects.lazy.ts'

export type OpenStore = ReturnType<typeof openStore>
export type DocumentStore = () => Promise<OpenStore>

/** The S3 client is as large as a whole Lambda, so it is loaded when the first file is needed. */
export const documentStore = (bucket: string): DocumentStore => {
  let opened: Promise<OpenStore> | undefined
  return () => (opened ??= import('./stored-objects.lazy.ts').then((objects) => objects.openStore(bucket)))
}

/** Every file of a professional or a practice: earlier versions, pending uploads and exports included. */
export const removeAllOf = async (store: DocumentStore, ownerId: OwnerId): Promise<void> => {
  const objects = await store()
  for (const prefix of [...prefixesOf(ownerId), exportsPrefix(ownerId)]) await objects.removeAll(prefix)
}
