import type { FileId } from '#shared/kernel/files.schema.ts'
import type { DocumentName, DocumentSize, OwnerId } from '#shared/documents/documents.schema.ts'

/** Where an upload is stored until it is promoted; a data URL has no id and replaces the upload before it. */
export const uploadKey = (ownerId: OwnerId, document: DocumentName, uploadId: FileId | undefined): string =>
  `incoming/${ownerId}/${document}/${uploadId ?? 'posted'}`

export const isUploadKey = (key: string): boolean => key.startsWith('incoming/')

/** The prefix of everything that belongs to one file. */
export const fileKey = (ownerId: OwnerId, document: DocumentName, fileId: FileId): string =>
  `documents/${ownerId}/${document}/${fileId}/`

/** Never overwritten: each version of a document is its own file. */
export const storedKey = (ownerId: OwnerId, document: DocumentName, fileId: FileId, size: DocumentSize): string =>
  fileKey(ownerId, document, fileId) + size

export const prefixesOf = (ownerId: OwnerId, document?: DocumentName): string[] =>
  ['incoming', 'documents'].map((place) => `${place}/${ownerId}/${document ? `${document}/` : ''}`)
