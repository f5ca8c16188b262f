import * as z from 'zod/mini'
import { Instant, LocalDate } from '#shared/kernel/dates.ts'
import { CompanyId } from '#shared/kernel/ids.ts'

export const noticeHours = [2, 4, 12, 24, 48, 72] as const
export const MAX_INSTANT_BOOKINGS_A_DAY = 10
const MAX_LOCATIONS = 100

const limits = {
  on: z.boolean(),
  /** How long before its first shift a booking must be made. */
  notice_hours: z.literal(noticeHours, 'Choose how much notice you need'),
  /** How many bookings can be made in a South African day, by all practices. */
  daily_limit: z
    .int('Enter a whole number')
    .check(
      z.gte(1, 'Allow at least one'),
      z.lte(MAX_INSTANT_BOOKINGS_A_DAY, `Allow at most ${MAX_INSTANT_BOOKINGS_A_DAY}`),
    ),
  /** `Province,Region` */
  locations: z.array(z.string().check(z.maxLength(200))).check(z.maxLength(MAX_LOCATIONS)),
}

const terms = z.optional(z.strictObject({ version: z.int(), agreedAt: Instant }))

/** What a locum allows. It is on only if the current terms were agreed to. */
export const InstantBooking = z.strictObject({
  ...limits,
  terms,
  practices: z.array(z.strictObject({ id: CompanyId, name: z.string() })),
  /** Of the choice, without the practices, which are starred one by one. */
  version: z.string(),
})
export type InstantBooking = z.infer<typeof InstantBooking>

/** `terms_version` is the version of the terms that the locum agrees to; needed once. */
export const InstantBookingBody = z.strictObject({ ...limits, terms_version: z.optional(z.int()) })
export type InstantBookingBody = z.infer<typeof InstantBookingBody>

export const StarredPractice = z.strictObject({ id: CompanyId, starred: z.boolean() })
export type StarredPractice = z.infer<typeof StarredPractice>

/** Whether a practice can book a locum at once, and within which limits. */
export const InstantLimits = z.strictObject({
  possible: z.boolean(),
  notice_hours: z.optional(z.int()),
  locations: z.optional(z.array(z.string())),
  left_today: z.optional(z.int()),
})
export type InstantLimits = z.infer<typeof InstantLimits>

/** A locum's choice as it is stored; `booked` counts the bookings of the last day on which one was made. */
export const StoredInstantBooking = z.strictObject({
  ...limits,
  terms,
  practices: z.array(CompanyId),
  booked: z.optional(z.strictObject({ date: LocalDate, count: z.int() })),
})
export type InstantChoice = z.infer<typeof StoredInstantBooking> & { version?: number }
