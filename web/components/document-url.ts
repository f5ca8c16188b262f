import { documentsContract } from '#shared/documents/documents.contract.ts'
import type { DocumentName, DocumentSize, OwnerId } from '#shared/documents/documents.schema.ts'
import { apiQuery } from '#web/platform/api-query.ts'

/** An address works for five minutes; it is asked for anew a little before. */
const FRESH_MS = 4 * 60_000

/** Where a document can be loaded from. A file that replaces it has another id, and so an answer of its own. */
export const documentUrlQuery = (
  document: DocumentName,
  ownerId: OwnerId,
  fileId: string | undefined,
  size: DocumentSize,
) => ({
  ...apiQuery(documentsContract.getDocumentUrl, { params: { document, ownerId }, query: { size } }, fileId),
  staleTime: FRESH_MS,
  gcTime: FRESH_MS,
})
