import * as z from 'zod/mini'
import { linesOf } from './text.ts'

/** Why something is declined or cancelled, for the other side to read. */
export const Reason = linesOf(500).check(z.minLength(5, 'Give a reason of at least 5 characters'))
export const ReasonBody = z.strictObject({ status_reason: Reason })
