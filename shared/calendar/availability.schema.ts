import * as z from 'zod/mini'
import { crossCheck } from '#shared/kernel/cross-check.ts'
import { Instant, LocalDate, LocalTime, MAX_PERIOD_DAYS, daysBetween } from '#shared/kernel/dates.ts'
import { AvailabilityId, BookingId, OfferId, PostingCode, PostingRef, UserId } from '#shared/kernel/ids.ts'
import { DayRates } from '#shared/kernel/money.schema.ts'
import { endDiffers, Lunch, Shift, SteppedTime } from '#shared/kernel/shift.schema.ts'
import { ApplicationStatus } from '#shared/offers/application-status.schema.ts'

/** SPEC 4. `open` is Possibly Available. */
export const availabilityStatuses = ['open', 'available', 'unavailable', 'requested', 'partially-confirmed'] as const
export type AvailabilityStatus = (typeof availabilityStatuses)[number]

/** The statuses that a professional can post: Available, Possibly Available (`open`) and Unavailable. */
export const PostedStatus = z.enum(['available', 'open', 'unavailable'])
export type PostedStatus = z.infer<typeof PostedStatus>

/** The status of a posted day, with hours unless it is Unavailable. */
export type DayAvailability = { status: PostedStatus; start_time?: string | undefined; end_time?: string | undefined }

const dayAvailabilityShape = {
  status: PostedStatus,
  start_time: z.optional(SteppedTime),
  end_time: z.optional(SteppedTime),
}

/** Available and Possibly Available have hours, which can run past midnight. Unavailable is the whole day. */
const dayAvailabilityChecks = [
  crossCheck<DayAvailability>(
    ['status', 'start_time'],
    ({ status, start_time }) => status === 'unavailable' || start_time !== undefined,
    'Enter a start time',
  ),
  crossCheck<DayAvailability>(
    ['status', 'end_time'],
    ({ status, end_time }) => status === 'unavailable' || end_time !== undefined,
    'Enter an end time',
  ),
  endDiffers,
] as const

/** Days of the week, 0 is Sunday. */
const Weekdays = z
  .array(z.int().check(z.gte(0), z.lte(6)))
  .check(z.minLength(1, 'Choose at least one day of the week'), z.maxLength(7))
export const Except = z.array(LocalDate).check(z.maxLength(MAX_PERIOD_DAYS))

/** The days of a posting: one, a range, or some weekdays of a range; `except` leaves out single days. */
export const DayPattern = z.strictObject({
  date: LocalDate,
  end_date: z.optional(LocalDate),
  weekdays: z.optional(Weekdays),
  except: z.optional(Except),
})
export type DayPattern = z.infer<typeof DayPattern>

type Ranged = { date: string; end_date?: string | undefined }

const patternChecks = [
  crossCheck<Ranged>(
    ['date', 'end_date'],
    ({ date, end_date }) => end_date === undefined || end_date >= date,
    'The end date cannot be before the start date',
  ),
  crossCheck<Ranged>(
    ['date', 'end_date'],
    ({ date, end_date }) => end_date === undefined || daysBetween(date, end_date) < MAX_PERIOD_DAYS,
    'Post at most a year at a time',
  ),
] as const

/** The status and hours of a day, and its posting. */
export const DayPosting = z
  .strictObject({ ...dayAvailabilityShape, posting: z.optional(AvailabilityId) })
  .check(...dayAvailabilityChecks)
export type DayPosting = z.infer<typeof DayPosting>

/**
 * Days and what to post on them (null removes). Without `posting`, days of one posting stay in it; otherwise a new one
 * is made. `expected` is what the caller viewed: if anything else is posted by now, nothing is changed.
 */
export const DayChange = z.strictObject({
  dates: z.union([
    z.array(LocalDate).check(z.minLength(1), z.maxLength(MAX_PERIOD_DAYS)),
    DayPattern.check(...patternChecks),
  ]),
  set: z.nullable(DayPosting),
  expected: z.optional(z.nullable(DayPosting)),
})
export type DayChange = z.infer<typeof DayChange>

export const ChangeCalendarBody = z.strictObject({
  changes: z.array(DayChange).check(z.minLength(1), z.maxLength(MAX_PERIOD_DAYS)),
})
export type ChangeCalendarBody = z.infer<typeof ChangeCalendarBody>

/** The days that were changed, and the command that restores them. */
export const ChangedDays = z.strictObject({
  dates: z.array(LocalDate),
  undo: z.optional(ChangeCalendarBody),
  /** The dates that `undo` can't restore: booked without a posting before, or today's hours have passed. */
  not_undoable: z.array(LocalDate),
})
export type ChangedDays = z.infer<typeof ChangedDays>

export const Hours = z.strictObject({ start_time: LocalTime, end_time: LocalTime })
export type Hours = z.infer<typeof Hours>

export const AvailabilityDay = z.strictObject({
  date: LocalDate,
  /** Depends on who reads it. */
  status: z.enum(availabilityStatuses),
  /** The posted status; none for a day that is booked or requested without a posting. */
  posted: z.enum(['available', 'open', 'unavailable', 'none']),
  start_time: z.optional(LocalTime),
  end_time: z.optional(LocalTime),
  /** Posted hours that are not booked. */
  free: z.array(Hours),
  /** Booked hours on the date with their booking; always empty for a practice. */
  booked: z.array(z.strictObject({ ...Hours.shape, booking: BookingId })),
  /** Pending requests for the day: all for the professional, only its own for a practice. */
  requests: z.array(OfferId),
})
export type AvailabilityDay = z.infer<typeof AvailabilityDay>

/** SPEC 3: a request for an availability. Contact details only if there is a booking between the two. */
export const BookingRequest = z.strictObject({
  id: OfferId,
  booking_ref: z.string(),
  name: z.string(),
  /** Of the practice. Those sent before it was stored have none. */
  industry: z.optional(z.string()),
  address: z.strictObject({ province: z.string(), region: z.string() }),
  contact: z.optional(z.string()),
  email: z.optional(z.string()),
  booking_dates: z.array(LocalDate),
  request_dates: z.array(Shift),
  start_time: LocalTime,
  end_time: LocalTime,
  lunch: Lunch,
  notes: z.string(),
  rates: DayRates,
  status: ApplicationStatus,
  status_reason: z.optional(z.string()),
})
export type BookingRequest = z.infer<typeof BookingRequest>

/** A posting's days in a period. Days without a posting are grouped under the professional’s id. */
export const Availability = z.strictObject({
  id: PostingRef,
  availability_code: z.optional(PostingCode),
  professional: UserId,
  date: LocalDate,
  end_date: LocalDate,
  start_time: z.optional(LocalTime),
  end_time: z.optional(LocalTime),
  status: z.enum(availabilityStatuses),
  /** Days that can be requested. */
  available_dates: z.array(LocalDate),
  days: z.array(AvailabilityDay),
  booking_requests: z.array(BookingRequest),
  isactive: z.boolean(),
  isdeleted: z.boolean(),
  /** For the professional: when it was posted and last changed. Those posted before this was stored have neither. */
  createdAt: z.optional(Instant),
  updatedAt: z.optional(Instant),
})
export type Availability = z.infer<typeof Availability>

/** Other fields of an availability, which clients may send back: accepted and ignored (DESIGN 3). */
const serverOwned = Object.fromEntries(
  Object.keys(Availability.shape).map((name) => [name, z.optional(z.unknown())]),
) as Record<keyof typeof Availability.shape, z.ZodMiniOptional<z.ZodMiniUnknown>>

/**
 * Posts days or marks them Unavailable. Replaces what was posted before; booked hours stay. `posting` extends that
 * posting instead of making a new one.
 */
export const PostAvailabilityBody = z
  .strictObject({ ...serverOwned, ...DayPattern.shape, ...dayAvailabilityShape, posting: z.optional(AvailabilityId) })
  .check(...dayAvailabilityChecks, ...patternChecks)
export type PostAvailabilityBody = z.infer<typeof PostAvailabilityBody>

/** One day of a posting, or that day and all later ones of the posting. */
export const EditScope = z.enum(['day', 'following'])
export type EditScope = z.infer<typeof EditScope>

export const EditAvailabilityBody = z
  .strictObject({ ...serverOwned, scope: EditScope, except: z.optional(Except), ...dayAvailabilityShape })
  .check(...dayAvailabilityChecks)
export type EditAvailabilityBody = z.infer<typeof EditAvailabilityBody>
