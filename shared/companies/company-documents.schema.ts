import * as z from 'zod/mini'
import { FileId } from '#shared/kernel/files.schema.ts'

/** Pictures of a practice. */
export const CompanyDocument = z.enum(['logo', 'imageA', 'imageB', 'imageC'])
export type CompanyDocument = z.infer<typeof CompanyDocument>

/** The current file of each document; a replaced one gets a new id. */
export const CompanyFiles = z.strictObject({
  logo: z.optional(FileId),
  imageA: z.optional(FileId),
  imageB: z.optional(FileId),
  imageC: z.optional(FileId),
})
