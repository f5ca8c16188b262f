import * as z from 'zod/mini'
import { holdsWebAddress } from './web-address.ts'

/** For a body whose fields are all optional: nothing at all is no change. */
export const somethingGiven = z.refine(
  (given) => Object.values(given as object).some((value) => value !== undefined),
  'Give at least one field',
)

/**
 * Half of a character (a lone surrogate), a control sign or a sign that shows as nothing, turns or hides text would
 * come back or show as something else. Joiners stay where scripts need them: after a mark (Indic) or an Arabic letter.
 * The two kinds of sign in it exclude each other, or a long text could keep it busy.
 */
const line =
  /^(?:(?!\p{Default_Ignorable_Code_Point})[\p{M}\p{Script=Arabic}][\u200C\u200D]?|[^\p{M}\p{Script=Arabic}\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cs}\u2028\u2029])*$/u
/** Emoji are joined too, and say that they are. */
const lines = /^(?:[^\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cs}]|[\n\r\t\u200C\u200D\uFE0F])*$/u

const ordinary = { error: 'Use ordinary characters only' }
// A check is made once, however many fields have it: they are made at every start of a Lambda.
const trimmed = z.trim()
const onOneLine = z.regex(line, ordinary)
const onLines = z.regex(lines, ordinary)
const given = z.minLength(1, { error: 'Required', abort: true })
const saysSomething = z.regex(/[\p{L}\p{N}]/u, 'Use letters or digits')
const noWebAddress = z.refine(
  (name) => !holdsWebAddress(name as string),
  'A name cannot contain a web address. Put a space after each full stop',
)
const digitsAlone = z.regex(/^\d*$/, 'only numbers are accepted')
const oneOfList = z.regex(/^[^,#]*$/, 'Choose one of the list')

type Check = Parameters<z.ZodMiniString['check']>[number]

const text = (max: number, form: Check, ...more: Check[]) =>
  z.string().check(trimmed, z.maxLength(max, `Use at most ${max} characters`), form, ...more)

const requiredWith = (max: number, ...more: Check[]) => text(max, onOneLine, given, saysSomething, ...more)

/** Text on one line, trimmed. */
export const lineOf = (max: number) => text(max, onOneLine)

/** A line that must say something: a letter or a digit at least. */
export const required = (max: number) => requiredWith(max)

/** The name of a person or a practice. It is sent to others in mails, so it holds nothing that becomes a link there. */
export const nameOf = (max: number) => requiredWith(max, noWebAddress)

/** Text that may have several lines, trimmed. */
export const linesOf = (max: number) => text(max, onLines)

/** Digits alone, or nothing (SPEC 5). */
export const digitsOf = (max: number) => text(max, onOneLine, digitsAlone)

/** A phone number as people write it. */
export const phoneLike = (example: string) =>
  requiredWith(20, z.regex(/^\+?[\d ]{9,19}$/, `Use digits, for example ${example}`))

/**
 * A name chosen from options. Places are kept as `province,region` and keys as `profession#place`, so neither sign may
 * be in it.
 */
export const chosen = (max: number) => requiredWith(max, oneOfList)
