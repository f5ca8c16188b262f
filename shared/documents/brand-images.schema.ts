import * as z from 'zod/mini'
import { FileId } from '#shared/kernel/files.schema.ts'
import { lineText } from '#shared/kernel/text.ts'
import { wrongBrandImageMessage } from './wrong-brand-image.ts'

/** The pictures of a tenant's brand. */
export const BrandImageKind = z.enum(['brandLogo', 'dashboardImage'])
export type BrandImageKind = z.infer<typeof BrandImageKind>

export const BrandImageUpload = z.strictObject({
  kind: BrandImageKind,
  type: z.enum(['image/png', 'image/jpeg', 'image/gif'], { error: wrongBrandImageMessage }),
  size: z.int().check(z.minimum(1)),
  /** For people only. */
  name: z.optional(lineText(255)),
})

export const BrandImageToCheck = z.strictObject({ kind: BrandImageKind, uploadId: FileId })

/** A picture that the tenant's settings can name, in the size as it will be seen. */
export const BrandImage = z.strictObject({
  /** Its path on the site, once settings that name it are saved. */
  path: z.string(),
  width: z.int(),
  height: z.int(),
  /** In bytes. */
  size: z.int(),
})
export type BrandImage = z.infer<typeof BrandImage>
