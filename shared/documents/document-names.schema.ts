import * as z from 'zod/mini'
import { Instant } from '#shared/kernel/dates.ts'
import { crockford } from '#shared/kernel/crockford.ts'

/** Documents of a professional; all but the avatar are private. */
export const ProfessionalDocument = z.enum([
  'avatar',
  'identity_document',
  'provisionalTaxFile',
  'indemnityInsuranceFile',
])
export type ProfessionalDocument = z.infer<typeof ProfessionalDocument>

/** Pictures of a practice. */
export const CompanyDocument = z.enum(['logo', 'imageA', 'imageB', 'imageC'])
export type CompanyDocument = z.infer<typeof CompanyDocument>

/** A file never changes: whoever has its id has this very version. */
export const FileId = z.string().check(z.regex(new RegExp(`^fil_[${crockford}]{16}$`), 'This is not a valid id'))
export type FileId = z.infer<typeof FileId>

/** The files that documents are now: one that is replaced gets another id. */
export const ProfessionalFiles = z.strictObject({
  avatar: z.optional(FileId),
  identity_document: z.optional(FileId),
  provisionalTaxFile: z.optional(FileId),
  indemnityInsuranceFile: z.optional(FileId),
})
export const CompanyFiles = z.strictObject({
  logo: z.optional(FileId),
  imageA: z.optional(FileId),
  imageB: z.optional(FileId),
  imageC: z.optional(FileId),
})

/** A file that was checked and is kept; width and height are those of an image, size is in bytes. */
export const StoredFile = z.strictObject({
  id: FileId,
  type: z.enum(['image/png', 'image/jpeg', 'image/gif', 'application/pdf']),
  size: z.int(),
  width: z.optional(z.int()),
  height: z.optional(z.int()),
  at: Instant,
})
export type StoredFile = z.infer<typeof StoredFile>
