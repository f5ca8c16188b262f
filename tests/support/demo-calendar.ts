import type * as z from 'zod/mini'
import type { PostAvailabilityBody } from '#shared/calendar/availability.schema.ts'
import { calendarContract } from '#shared/calendar/calendar.contract.ts'
import type { StackClient } from './stack.ts'

type Posting = z.input<typeof PostAvailabilityBody>

/** Posts availability as a demo locum. */
export async function postDays(stack: StackClient, email: string, ...postings: Posting[]): Promise<void> {
  for (const posting of postings) await stack.send(email, calendarContract.postAvailability, posting)
}
