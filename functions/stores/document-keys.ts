import type { FileId } from '#shared/kernel/files.schema.ts'
import type { DocumentName, DocumentSize, OwnerId } from '#shared/documents/documents.schema.ts'

/** Where a file waits to become a document; what came as a data URL has no id and replaces what waited before. */
export const incomingKey = (ownerId: OwnerId, document: DocumentName, uploadId: FileId | undefined): string =>
  `incoming/${ownerId}/${document}/${uploadId ?? 'posted'}`

export const isIncoming = (key: string): boolean => key.startsWith('incoming/')

/** Below it is all of one file. */
export const fileKey = (ownerId: OwnerId, document: DocumentName, fileId: FileId): string =>
  `documents/${ownerId}/${document}/${fileId}/`

/** Written once: another version of a document is another file. */
export const storedKey = (ownerId: OwnerId, document: DocumentName, fileId: FileId, size: DocumentSize): string =>
  fileKey(ownerId, document, fileId) + size

export const prefixesOf = (ownerId: OwnerId, document?: DocumentName): string[] =>
  ['incoming', 'documents'].map((place) => `${place}/${ownerId}/${document ? `${document}/` : ''}`)
