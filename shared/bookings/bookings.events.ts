import * as z from 'zod/mini'
import { Party } from '#shared/kernel/caller.ts'
import { Instant, LocalDate, LocalTime } from '#shared/kernel/dates.ts'
import { declareEvent, eventMaker } from '#shared/kernel/define-events.ts'
import { BookingId, OfferId, UserId } from '#shared/kernel/ids.ts'
import { EventParties } from '#shared/kernel/event-parties.schema.ts'
import { toCents } from '#shared/kernel/money.ts'
import { commonHours } from '#shared/kernel/shift.ts'
import { Shift } from '#shared/kernel/shift.schema.ts'
import type { BookingState, Cancellation } from './bookings.state.ts'

const partiesOf = ({ company, professional, profession }: BookingState, dates: readonly LocalDate[]): EventParties => ({
  companyId: company.id,
  companyName: company.name,
  professionalId: professional.id,
  professionalName: professional.name,
  profession,
  dates: dates.toSorted(),
})

/** Where a practice looks for another locum: the public offer that is open again, or what it searches by. */
const Replacement = z.strictObject({
  offer: z.optional(OfferId),
  location: z.string(),
  /** `HH:mm-HH:mm` if all of the days have the same. */
  hours: z.optional(z.string()),
})

const replacementOf = (booking: BookingState, dates: readonly LocalDate[]): z.output<typeof Replacement> => {
  const { start_time, end_time } = commonHours(dates.flatMap((date) => booking.days[date] ?? []))
  return {
    ...(booking.requestType === 'public_offer' && { offer: booking.offerId }),
    location: `${booking.province},${booking.region}`,
    ...(start_time && { hours: `${start_time}-${end_time}` }),
  }
}

/** What a booking's event adds to all that is booked, or takes away from it: days, and amounts in cents. */
const BookedValue = z.strictObject({ days: z.int(), pay: z.int(), fees: z.int(), payOnPro: z.int() })
type BookedValue = z.output<typeof BookedValue>
const noValue: BookedValue = { days: 0, pay: 0, fees: 0, payOnPro: 0 }

const valueOf = ({ days }: BookingState, dates: readonly LocalDate[], sign: 1 | -1): BookedValue =>
  dates
    .flatMap((date) => days[date] ?? [])
    .reduce((sum, { pay, fee = 0, credits = 0 }) => {
      const cents = sign * toCents(pay)
      return {
        days: sum.days + sign,
        pay: sum.pay + cents,
        fees: sum.fees + sign * toCents(fee),
        // Only the other plan earns credits.
        payOnPro: sum.payOnPro + (credits === 0 ? cents : 0),
      }
    }, noValue)

const difference = (after: BookedValue, before: BookedValue): BookedValue => ({
  days: after.days - before.days,
  pay: after.pay - before.pay,
  fees: after.fees - before.fees,
  payOnPro: after.payOnPro - before.payOnPro,
})

/** The first version had no value. */
const withoutValue = { 1: (data: unknown) => ({ ...(data as object), value: noValue }) }

const keptDates = ({ days }: BookingState): LocalDate[] =>
  Object.keys(days)
    .filter((date) => !days[date]?.cancelled)
    .sort()

const bookingSources = ['application', 'request', 'suggestedRate', 'instantBooking', 'superAdmin'] as const
type BookingSource = (typeof bookingSources)[number]

const pendingAgain = ['application', 'request', 'suggestedRate'] as const
export type PendingAgain = (typeof pendingAgain)[number]

type Undone = {
  by: Party
  reason: string
  pending: PendingAgain | undefined
  reopened: readonly LocalDate[]
}

/** The reminder of the day before, or of two hours before. */
const reminders = ['dayBefore', 'soon'] as const

export const bookingEvents = {
  'booking.confirmed': declareEvent({
    version: 2,
    subject: BookingId,
    data: z.extend(EventParties, {
      /** What was accepted: by the practice, or a request by the professional. An instant booking needs neither. */
      from: z.enum(bookingSources),
      /** The account that confirmed or accepted. */
      bookedBy: UserId,
      /** Days of a booking request that were not accepted. */
      declined: z.array(LocalDate),
      /** When its days were offered, unless they were booked without an answer to an offer. */
      openedAt: z.optional(Instant),
      value: BookedValue,
    }),
    of: (
      booking: BookingState,
      from: BookingSource,
      { declined = [], openedAt }: { declined?: readonly LocalDate[]; openedAt?: Instant } = {},
    ) => ({
      subject: booking.id,
      data: {
        ...partiesOf(booking, Object.keys(booking.days)),
        from,
        bookedBy: booking.bookedBy,
        declined: [...declined],
        ...(openedAt && { openedAt }),
        value: valueOf(booking, Object.keys(booking.days), 1),
      },
    }),
    upgrades: withoutValue,
  }),
  'booking.changed': declareEvent({
    version: 1,
    subject: BookingId,
    data: z.extend(EventParties, { by: z.enum(['practice', 'admin']), notes: z.string() }),
    of: (booking: BookingState, by: 'practice' | 'admin') => ({
      subject: booking.id,
      data: { ...partiesOf(booking, keptDates(booking)), by, notes: booking.notes },
    }),
  }),
  'booking.days-changed': declareEvent({
    version: 2,
    subject: BookingId,
    data: z.extend(EventParties, {
      /** Days that are no longer booked. */
      removed: z.array(LocalDate),
      /** The new hours of days that stay booked. */
      changed: z.array(Shift),
      /** All days that stay booked. */
      kept: z.array(LocalDate),
      reason: z.string(),
      value: BookedValue,
    }),
    of: (
      booking: BookingState,
      before: BookingState,
      removed: readonly LocalDate[],
      changed: readonly Shift[],
      reason: string,
    ) => ({
      subject: booking.id,
      data: {
        ...partiesOf(booking, [...removed, ...changed.map(({ date }) => date)]),
        removed: removed.toSorted(),
        changed: changed.map(({ date, start_time, end_time }) => ({ date, start_time, end_time })),
        kept: keptDates(booking),
        reason,
        value: difference(valueOf(booking, keptDates(booking), 1), valueOf(before, keptDates(before), 1)),
      },
    }),
    upgrades: withoutValue,
  }),
  'booking.deleted': declareEvent({
    version: 2,
    subject: BookingId,
    /** Its days are those that were booked until then. */
    data: z.extend(EventParties, { value: BookedValue }),
    of: (booking: BookingState, dates: readonly LocalDate[]) => ({
      subject: booking.id,
      data: { ...partiesOf(booking, dates), value: valueOf(booking, dates, -1) },
    }),
    upgrades: withoutValue,
  }),
  'booking.delayed': declareEvent({
    version: 1,
    subject: BookingId,
    data: z.extend(EventParties, { start_time: LocalTime, minutes: z.int() }),
    of: (booking: BookingState, { date, start_time }: Shift, minutes: number) => ({
      subject: booking.id,
      data: { ...partiesOf(booking, [date]), start_time, minutes },
    }),
  }),
  'booking.reminded': declareEvent({
    version: 1,
    subject: BookingId,
    data: z.extend(EventParties, { when: z.enum(reminders), start_time: LocalTime, end_time: LocalTime }),
    of: (booking: BookingState, { date, start_time, end_time }: Shift, when: (typeof reminders)[number]) => ({
      subject: booking.id,
      data: { ...partiesOf(booking, [date]), when, start_time, end_time },
    }),
  }),
  'booking.undone': declareEvent({
    version: 2,
    subject: BookingId,
    data: z.extend(EventParties, {
      by: Party,
      reason: z.string(),
      /** What awaits the decision again that is undone. */
      pending: z.optional(z.enum(pendingAgain)),
      /** Days of the public offer that have opened anew, as it has changed since they were booked. */
      reopened: z.array(LocalDate),
      value: BookedValue,
    }),
    of: (booking: BookingState, dates: readonly LocalDate[], { by, reason, pending, reopened }: Undone) => ({
      subject: booking.id,
      data: {
        ...partiesOf(booking, dates),
        by,
        reason,
        ...(pending && { pending }),
        reopened: [...reopened],
        value: valueOf(booking, dates, -1),
      },
    }),
    upgrades: withoutValue,
  }),
  'booking.cancelled': declareEvent({
    version: 2,
    subject: BookingId,
    data: z.extend(EventParties, {
      /** `system` if the practice was deleted. */
      by: z.enum(['professional', 'practice', 'system']),
      reason: z.string(),
      /** Days that stay booked. */
      kept: z.array(LocalDate),
      /** If the locum cancelled. */
      replacement: z.optional(Replacement),
      value: BookedValue,
    }),
    of: (
      booking: BookingState,
      dates: readonly LocalDate[],
      { by, reason }: { by: Exclude<Cancellation['by'], 'admin'>; reason: string },
    ) => ({
      subject: booking.id,
      data: {
        ...partiesOf(booking, dates),
        by,
        reason,
        kept: keptDates(booking),
        ...(by === 'professional' && { replacement: replacementOf(booking, dates) }),
        value: valueOf(booking, dates, -1),
      },
    }),
    upgrades: withoutValue,
  }),
}

export const bookingEvent = eventMaker(bookingEvents)
