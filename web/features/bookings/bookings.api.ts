import { useQuery, useQueryClient } from '@tanstack/react-query'
import { bookingsContract } from '#shared/bookings/bookings.contract.ts'
import type { LocalDate } from '#shared/kernel/dates.ts'
import type { BookingId, CompanyId, UserId } from '#shared/kernel/ids.ts'
import { apiList, apiQuery } from '#web/platform/api-query.ts'
import { useApiMutation } from '#web/platform/use-api-mutation.ts'
import { type OrderedReading, useList } from '#web/platform/use-list.ts'

export const practiceBookings = (
  companyId: CompanyId,
  start: LocalDate,
  end: LocalDate,
  order: 'asc' | 'desc' = 'asc',
) => apiList(bookingsContract.listPracticeBookings, { params: { companyId, start, end }, query: { order } })

export const usePracticeBookings = (
  companyId: CompanyId,
  start: LocalDate,
  end: LocalDate,
  { order, ...reading }: OrderedReading = {},
) => useList(practiceBookings(companyId, start, end, order), reading)

export const professionalBookings = (userId: UserId, start: LocalDate, end: LocalDate, order: 'asc' | 'desc' = 'asc') =>
  apiList(bookingsContract.listProfessionalBookings, { params: { userId, start, end }, query: { order } })

export const useProfessionalBookings = (
  userId: UserId,
  start: LocalDate,
  end: LocalDate,
  { order, ...reading }: OrderedReading = {},
) => useList(professionalBookings(userId, start, end, order), reading)

export const bookingQuery = (bookingId: BookingId) => apiQuery(bookingsContract.getBooking, { params: { bookingId } })

export const useBooking = (bookingId: BookingId) => useQuery(bookingQuery(bookingId))

export function useCancelBooking(bookingId: BookingId, accountId: UserId | CompanyId) {
  const client = useQueryClient()
  return useApiMutation(
    bookingsContract.cancelBooking,
    (status_reason: string) => ({ params: { bookingId, accountId }, body: { status_reason } }),
    { onSuccess: (booking) => client.setQueryData(bookingQuery(bookingId).queryKey, booking) },
  )
}
