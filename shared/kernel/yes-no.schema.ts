import * as z from 'zod/mini'

export const YES_OR_NO_MESSAGE = 'Please select YES or NO'

/** The branch of a form for a yes/no question that is not answered yet, such as `{ insured: unanswered, … }`. */
export const unansweredQuestion = z.literal('').check(z.refine(() => false, YES_OR_NO_MESSAGE))
