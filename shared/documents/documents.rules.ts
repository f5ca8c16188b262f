import type { Party } from '#shared/kernel/caller.ts'
import type { BrandImageKind } from './brand-images.schema.ts'
import type { DocumentName, FileType } from './documents.schema.ts'
import { wrongBrandImageMessage } from './wrong-brand-image.ts'

/** Which files are accepted. */
type FileRule = {
  /** In MB; a file of exactly this size is refused (DESIGN 12.2). */
  limit: 2 | 6
  types: readonly FileType[]
}

type DocumentRule = FileRule & {
  owner: Party
  /** Only the owner and super admins can read it, and every view is recorded. */
  personal: boolean
}

/** A document, a file that is sent with a message, or a picture of the tenant's brand. */
export type UploadName = DocumentName | 'attachment' | BrandImageKind

const pictures = ['image/png', 'image/jpeg', 'image/gif'] as const
const files = [...pictures, 'application/pdf'] as const
const picture = { owner: 'practice', personal: false, limit: 6, types: pictures } as const
const personalFile = { owner: 'professional', personal: true, limit: 6, types: files } as const

export const documentRules = {
  avatar: { ...personalFile, personal: false },
  identity_document: { ...personalFile, limit: 2 },
  provisionalTaxFile: personalFile,
  indemnityInsuranceFile: personalFile,
  logo: picture,
  imageA: picture,
  imageB: picture,
  imageC: picture,
} as const satisfies Record<DocumentName, DocumentRule>

export const ruleOf = (document: DocumentName): DocumentRule => documentRules[document]

const otherRules: Record<Exclude<UploadName, DocumentName>, FileRule> = {
  attachment: { limit: 6, types: files },
  brandLogo: { limit: 2, types: pictures },
  dashboardImage: { limit: 6, types: pictures },
}
export const fileRuleOf = (name: UploadName): FileRule =>
  name in otherRules ? otherRules[name as keyof typeof otherRules] : ruleOf(name as DocumentName)
/** Files of this many bytes or more are refused. */
export const limitOf = (name: UploadName): number => fileRuleOf(name).limit * 1_048_576
/** The maximum for a picture. */
export const MAX_MEGAPIXELS = 30
export const tooLargeMessage = (name: UploadName): string =>
  `File size should be less than ${fileRuleOf(name).limit} MB`
export const wrongTypeMessage = (name: UploadName): string =>
  name === 'brandLogo' || name === 'dashboardImage'
    ? wrongBrandImageMessage
    : fileRuleOf(name).types.includes('application/pdf')
      ? 'Please choose a PNG, JPG, GIF or PDF file'
      : 'Please choose a PNG, JPG or GIF picture'
/** Errors of the file itself, which sending it again doesn't fix. */
export const fileErrors = ['FILE_TOO_LARGE', 'FILE_TYPE_NOT_ALLOWED', 'FILE_NOT_READABLE'] as const
export const notReadableMessage = 'We cannot read this file. Please choose another one'
export const passwordMessage = 'This PDF opens only with a password. Save it without a password and send it again'
