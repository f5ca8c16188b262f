import type { FileId } from '#shared/kernel/files.schema.ts'
import type { UploadName } from '#shared/documents/documents.rules.ts'
import type { DocumentName, DocumentSize, OwnerId } from '#shared/documents/documents.schema.ts'
import type { CompanyId, ReportId, UserId } from '#shared/kernel/ids.ts'

/** Where an upload is stored until it is promoted; a data URL has no id and replaces the upload before it. */
export const uploadKey = (ownerId: OwnerId | 'tenant', document: UploadName, uploadId: FileId | undefined): string =>
  `incoming/${ownerId}/${document}/${uploadId ?? 'posted'}`

/** A file for a message, checked and not sent yet; only the server writes below it. */
export const checkedKey = (ownerId: OwnerId, fileId: FileId, size: DocumentSize): string =>
  `incoming/${ownerId}/checked/${fileId}/${size}`

/** Everything that was sent in a conversation. */
export const attachmentsPrefix = (professional: UserId, practice: CompanyId): string =>
  `messages/${professional}/${practice}/`

export const attachmentKey = (
  { professional, practice }: { professional: UserId; practice: CompanyId },
  fileId: FileId,
  size: DocumentSize,
): string => `${attachmentsPrefix(professional, practice)}${fileId}/${size}`

/** The file of a reported message, copied for the super admin. */
export const reportedKey = (report: ReportId): string => `reports/${report}`

/** A picture of the tenant's brand, named by its content; the site has it at the same path. */
export const brandKey = (hash: string, type: 'image/png' | 'image/jpeg'): string =>
  `brand/${hash}.${type === 'image/png' ? 'png' : 'jpg'}`

export const isUploadKey = (key: string): boolean => key.startsWith('incoming/')

/** The prefix of everything that belongs to one file. */
export const fileKey = (ownerId: OwnerId, document: DocumentName, fileId: FileId): string =>
  `documents/${ownerId}/${document}/${fileId}/`

/** Never overwritten: each version of a document is its own file. */
export const storedKey = (ownerId: OwnerId, document: DocumentName, fileId: FileId, size: DocumentSize): string =>
  fileKey(ownerId, document, fileId) + size

export const prefixesOf = (ownerId: OwnerId, document?: DocumentName): string[] =>
  ['incoming', 'documents'].map((folder) => `${folder}/${ownerId}/${document ? `${document}/` : ''}`)
