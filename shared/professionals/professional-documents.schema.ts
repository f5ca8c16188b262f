import * as z from 'zod/mini'
import { FileId } from '#shared/kernel/files.schema.ts'

/** Documents of a professional; all but the avatar are private. */
export const ProfessionalDocument = z.enum([
  'avatar',
  'identity_document',
  'provisionalTaxFile',
  'indemnityInsuranceFile',
])
export type ProfessionalDocument = z.infer<typeof ProfessionalDocument>

/** The files that documents are now: one that is replaced gets another id. */
export const ProfessionalFiles = z.strictObject({
  avatar: z.optional(FileId),
  identity_document: z.optional(FileId),
  provisionalTaxFile: z.optional(FileId),
  indemnityInsuranceFile: z.optional(FileId),
})
