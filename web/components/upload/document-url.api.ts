import { documentUrlsContract } from '#shared/documents/document-urls.contract.ts'
import type { DocumentName, DocumentSize, OwnerId } from '#shared/documents/documents.schema.ts'
import { apiQuery } from '#web/platform/api-query.ts'

/** A URL is valid for five minutes and is requested again shortly before. */
const STALE_TIME_MS = 4 * 60_000

/** The URL of a document. A replaced file has a new id, and so its own query key. */
export const documentUrlQuery = (
  document: DocumentName,
  ownerId: OwnerId,
  fileId: string | undefined,
  size: DocumentSize,
) => ({
  ...apiQuery(documentUrlsContract.getDocumentUrl, { params: { document, ownerId }, query: { size } }, fileId),
  staleTime: STALE_TIME_MS,
  gcTime: STALE_TIME_MS,
})
