import * as z from 'zod/mini'
import { Instant } from '#shared/kernel/dates.ts'
import { CompanyId, UserId } from '#shared/kernel/ids.ts'
import { lineText } from '#shared/kernel/text.ts'
import { CompanyDocument } from '#shared/companies/company-documents.schema.ts'
import { FileId, StoredFile } from '#shared/kernel/files.schema.ts'
import { ProfessionalDocument } from '#shared/professionals/professional-documents.schema.ts'

export const DocumentName = z.enum([...ProfessionalDocument.options, ...CompanyDocument.options])
export type DocumentName = z.infer<typeof DocumentName>

export const FileType = StoredFile.shape.type
export type FileType = z.infer<typeof FileType>

/** The owner of a document: a professional or a practice. */
export const OwnerId = z.union([UserId, CompanyId])
export type OwnerId = z.infer<typeof OwnerId>

export const DocumentPath = z.strictObject({ document: DocumentName, ownerId: OwnerId })

/** A file as a data URL. Its type is detected from the content; the declared one is ignored. */
export const DataUrlBody = z.strictObject({
  data: z
    .string()
    .check(z.regex(/^data:[\w.+/-]{0,100};base64,[A-Za-z0-9+/]+={0,2}$/, 'Send the file as a base64 data URL')),
})

/** An accepted upload. `promoted`: it is the document already; otherwise it still has to be promoted. */
export const PostedDocument = z.strictObject({ document: DocumentName, promoted: z.boolean() })

export const UploadRequest = z.strictObject({
  type: FileType,
  size: z.int().check(z.minimum(1)),
  /** For people only. */
  name: z.optional(lineText(255)),
})
export type UploadRequest = z.infer<typeof UploadRequest>

/** A form for one upload: send its fields and then the file as `file` to the URL before it expires. */
export const UploadForm = z.strictObject({
  uploadId: FileId,
  url: z.string(),
  fields: z.record(z.string(), z.string()),
  expiresAt: Instant,
})
export type UploadForm = z.infer<typeof UploadForm>

/** The upload to promote. Only uploads by a form have an id. */
export const Promotion = z.strictObject({ uploadId: z.optional(FileId) })

/** The upload to check before a message is sent with it. */
export const UploadToCheck = z.strictObject({ uploadId: FileId })

/** A file that a message can be sent with: a picture as a JPEG, in its size as it will be seen, or a PDF. */
export const CheckedUpload = z.strictObject({
  upload: FileId,
  type: z.enum(['image/jpeg', 'application/pdf']),
  size: z.int(),
  width: z.optional(z.int()),
  height: z.optional(z.int()),
})
export type CheckedUpload = z.infer<typeof CheckedUpload>

/** Pictures are stored in two more sizes: small for cards and lists, large for previews. */
export const DocumentSize = z.enum(['small', 'large', 'original'])
export type DocumentSize = z.infer<typeof DocumentSize>

/** A URL that works until it expires. `original` is always a download; a PDF has no other size. */
export const DocumentUrl = z.strictObject({
  url: z.string(),
  type: FileType,
  width: z.optional(z.int()),
  height: z.optional(z.int()),
  expiresAt: Instant,
})
export type DocumentUrl = z.infer<typeof DocumentUrl>
