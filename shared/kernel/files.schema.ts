import * as z from 'zod/mini'
import { Instant } from './dates.ts'
import { crockford } from './crockford.ts'

/** A file never changes, so an id always means the same version. */
export const FileId = z.string().check(z.regex(new RegExp(`^fil_[${crockford}]{16}$`), 'This is not a valid id'))
export type FileId = z.infer<typeof FileId>

/** A file that was checked and stored. Width and height are for images; size is in bytes. */
export const StoredFile = z.strictObject({
  id: FileId,
  type: z.enum(['image/png', 'image/jpeg', 'image/gif', 'application/pdf']),
  size: z.int(),
  width: z.optional(z.int()),
  height: z.optional(z.int()),
  at: Instant,
})
export type StoredFile = z.infer<typeof StoredFile>

/** A required document of a form: one is stored already or has just been chosen. */
export const requiredFile = (otherwise: string) => z.boolean().check(z.refine((isPresent) => isPresent, otherwise))
