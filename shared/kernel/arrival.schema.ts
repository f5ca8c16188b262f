import * as z from 'zod/mini'
import { lineText } from './text.ts'

/** What a booked locum needs to know to arrive; only those who are booked see it. */
export const Arrival = z.strictObject({ ask_for: lineText(120), parking: lineText(300), dress: lineText(300) })
export type Arrival = z.infer<typeof Arrival>
