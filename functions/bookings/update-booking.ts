import { bookingEvent } from '#shared/bookings/bookings.events.ts'
import { bookingLifecycle } from '#shared/bookings/bookings.lifecycle.ts'
import { bookedDays, bookingStatus, changeNotesFacts } from '#shared/bookings/bookings.rules.ts'
import type { bookingsContract } from '#shared/bookings/bookings.contract.ts'
import type { Booking } from '#shared/bookings/bookings.schema.ts'
import type { BookingState } from '#shared/bookings/bookings.state.ts'
import { dayChangesOf } from '#shared/bookings/change-days.rules.ts'
import { isImpersonated } from '#shared/kernel/caller.ts'
import type { InputOf } from '#shared/kernel/define-contract.ts'
import { DomainError, invalidField } from '#shared/kernel/errors.ts'
import type { Context } from '#functions/platform/context.ts'
import { permit } from '#functions/platform/permit.ts'
import { writeBooking } from '#functions/staffing/write-booking.ts'
import { correctCredits } from '#functions/ledger/credits.ts'
import type { LedgerDeps } from '#functions/ledger/write-entries.ts'
import { shownBooking, type ShownBookingDeps } from '#functions/staffing/shown-booking.ts'
import { changeDays, type ChangeDeps } from './change-days.ts'

type Deps = Pick<Context, 'checkVersion' | 'execute'> & ChangeDeps & ShownBookingDeps & LedgerDeps
type Input = InputOf<(typeof bookingsContract)['updateBooking']>
type Body = Input['body']

const changedNotes = ({ caller, now }: Deps, booking: BookingState, notes: string) => {
  const { notesOnBehalf: _, ...rest } = booking
  const facts = changeNotesFacts(bookedDays(booking), now)
  const eventType = permit(caller, bookingLifecycle, { state: bookingStatus(booking), action: 'changeNotes', facts })
  const support = isImpersonated(caller) && { notesOnBehalf: true as const }
  const after: BookingState = { ...rest, notes, updatedAt: now, ...support }
  return { booking: after, events: [bookingEvent(eventType, after, caller.party === 'admin' ? 'admin' : 'practice')] }
}

/** The days that a super admin changes; what anybody else sends as days is ignored. */
const dayChanges = ({ caller, now }: Deps, booking: BookingState, { booking: { request_dates } }: Body) => {
  if (caller.party !== 'admin' || !request_dates) return undefined
  const changes = dayChangesOf(bookedDays(booking), request_dates, now)
  const { removed, changed, closed } = changes
  return removed.length + changed.length + closed.length > 0 ? changes : undefined
}

/** A super admin says why, whatever they change. */
const reasonFor = ({ caller }: Deps, { status_reason: reason }: Body): string => {
  if (caller.party === 'admin' && reason === undefined) throw invalidField('status_reason', 'Required')
  return reason ?? ''
}

export const updateBooking = (context: Deps, { params, body }: Input): Promise<Booking> =>
  context.execute(async () => {
    const { caller, bookings } = context
    const stored = await bookings.get(params.bookingId)
    if (!stored) throw new DomainError('BOOKING_NOT_FOUND')
    context.checkVersion(stored.updatedAt)
    const changes = dayChanges(context, stored, body)
    const { notes } = body.booking
    if (!changes && notes === undefined) throw invalidField('booking.notes', 'Required')
    const reason = reasonFor(context, body)
    // A booking that is sent whole has its notes, changed or not.
    const isNoted = notes !== undefined && !(changes && notes === stored.notes)
    const noted = isNoted ? changedNotes(context, stored, notes) : { booking: stored, events: [] }
    const after = changes
      ? await changeDays(context, noted.booking, changes, reason)
      : { booking: noted.booking, writes: [], events: [] }
    const credited = await correctCredits(context, stored, after.booking)
    return {
      writes: [...writeBooking(context, stored, credited.booking), ...after.writes, ...credited.writes],
      response: await shownBooking(context, credited.booking, caller.party),
      events: [...noted.events, ...after.events, ...credited.events],
    }
  })
