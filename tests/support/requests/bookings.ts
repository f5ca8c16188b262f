import type { Booking } from '#shared/bookings/bookings.schema.ts'
import { confirm } from '#tests/support/people.ts'
import { type Fixtures, type Given, nobody, otherReason, period, reason } from './fixture.ts'
import { appliedOffer } from './offers.ts'

const bookingOf = async (given: Given): Promise<Booking> =>
  confirm(given.api, given.side.practice, await appliedOffer(given), given.side.locum)

const account = ({ owner, side }: Given): string => (owner.role === 'Locum' ? side.locum.id : side.practice.companyId)

export const bookingsRequests = {
  listProfessionalBookings: {
    request: ({ side }) => ({ params: { userId: side.locum.id, ...period } }),
    absent: { params: { userId: nobody.user, ...period } },
  },
  listPracticeBookings: {
    request: ({ side }) => ({ params: { companyId: side.practice.companyId, ...period } }),
    absent: { params: { companyId: nobody.company, ...period } },
  },
  getBooking: {
    request: async (given) => ({ params: { bookingId: (await bookingOf(given)).id } }),
    absent: { params: { bookingId: nobody.booking } },
  },
  cancelBooking: {
    request: async (given) => ({
      params: { bookingId: (await bookingOf(given)).id, accountId: account(given) },
      body: reason,
    }),
    absent: { params: { bookingId: nobody.booking, accountId: nobody.user }, body: reason },
    other: otherReason,
  },
} satisfies Fixtures
