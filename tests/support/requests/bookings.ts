import { writeAll } from '#bin/seed/world/large/write-world.ts'
import { bookingsRepository } from '#functions/stores/bookings.repository.ts'
import type { Booking } from '#shared/bookings/bookings.schema.ts'
import { ahead, confirm } from '#tests/support/people.ts'
import { type Fixtures, type FixtureContext, unusedIds, otherReason, period, reason } from './fixture.ts'
import { appliedOffer } from './offers.ts'

const bookingOf = async (context: FixtureContext): Promise<Booking> =>
  confirm(context.api, context.pair.practice, await appliedOffer(context), context.pair.locum)

/** A booking whose shift takes all of today. */
const bookingToday = async (context: FixtureContext): Promise<Booking> => {
  const booking = await bookingOf(context)
  const bookings = bookingsRepository(context.api.db, 'bookings')
  const stored = await bookings.get(booking.id)
  if (!stored) throw new Error('The booking is not stored')
  const shifts = Object.values(stored.days).map((day) => {
    const today = { ...day, date: ahead(0), start_time: '00:00', end_time: '00:00' }
    return [today.date, today]
  })
  await writeAll(context.api.db, [bookings.put({ ...stored, days: Object.fromEntries(shifts) })])
  return booking
}

const account = ({ owner, pair }: FixtureContext): string =>
  owner.role === 'Locum' ? pair.locum.id : pair.practice.companyId

export const bookingsRequests = {
  listProfessionalBookings: {
    request: ({ pair }) => ({ params: { userId: pair.locum.id, ...period } }),
    absent: { params: { userId: unusedIds.user, ...period } },
  },
  listPracticeBookings: {
    request: ({ pair }) => ({ params: { companyId: pair.practice.companyId, ...period } }),
    absent: { params: { companyId: unusedIds.company, ...period } },
  },
  searchBookings: {
    request: async (context) => {
      await bookingOf(context)
      return { query: period }
    },
  },
  getBooking: {
    request: async (context) => ({ params: { bookingId: (await bookingOf(context)).id } }),
    absent: { params: { bookingId: unusedIds.booking } },
  },
  getBookingFile: {
    request: async (context) => ({ params: { bookingId: (await bookingOf(context)).id } }),
    absent: { params: { bookingId: unusedIds.booking } },
  },
  updateBooking: {
    request: async (context) => ({
      params: { bookingId: (await bookingOf(context)).id },
      body: { booking: { notes: 'Please ring the bell.' }, ...reason },
    }),
    absent: {
      params: { bookingId: unusedIds.booking },
      body: { booking: { notes: 'Please ring the bell.' }, ...reason },
    },
    other: () => ({ booking: { notes: 'The bell is broken.' }, ...reason }),
  },
  deleteBooking: {
    request: async (context) => ({
      params: { bookingId: (await bookingOf(context)).id },
      body: { status_reason: 'Made by mistake.' },
    }),
    absent: { params: { bookingId: unusedIds.booking }, body: { status_reason: 'Made by mistake.' } },
    other: () => ({ status_reason: 'It did not take place.' }),
  },
  reportLate: {
    request: async (context) => ({
      params: { bookingId: (await bookingToday(context)).id },
      body: { date: ahead(0), minutes: 15 },
    }),
    absent: { params: { bookingId: unusedIds.booking }, body: { date: ahead(7), minutes: 15 } },
    other: (body: object) => ({ ...body, minutes: 30 }),
  },
  undoBooking: {
    request: async (context) => ({
      params: { bookingId: (await bookingOf(context)).id, accountId: account(context) },
      body: reason,
    }),
    absent: { params: { bookingId: unusedIds.booking, accountId: unusedIds.user }, body: reason },
    other: otherReason,
  },
  cancelBooking: {
    request: async (context) => ({
      params: { bookingId: (await bookingOf(context)).id, accountId: account(context) },
      body: reason,
    }),
    absent: { params: { bookingId: unusedIds.booking, accountId: unusedIds.user }, body: reason },
    other: otherReason,
  },
} satisfies Fixtures
