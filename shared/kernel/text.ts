import * as z from 'zod/mini'
import { containsWebAddress } from './web-address.ts'

/** For a body whose fields are all optional: an empty one would change nothing. */
export const atLeastOneField = z.refine(
  (given) => Object.values(given as object).some((value) => value !== undefined),
  'Provide at least one field',
)

/**
 * No lone surrogates, control or invisible characters; joiners only where scripts need them (after an Indic mark or an
 * Arabic letter). The two alternatives exclude each other, so that a long text can't cause backtracking.
 */
const line =
  /^(?:(?!\p{Default_Ignorable_Code_Point})[\p{M}\p{Script=Arabic}][\u200C\u200D]?|[^\p{M}\p{Script=Arabic}\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cs}\u2028\u2029])*$/u
/** Allows line breaks and the joiners of emoji. */
const lines = /^(?:[^\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cs}]|[\n\r\t\u200C\u200D\uFE0F])*$/u

const ordinary = { error: 'Use ordinary characters only' }
// Checks are shared between fields, because they are built at every start of a Lambda.
const trimmed = z.trim()
const allowedOnOneLine = z.regex(line, ordinary)
const allowedMultiline = z.regex(lines, ordinary)
const given = z.minLength(1, { error: 'Required', abort: true })
const hasLetterOrDigit = z.regex(/[\p{L}\p{N}]/u, 'Use at least one letter or digit')
const noWebAddress = z.refine(
  (name) => !containsWebAddress(name as string),
  'A name cannot contain a web address. Put a space after each full stop',
)
const digitsAlone = z.regex(/^\d*$/, 'only numbers are accepted')
const withoutSpaces = z.overwrite<string>((digits) => digits.replaceAll(/\s/g, ''))
const withoutSeparators = z.regex(/^[^,#]*$/, 'Choose one from the list')

type Check = Parameters<z.ZodMiniString['check']>[number]

const text = (max: number, form: Check, ...more: Check[]) =>
  z.string().check(trimmed, z.maxLength(max, `Use at most ${max} characters`), form, ...more)

const requiredWith = (max: number, ...more: Check[]) => text(max, allowedOnOneLine, given, hasLetterOrDigit, ...more)

/** Text on one line, trimmed. */
export const lineText = (max: number) => text(max, allowedOnOneLine)

/** A line with at least one letter or digit. */
export const required = (max: number) => requiredWith(max)

/** The name of a person or a practice. It appears in mails, so it can't contain anything that becomes a link. */
export const nameText = (max: number) => requiredWith(max, noWebAddress)

/** Text that may have several lines, trimmed. */
export const multilineText = (max: number) => text(max, allowedMultiline)

/** Digits only, or empty (SPEC 5). Spaces are removed: banks print account numbers in groups. */
export const digitsText = (max: number) =>
  z.string().check(withoutSpaces, z.maxLength(max, `Use at most ${max} digits`), digitsAlone)

/** A phone number with or without spaces. */
export const phoneText = (example: string) =>
  requiredWith(20, z.regex(/^\+?[\d ]{9,19}$/, `Enter a 10-digit number, for example ${example}`))

/** A name chosen from options. `,` and `#` separate names in stored places and keys, so neither is allowed in one. */
export const optionText = (max: number) => requiredWith(max, withoutSeparators)
