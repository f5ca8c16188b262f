import * as z from 'zod/mini'
import { FileId } from '#shared/kernel/files.schema.ts'

/** All but the avatar are personal data. */
export const ProfessionalDocument = z.enum([
  'avatar',
  'identity_document',
  'provisionalTaxFile',
  'indemnityInsuranceFile',
])
export type ProfessionalDocument = z.infer<typeof ProfessionalDocument>

/** The current file of each document; a replaced one gets a new id. */
export const ProfessionalFiles = z.strictObject({
  avatar: z.optional(FileId),
  identity_document: z.optional(FileId),
  provisionalTaxFile: z.optional(FileId),
  indemnityInsuranceFile: z.optional(FileId),
})
