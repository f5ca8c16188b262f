import * as z from 'zod/mini'
import { multilineText, required } from './text.ts'

/** SPEC 5. Step completion needs only 3 characters (SPEC 4), but a shorter bio than this is never saved. */
export const Bio = multilineText(2_000).check(
  z.minLength(1, { error: 'Required', abort: true }),
  z.minLength(9, 'Bio is too short.'),
)

/** Without digits, @ and brackets: languages are on search cards, where contact details do not belong. */
export const LANGUAGE_NAME = /^[^\d@<>]+$/
const languageName = required(80).check(z.regex(LANGUAGE_NAME, 'Enter the name of a language'))

/** Can be empty until the step is done. */
export const LanguageNames = z.array(languageName).check(z.maxLength(20))
/** Doesn't extend `LanguageNames`, or the API document would show it as a reference with extra rules. */
export const Languages = z
  .array(languageName)
  .check(z.maxLength(20), z.minLength(1, 'Please select at least one language'))
