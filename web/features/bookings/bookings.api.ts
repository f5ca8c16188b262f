import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { Booking, BookingSearch } from '#shared/bookings/bookings.schema.ts'
import { bookingsContract } from '#shared/bookings/bookings.contract.ts'
import { calendarFeedContract } from '#shared/calendar-feed/calendar-feed.contract.ts'
import { addDays, type LocalDate, MAX_PERIOD_DAYS } from '#shared/kernel/dates.ts'
import type { BookingId, CompanyId, UserId } from '#shared/kernel/ids.ts'
import type { Shift } from '#shared/kernel/shift.schema.ts'
import { apiList, apiQuery } from '#web/platform/api-query.ts'
import { useApiMutation } from '#web/platform/use-api-mutation.ts'
import { type Begun, useBegun } from '#web/platform/use-begun.ts'
import type { BookingCriteria } from './admin/booking-criteria.ts'

type ListFilters = {
  order?: 'asc' | 'desc'
  /** A code, or a part of the other party's name. */
  q?: string
}

export const practiceBookings = (
  companyId: CompanyId,
  start: LocalDate,
  end: LocalDate,
  { order = 'asc', q }: ListFilters = {},
) =>
  apiList(bookingsContract.listPracticeBookings, {
    params: { companyId, start, end },
    query: { order, ...(q && { q }) },
  })

export const professionalBookings = (
  userId: UserId,
  start: LocalDate,
  end: LocalDate,
  { order = 'asc', q }: ListFilters = {},
) =>
  apiList(bookingsContract.listProfessionalBookings, {
    params: { userId, start, end },
    query: { order, ...(q && { q }) },
  })

/** The two lists of the bookings page: from a day on, and before it with the latest first. */
export const allPracticeBookings = (companyId: CompanyId, day: LocalDate, q = '') => ({
  ahead: practiceBookings(companyId, day, addDays(day, MAX_PERIOD_DAYS), { q }),
  past: practiceBookings(companyId, addDays(day, -MAX_PERIOD_DAYS), addDays(day, -1), { order: 'desc', q }),
})

export const allProfessionalBookings = (userId: UserId, day: LocalDate, q = '') => ({
  ahead: professionalBookings(userId, day, addDays(day, MAX_PERIOD_DAYS), { q }),
  past: professionalBookings(userId, addDays(day, -MAX_PERIOD_DAYS), addDays(day, -1), { order: 'desc', q }),
})

/** The bookings that a search finds; what is empty does not filter. */
export const searchedBookings = (criteria: BookingCriteria) =>
  apiList(bookingsContract.searchBookings, {
    query: Object.fromEntries(Object.entries(criteria).filter(([, value]) => value)) as unknown as BookingSearch,
  })

export const bookingQuery = (bookingId: BookingId) => apiQuery(bookingsContract.getBooking, { params: { bookingId } })

export const bookingFile = (bookingId: BookingId) =>
  apiQuery(calendarFeedContract.getBookingFile, { params: { bookingId } })

export const useBooking = (bookingId: BookingId) => useQuery(bookingQuery(bookingId))

/** The notes that a form began with. */
export function useBegunNotes(booking: Booking) {
  const client = useQueryClient()
  const read = () => client.fetchQuery({ ...bookingQuery(booking.id), staleTime: 0 })
  return useBegun(booking, { valuesOf: ({ notes }) => ({ notes }), shown: { notes: 'Notes' }, read })
}

export const useChangeNotes = (bookingId: BookingId, begun: Begun<Booking>) =>
  useApiMutation(
    bookingsContract.updateBooking,
    ({ notes, reason }: { notes: string; reason?: string | undefined }, version) => ({
      params: { bookingId },
      body: { booking: { notes }, ...(reason && { status_reason: reason }) },
      version,
    }),
    { begun },
  )

export function useChangeDays({ id: bookingId, updatedAt: version }: Booking) {
  const client = useQueryClient()
  return useApiMutation(
    bookingsContract.updateBooking,
    ({ request_dates, status_reason }: { request_dates: Shift[]; status_reason: string }) => ({
      params: { bookingId },
      body: { booking: { request_dates }, status_reason },
      version,
    }),
    { onSuccess: (booking) => client.setQueryData(bookingQuery(bookingId).queryKey, booking) },
  )
}

export const useDeleteBooking = (bookingId: BookingId) =>
  useApiMutation(
    bookingsContract.deleteBooking,
    (body: { status_reason: string }) => ({ params: { bookingId }, body }),
    {
      deletedKey: bookingQuery(bookingId).queryKey,
    },
  )

export function useUndoBooking(bookingId: BookingId, accountId: UserId | CompanyId) {
  const client = useQueryClient()
  return useApiMutation(
    bookingsContract.undoBooking,
    (status_reason: string) => ({ params: { bookingId, accountId }, body: { status_reason } }),
    { onSuccess: (booking) => client.setQueryData(bookingQuery(bookingId).queryKey, booking) },
  )
}

export function useCancelBooking(bookingId: BookingId, accountId: UserId | CompanyId) {
  const client = useQueryClient()
  return useApiMutation(
    bookingsContract.cancelBooking,
    (body: { status_reason: string; dates?: LocalDate[] }) => ({ params: { bookingId, accountId }, body }),
    { onSuccess: (booking) => client.setQueryData(bookingQuery(bookingId).queryKey, booking) },
  )
}
