import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { bookingsContract } from '#shared/bookings/bookings.contract.ts'
import type { LocalDate } from '#shared/kernel/dates.ts'
import type { BookingId, CompanyId, UserId } from '#shared/kernel/ids.ts'
import { call } from '#web/platform/api-client.ts'
import { invalidateDays } from '#web/platform/day-queries.ts'
import { requestFailed } from '#web/platform/error-catalogue.ts'
import { useList } from '#web/platform/use-list.ts'

const failure = requestFailed.loadBookings

interface Reading {
  enabled?: boolean
  /** Which days come first: those that end first, unless asked otherwise. */
  order?: 'asc' | 'desc'
  atOnce?: number
}

export const usePracticeBookings = (
  companyId: CompanyId,
  start: LocalDate,
  end: LocalDate,
  { order = 'asc', ...reading }: Reading = {},
) =>
  useList({
    queryKey: ['bookings', companyId, start, end, order],
    read: (NextToken) =>
      call(
        bookingsContract.listPracticeBookings,
        { params: { companyId, start, end }, query: { NextToken, order } },
        { failure },
      ),
    ...reading,
  })

export const useProfessionalBookings = (
  userId: UserId,
  start: LocalDate,
  end: LocalDate,
  { order = 'asc', ...reading }: Reading = {},
) =>
  useList({
    queryKey: ['bookings', userId, start, end, order],
    read: (NextToken) =>
      call(
        bookingsContract.listProfessionalBookings,
        { params: { userId, start, end }, query: { NextToken, order } },
        { failure },
      ),
    ...reading,
  })

export const useBooking = (bookingId: BookingId) =>
  useQuery({
    queryKey: ['bookings', bookingId],
    queryFn: () => call(bookingsContract.getBooking, { params: { bookingId } }, { failure }),
  })

export function useCancelBooking(bookingId: BookingId, accountId: UserId | CompanyId) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (status_reason: string) =>
      call(
        bookingsContract.cancelBooking,
        { params: { bookingId, accountId }, body: { status_reason } },
        { failure: requestFailed.updateBooking },
      ),
    onSuccess: (booking) => client.setQueryData(['bookings', bookingId], booking),
    onSettled: () => invalidateDays(client),
  })
}
