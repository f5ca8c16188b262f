import * as z from 'zod/mini'

export const unchosen = 'Please select YES or NO'

/**
 * A question that must be answered, as a branch of a form: `{ insured: unanswered, … }` beside those for yes and no.
 */
export const unanswered = z.literal('').check(z.refine(() => false, unchosen))
