import * as z from 'zod/mini'
import { LocalDate, LocalTime, LONGEST_PERIOD, daysBetween, minutesOf } from '#shared/kernel/dates.ts'
import { AvailabilityId, BookingId, OfferId, PostingCode, UserId } from '#shared/kernel/ids.ts'
import { DayRates } from '#shared/kernel/money.schema.ts'
import { Lunch, RequestDate } from '#shared/kernel/shift.schema.ts'
import { RequestStatus } from '#shared/offers/request-status.schema.ts'

/** SPEC 4. `open` is tentative, “Possibly Available”. */
export const availabilityStatuses = ['open', 'available', 'unavailable', 'requested', 'partially-confirmed'] as const
export type AvailabilityStatus = (typeof availabilityStatuses)[number]

/** What a professional can say of a day: free, perhaps free, off. */
export const PostedStatus = z.enum(['available', 'open', 'unavailable'])
export type PostedStatus = z.infer<typeof PostedStatus>

/** A posting's id, or the professional's own for a day without a posting. */
export const PostingRef = z.union([AvailabilityId, UserId])
export type PostingRef = z.infer<typeof PostingRef>

/** What a professional says of a day: hours, unless it is off. */
export type Said = { status: PostedStatus; start_time?: string | undefined; end_time?: string | undefined }

const saidOf = { status: PostedStatus, start_time: z.optional(LocalTime), end_time: z.optional(LocalTime) }
const inSteps = (time: string | undefined): boolean => time === undefined || minutesOf(time) % 15 === 0

/** Free and perhaps free have hours; an end at or before the start runs past midnight. Off is the whole day. */
const saidChecks = [
  z.refine<Said>(({ status, start_time }) => status === 'unavailable' || start_time !== undefined, {
    message: 'Say from when you are free',
    path: ['start_time'],
  }),
  z.refine<Said>(({ status, end_time }) => status === 'unavailable' || end_time !== undefined, {
    message: 'Say until when you are free',
    path: ['end_time'],
  }),
  z.refine<Said>(({ start_time, end_time }) => start_time === undefined || start_time !== end_time, {
    message: 'Your day ends at another time than it starts',
    path: ['end_time'],
  }),
  z.refine<Said>(({ start_time }) => inSteps(start_time), {
    message: 'Use times in 15-minute steps',
    path: ['start_time'],
  }),
  z.refine<Said>(({ end_time }) => inSteps(end_time), { message: 'Use times in 15-minute steps', path: ['end_time'] }),
] as const

/** Days of the week, 0 is Sunday. */
const Weekdays = z
  .array(z.int().check(z.gte(0), z.lte(6)))
  .check(z.minLength(1, 'Choose at least one day of the week'), z.maxLength(7))
export const Except = z.array(LocalDate).check(z.maxLength(LONGEST_PERIOD))

/** Which days a posting is for: one, a range, the given days of its weeks; `except` leaves out single ones. */
export const DayPattern = z.strictObject({
  date: LocalDate,
  end_date: z.optional(LocalDate),
  weekdays: z.optional(Weekdays),
  except: z.optional(Except),
})
export type DayPattern = z.infer<typeof DayPattern>

type Ranged = { date: string; end_date?: string | undefined }

const patternChecks = [
  z.refine<Ranged>(({ date, end_date }) => end_date === undefined || end_date >= date, {
    message: 'The end must not be before the start',
    path: ['end_date'],
  }),
  z.refine<Ranged>(({ date, end_date }) => end_date === undefined || daysBetween(date, end_date) < LONGEST_PERIOD, {
    message: 'Post at most a year at once',
    path: ['end_date'],
  }),
] as const

/**
 * Posts days of one's own calendar, or marks them off. What was posted there is replaced; booked hours stay. `posting`
 * adds them to a posting of one's own instead of making a new one: one that runs on is extended.
 */
export const PostAvailabilityBody = z
  .strictObject({ ...DayPattern.shape, ...saidOf, posting: z.optional(AvailabilityId) })
  .check(...saidChecks, ...patternChecks)
export type PostAvailabilityBody = z.infer<typeof PostAvailabilityBody>

/** One day of a posting, or that day and those of the posting that follow. */
export const EditScope = z.enum(['day', 'following'])
export type EditScope = z.infer<typeof EditScope>

export const EditAvailabilityBody = z
  .strictObject({ scope: EditScope, except: z.optional(Except), ...saidOf })
  .check(...saidChecks)
export type EditAvailabilityBody = z.infer<typeof EditAvailabilityBody>

/** What is posted on a day, and in which posting. */
export const DayPosting = z.strictObject({ ...saidOf, posting: z.optional(AvailabilityId) }).check(...saidChecks)
export type DayPosting = z.infer<typeof DayPosting>

/**
 * Days, one by one or as a pattern, and what is posted on them from now on: null for nothing. Without a posting, days
 * that are all of one stay in it, and others become a new one. `seen` is what was posted on them when the caller
 * looked: where anything else is posted by now, nothing is changed.
 */
export const DayChange = z.strictObject({
  dates: z.union([
    z.array(LocalDate).check(z.minLength(1), z.maxLength(LONGEST_PERIOD)),
    DayPattern.check(...patternChecks),
  ]),
  set: z.nullable(DayPosting),
  seen: z.optional(z.nullable(DayPosting)),
})
export type DayChange = z.infer<typeof DayChange>

export const ChangeDaysBody = z.strictObject({
  changes: z.array(DayChange).check(z.minLength(1), z.maxLength(LONGEST_PERIOD)),
})
export type ChangeDaysBody = z.infer<typeof ChangeDaysBody>

/** The days on which something else is posted than before, and the command that puts them back as they were. */
export const ChangedDays = z.strictObject({
  dates: z.array(LocalDate),
  undo: z.optional(ChangeDaysBody),
  /** Of the dates, those that `undo` leaves out: booked without a posting, or their hours of today are over. */
  not_undoable: z.array(LocalDate),
})
export type ChangedDays = z.infer<typeof ChangedDays>

export const Hours = z.strictObject({ start_time: LocalTime, end_time: LocalTime })
export type Hours = z.infer<typeof Hours>

export const AvailabilityDay = z.strictObject({
  date: LocalDate,
  /** As its viewer sees it. */
  status: z.enum(availabilityStatuses),
  /** What the professional said of it; none for a day that is booked or asked for without a posting. */
  posted: z.enum(['available', 'tentative', 'off', 'none']),
  start_time: z.optional(LocalTime),
  end_time: z.optional(LocalTime),
  /** Posted hours that are not booked. */
  free: z.array(Hours),
  /** Booked hours that touch the date, with their booking; a practice is shown none. */
  booked: z.array(z.strictObject({ ...Hours.shape, booking: BookingId })),
  /** Live requests for the day: all for the professional, its own for a practice. */
  requests: z.array(OfferId),
})
export type AvailabilityDay = z.infer<typeof AvailabilityDay>

/** SPEC 3: a request as it stands on an availability. Contact details only once a booking joins the two. */
export const BookingRequest = z.strictObject({
  id: OfferId,
  booking_ref: z.string(),
  name: z.string(),
  contact: z.optional(z.string()),
  email: z.optional(z.string()),
  booking_dates: z.array(LocalDate),
  request_dates: z.array(RequestDate),
  start_time: LocalTime,
  end_time: LocalTime,
  lunch: Lunch,
  notes: z.string(),
  rates: DayRates,
  status: RequestStatus,
  status_reason: z.optional(z.string()),
})
export type BookingRequest = z.infer<typeof BookingRequest>

/**
 * A posting: the days of a period that were posted together. Days without one stand together under the professional’s
 * id.
 */
export const Availability = z.strictObject({
  id: PostingRef,
  availability_code: z.optional(PostingCode),
  professional: UserId,
  date: LocalDate,
  end_date: LocalDate,
  start_time: z.optional(LocalTime),
  end_time: z.optional(LocalTime),
  status: z.enum(availabilityStatuses),
  /** Days that can be asked for. */
  available_dates: z.array(LocalDate),
  days: z.array(AvailabilityDay),
  booking_requests: z.array(BookingRequest),
  isactive: z.boolean(),
  isdeleted: z.boolean(),
})
export type Availability = z.infer<typeof Availability>
