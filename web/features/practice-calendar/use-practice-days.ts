import { useMemo } from 'react'
import { addDays, type LocalDate } from '../../../shared/kernel/dates.ts'
import { useActiveCompany } from '../../platform/account.ts'
import { today as currentDay } from '../../platform/clock.ts'
import { usePracticeBookings } from '../bookings/bookings.api.ts'
import { useCompanyOffers } from '../offers/offers.api.ts'
import { shiftsByDay } from './practice-days.ts'

/** The days of an offer lie within 31, a night ends on the next: what has days in a period ends at most this much later. */
const LONGEST = 31

/** What a practice has on each day of a period. */
export function usePracticeDays(start: LocalDate, end: LocalDate) {
  const { company } = useActiveCompany()
  const today = currentDay()
  const offers = useCompanyOffers(company.id, start, addDays(end, LONGEST))
  const bookings = usePracticeBookings(company.id, start, addDays(end, LONGEST))
  const days = useMemo(() => shiftsByDay(offers.data ?? [], bookings.data ?? [], today), [offers.data, bookings.data, today])
  return {
    days,
    loading: offers.isPending || bookings.isPending,
    error: offers.error ?? bookings.error,
    retry: () => void Promise.all([offers.refetch(), bookings.refetch()]),
  }
}

export type PracticeDays = ReturnType<typeof usePracticeDays>
