import { useMemo } from 'react'
import type { LocalDate } from '#shared/kernel/dates.ts'
import { useActiveCompany } from '#web/components/account.ts'
import { today as currentDay } from '#web/platform/clock.ts'
import { MAX_OPEN_OFFERS } from '#web/features/offers/practice/practice-offers.api.ts'
import { shiftsByDay } from './practice-days.ts'
import { periodLists } from './practice-calendar.api.ts'
import { useList } from '#web/platform/use-list.ts'

export function usePracticeDays(start: LocalDate, end: LocalDate) {
  const { company } = useActiveCompany()
  const today = currentDay()
  const lists = periodLists(company.id, { start, end })
  const offers = useList(lists.offers, { automaticItems: MAX_OPEN_OFFERS })
  const bookings = useList(lists.bookings, { automaticItems: MAX_OPEN_OFFERS })
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
