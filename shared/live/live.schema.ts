import * as z from 'zod/mini'
import { Party } from '#shared/kernel/caller.ts'
import { Instant } from '#shared/kernel/dates.ts'
import { CompanyId, UserId } from '#shared/kernel/ids.ts'

/** Long enough for a slow line, too short to be of use if it is found later. */
export const TICKET_SECONDS = 30

/** 256 random bits as base64url. */
export const LiveTicket = z.strictObject({
  ticket: z.string().check(z.regex(/^[\w-]{43}$/)),
  expiresAt: Instant,
})
export type LiveTicket = z.infer<typeof LiveTicket>

const parties = { companyId: CompanyId, professionalId: UserId }

/** What an open page receives: that there is something new, which it then reads as it always does. */
export const LivePush = z.union([
  z.strictObject({ type: z.literal('notification') }),
  /** Who works for the practice, or is invited. */
  z.strictObject({ type: z.literal('members'), companyId: CompanyId }),
  /** Blocked, or allowed again. */
  z.strictObject({ type: z.literal('conversation'), ...parties }),
  z.strictObject({ type: z.literal('message'), ...parties, from: Party, number: z.int() }),
  z.strictObject({ type: z.literal('seen'), ...parties, by: Party, seen: z.int() }),
])
export type LivePush = z.infer<typeof LivePush>

/** What an open page receives in response to `{ "action": "ping" }`. */
export type LiveReply = { type: 'pong' } | { type: 'gone' }
