import { useMemo } from 'react'
import type { LocalDate } from '#shared/kernel/dates.ts'
import { useActiveCompany } from '#web/components/account.ts'
import { today as currentDay } from '#web/platform/clock.ts'
import { usePracticeBookings } from '#web/features/bookings/bookings.api.ts'
import { ALL_OPEN, useCompanyOffers } from '#web/features/offers/practice/practice-offers.api.ts'
import { lastAsked, shiftsByDay } from './practice-days.ts'

/** What a practice has on each day of a period. */
export function usePracticeDays(start: LocalDate, end: LocalDate) {
  const { company } = useActiveCompany()
  const today = currentDay()
  const until = lastAsked(start, end)
  const offers = useCompanyOffers(company.id, start, until, { atOnce: ALL_OPEN })
  const bookings = usePracticeBookings(company.id, start, until, { atOnce: ALL_OPEN })
  const days = useMemo(
    () => shiftsByDay(offers.data ?? [], bookings.data ?? [], today),
    [offers.data, bookings.data, today],
  )
  return {
    days,
    loading: offers.isPending || bookings.isPending,
    error: offers.error ?? bookings.error,
    retry: () => void Promise.all([offers.refetch(), bookings.refetch()]),
  }
}

export type PracticeDays = ReturnType<typeof usePracticeDays>
