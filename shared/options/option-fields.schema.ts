import * as z from 'zod/mini'
import { lineText, nameText } from '#shared/kernel/text.ts'

/** `,` and `#` separate names in stored places and keys. */
const separators = z.regex(/^[^,#<>]*$/, 'Leave out commas and the signs #, < and >')
const withoutMarkup = z.regex(/^[^<>]*$/, 'Leave out the signs < and >')

export const OptionName = nameText(80).check(separators)
export const SkillCode = z
  .string()
  .check(z.minLength(1), z.maxLength(60), z.regex(/^[a-z0-9-]+$/, 'Use lower-case letters, digits and hyphens'))

/** `numberPattern` is lenient: a number that doesn't match gets a warning and is accepted. */
export const professionFields = {
  council: nameText(80).check(withoutMarkup),
  numberPattern: z.string().check(z.maxLength(100)),
  numberExample: lineText(20).check(withoutMarkup),
}

/** `lat` and `lon` are the region's centroid, which distances are measured from. */
export const regionFields = {
  towns: lineText(120).check(withoutMarkup),
  lat: z.number().check(z.gte(-35), z.lte(-22)),
  lon: z.number().check(z.gte(16), z.lte(33)),
}

/** The universal one; text, because it can start with 0. */
export const BranchCode = z.string().check(z.regex(/^\d{6}$/, 'A branch code has six digits'))
