import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { bookingsContract } from '../../../shared/bookings/bookings.contract.ts'
import type { LocalDate } from '../../../shared/kernel/dates.ts'
import type { BookingId, CompanyId, UserId } from '../../../shared/kernel/ids.ts'
import { call } from '../../platform/api-client.ts'
import { invalidateDays } from '../../platform/day-queries.ts'
import { requestFailed } from '../../platform/error-catalogue.ts'

const failure = requestFailed.loadBookings

export const usePracticeBookings = (companyId: CompanyId, start: LocalDate, end: LocalDate, enabled = true) =>
  useQuery({
    queryKey: ['bookings', companyId, start, end],
    queryFn: async () => (await call(bookingsContract.listPracticeBookings, { params: { companyId, start, end } }, { failure })).items,
    enabled,
  })

export const useProfessionalBookings = (userId: UserId, start: LocalDate, end: LocalDate, enabled = true) =>
  useQuery({
    queryKey: ['bookings', userId, start, end],
    queryFn: async () => (await call(bookingsContract.listProfessionalBookings, { params: { userId, start, end } }, { failure })).items,
    enabled,
  })

export const useBooking = (bookingId: BookingId) =>
  useQuery({ queryKey: ['bookings', bookingId], queryFn: () => call(bookingsContract.getBooking, { params: { bookingId } }, { failure }) })

export function useCancelBooking(bookingId: BookingId, accountId: UserId | CompanyId) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (status_reason: string) =>
      call(bookingsContract.cancelBooking, { params: { bookingId, accountId }, body: { status_reason } }, { failure: requestFailed.updateBooking }),
    onSuccess: (booking) => client.setQueryData(['bookings', bookingId], booking),
    onSettled: () => invalidateDays(client),
  })
}
