import * as z from 'zod/mini'
import { linesOf, required } from './text.ts'

/** SPEC 5; a step counts as complete from 3 characters on (SPEC 4), but nothing shorter than this is saved. */
export const Bio = linesOf(2_000).check(
  z.minLength(1, { error: 'Required', abort: true }),
  z.minLength(9, 'Bio is too short.'),
)

/** Languages that are spoken; none while the step is not done yet. */
export const LanguageNames = z.array(required(80)).check(z.maxLength(20))
/** Not made of the one above: the API's document would name it as a reference with rules of its own. */
export const Languages = z
  .array(required(80))
  .check(z.maxLength(20), z.minLength(1, 'Please select at least one language'))
