import type { Booking } from '#shared/bookings/bookings.schema.ts'
import { confirm } from '#tests/support/people.ts'
import { type Fixtures, type FixtureContext, unusedIds, otherReason, period, reason } from './fixture.ts'
import { appliedOffer } from './offers.ts'

const bookingOf = async (context: FixtureContext): Promise<Booking> =>
  confirm(context.api, context.side.practice, await appliedOffer(context), context.side.locum)

const account = ({ owner, side }: FixtureContext): string =>
  owner.role === 'Locum' ? side.locum.id : side.practice.companyId

export const bookingsRequests = {
  listProfessionalBookings: {
    request: ({ side }) => ({ params: { userId: side.locum.id, ...period } }),
    absent: { params: { userId: unusedIds.user, ...period } },
  },
  listPracticeBookings: {
    request: ({ side }) => ({ params: { companyId: side.practice.companyId, ...period } }),
    absent: { params: { companyId: unusedIds.company, ...period } },
  },
  getBooking: {
    request: async (context) => ({ params: { bookingId: (await bookingOf(context)).id } }),
    absent: { params: { bookingId: unusedIds.booking } },
  },
  getBookingFile: {
    request: async (context) => ({ params: { bookingId: (await bookingOf(context)).id } }),
    absent: { params: { bookingId: unusedIds.booking } },
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
