import * as z from 'zod/mini'
import { onlyAnObject } from '#shared/kernel/errors.ts'
import { CompanyAddress } from '#shared/kernel/company-address.schema.ts'
import { Arrival } from '#shared/kernel/arrival.schema.ts'
import { Instant, LocalDate, LocalTime, MAX_DAYS } from '#shared/kernel/dates.ts'
import { FileId } from '#shared/kernel/files.schema.ts'
import { BookingId, CompanyId, OfferId, UserId } from '#shared/kernel/ids.ts'
import { DayRates, Rand } from '#shared/kernel/money.schema.ts'
import { Reason, ReasonBody } from '#shared/kernel/reason.schema.ts'
import { pageQuery, periodOf } from '#shared/kernel/period.schema.ts'
import { lineText, multilineText } from '#shared/kernel/text.ts'
import { Lunch, Shift, shiftChecks } from '#shared/kernel/shift.schema.ts'
import { lateMinutes } from './late-minutes.ts'
import { rateGroups } from '#shared/kernel/rate-groups.ts'

/** The hours of a shift in one rate group; an overnight shift has two parts. */
export const PayPart = z.strictObject({
  date: LocalDate,
  group: z.enum(rateGroups),
  hours: z.number(),
  rate: z.string(),
  amount: Rand,
})
export type PayPart = z.infer<typeof PayPart>

/** One booked day as agreed when it was confirmed. Amounts in rand. */
export const BookedDay = z.strictObject({
  date: LocalDate,
  start_time: LocalTime,
  end_time: LocalTime,
  hours: z.number(),
  parts: z.array(PayPart),
  pay: Rand,
  fee: z.optional(Rand),
  credits: z.optional(Rand),
  cancelled: z.boolean(),
})
export type BookedDay = z.infer<typeof BookedDay>

/** The super admin is neither party. */
const canceller = z.enum(['professional', 'company', 'admin'])

/** How late the locum expects to be, and when they reported it. */
export const Late = z.strictObject({ minutes: z.literal(lateMinutes), at: Instant })
export type Late = z.infer<typeof Late>

/** 0 takes the report back. */
export const LateBody = z.strictObject({ date: LocalDate, minutes: z.literal([0, ...lateMinutes]) })

/** A booked day as a party sees it: also who cancelled it, why and when. */
export const BookingDay = z.extend(BookedDay, {
  cancelledBy: z.optional(canceller),
  status_reason: z.optional(z.string()),
  cancelledAt: z.optional(Instant),
  /** The locum is running late: by how much, and when they reported it. */
  late: z.optional(Late),
  /** The confirmation was undone, which no record counts. */
  undone: z.optional(z.literal(true)),
  /** Support has cancelled it for that party. */
  on_behalf: z.optional(z.literal(true)),
})
export type BookingDay = z.infer<typeof BookingDay>

/** Cancels all days that have not started, or the given ones. */
export const CancelBody = z.extend(ReasonBody, {
  dates: z.optional(z.array(LocalDate).check(z.minLength(1), z.maxLength(MAX_DAYS))),
})

/** How often a party has cancelled in the past year. Only that party sees it, and super admins. */
export const BookingRecord = z.strictObject({ cancelled_bookings: z.int(), cancelled_days: z.int() })
export type BookingRecord = z.infer<typeof BookingRecord>

const PartyContact = z.strictObject({
  name: z.string(),
  contact: z.optional(z.string()),
  email: z.optional(z.string()),
})

/** A booking as one of its parties sees it; only the practice sees fee and credits. */
export const Booking = z.strictObject({
  id: BookingId,
  unique_booking_code: BookingId,
  accountid: CompanyId,
  offerId: OfferId,
  booking_request_ref: z.string(),
  booking_request_type: z.enum(['availability', 'public_offer']),
  booking_type: z.enum(['professional', 'company']),
  profession: z.string(),
  practice_region: z.strictObject({ province: z.string(), region: z.string() }),
  start_date: LocalDate,
  end_date: LocalDate,
  start_time: LocalTime,
  end_time: LocalTime,
  booking_dates: z.array(LocalDate),
  booking_dates_times: z.array(BookingDay),
  status: z.enum(['confirmed', 'cancelled']),
  status_reason: z.optional(z.string()),
  /** SPEC 4's upcoming and history (`past`), and `running` in between. */
  phase: z.enum(['upcoming', 'running', 'past']),
  bookedBy: UserId,
  /** Support confirmed it for that party. */
  on_behalf: z.optional(z.literal(true)),
  /** The last cancellation of some or all days; `booking_dates_times` has that of each day. */
  cancelledBy: z.optional(canceller),
  notes: z.string(),
  /** Support changed the notes last, for the practice. */
  notes_on_behalf: z.optional(z.literal(true)),
  skills: z.array(z.string()),
  /** The agreed hourly rate of each kind of day that was booked. */
  rates: z.partial(DayRates),
  /** All booked shifts, cancelled ones too. */
  request_dates: z.array(Shift),
  lunch: Lunch,
  /** Address, arrival and picture only of a single booking that is read or answered and not cancelled. */
  company: z.extend(PartyContact, {
    id: CompanyId,
    address: z.optional(CompanyAddress),
    logo_file: z.optional(FileId),
    arrival: z.optional(Arrival),
  }),
  professional: z.extend(PartyContact, { id: UserId, avatar_file: z.optional(FileId) }),
  totals: z.strictObject({ hours: z.number(), pay: Rand, fee: z.optional(Rand), credits: z.optional(Rand) }),
  createdAt: Instant,
  updatedAt: Instant,
})
export type Booking = z.infer<typeof Booking>

/** What is sent as a booking: its notes and, by a super admin, its days; what the server owns is ignored. */
const ChangedBooking = z.strictObject(
  {
    ...z.partial(Booking).shape,
    notes: z.optional(multilineText(2000)),
    /** Its cancelled days may overlap others; that those booked don't, the calendar decides. */
    request_dates: z.optional(z.array(Shift).check(...shiftChecks)),
  },
  { error: ({ code }) => (code === 'invalid_type' ? onlyAnObject('Booking') : undefined) },
)

/** `status_reason` is a super admin’s, whatever they change; the parties read it of changed days. */
export const BookingBody = z.strictObject({ booking: ChangedBooking, status_reason: z.optional(Reason) })

/** What a party's own list can be narrowed by. */
export const bookingList = z.extend(pageQuery, {
  /** The code of a booking or its application, or a part of the other party's name. */
  q: z.optional(lineText(80)),
})

/** What a super admin searches bookings by. A function, so that other pages don't build it. */
export const bookingSearch = () =>
  periodOf({
    ...pageQuery.shape,
    /** The code of a booking, in any period; otherwise an application's or a part of a party's name. */
    q: z.optional(lineText(80)),
    status: z.optional(Booking.shape.status),
    profession: z.optional(z.string().check(z.minLength(1), z.maxLength(80))),
    location: z.optional(z.string().check(z.regex(/^[^,#]{1,60},[^,#]{1,80}$/, 'Use the format province,region'))),
    companyId: z.optional(CompanyId),
    professionalId: z.optional(UserId),
  })
export type BookingSearch = z.output<ReturnType<typeof bookingSearch>>
