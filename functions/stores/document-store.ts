import type { FileType, OwnerId } from '#shared/documents/documents.schema.ts'
import type { Instant } from '#shared/kernel/dates.ts'
import { exportsPrefix } from './export-keys.ts'
import { prefixesOf } from './document-keys.ts'
import type { openStore } from './stored-objects.lazy.ts'

export type ObjectStore = ReturnType<typeof openStore>
export type DocumentStore = () => Promise<ObjectStore>

/** The S3 client is as large as a whole Lambda, so it is loaded when the first file is needed. */
export const documentStore = (bucket: string): DocumentStore => {
  let opened: Promise<ObjectStore> | undefined
  return () => (opened ??= import('./stored-objects.lazy.ts').then((objects) => objects.openStore(bucket)))
}

/** How long a form for an upload is accepted, and a URL can be opened. */
export const FIVE_MINUTES_SECONDS = 300
export const inFiveMinutes = (now: Instant): Instant =>
  new Date(Date.parse(now) + FIVE_MINUTES_SECONDS * 1000).toISOString()

/** A URL of an object, for five minutes. */
export const signedUrlOf = async (
  objects: ObjectStore,
  key: string,
  { now, ...shown }: { now: Instant; type: FileType; disposition: string },
): Promise<{ url: string; expiresAt: Instant }> => ({
  url: await objects.signedUrl(key, { ...shown, seconds: FIVE_MINUTES_SECONDS }),
  expiresAt: inFiveMinutes(now),
})

/** Every file of a professional or a practice: earlier versions, pending uploads and exports included. */
export const removeAllOf = async (store: DocumentStore, ownerId: OwnerId): Promise<void> => {
  const objects = await store()
  for (const prefix of [...prefixesOf(ownerId), exportsPrefix(ownerId)]) await objects.removeAll(prefix)
}
