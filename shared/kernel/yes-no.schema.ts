import * as z from 'zod/mini'

export const unchosen = 'Please select YES or NO'

/** The branch of a form for a yes/no question that is not answered yet, such as `{ insured: unanswered, … }`. */
export const unanswered = z.literal('').check(z.refine(() => false, unchosen))
