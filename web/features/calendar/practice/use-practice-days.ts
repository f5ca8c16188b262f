import { useQueries } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Booking } from '#shared/bookings/bookings.schema.ts'
import type { Offer } from '#shared/offers/offers.schema.ts'
import type { LocalDate } from '#shared/kernel/dates.ts'
import { useActiveCompany } from '#web/components/account/account.api.ts'
import { currentDay } from '#web/platform/clock.ts'
import { shiftsByDay } from './practice-days.ts'
import { partLists, partsOf } from './practice-calendar.api.ts'

type Parts<T> = readonly (readonly T[] | undefined)[]

/** An offer or booking over two parts is in both. */
const unique = <T extends { id: string }>(lists: Parts<T>): T[] => [
  ...new Map(lists.flatMap((list) => list ?? []).map((item) => [item.id, item])).values(),
]

const useShifts = (offers: Parts<Offer>, bookings: Parts<Booking>, today: LocalDate) =>
  useMemo(() => shiftsByDay(unique(offers), unique(bookings), today), [offers, bookings, today])

export function usePracticeDays(start: LocalDate, end: LocalDate) {
  const { company } = useActiveCompany()
  const today = currentDay()
  const parts = partsOf({ start, end }, today)
  const lists = parts.map((part) => partLists(company.id, part))
  const offers = useQueries({ queries: lists.map((list) => list.offers), combine: combineParts })
  const bookings = useQueries({ queries: lists.map((list) => list.bookings), combine: combineParts })
  return {
    days: useShifts(offers.data, bookings.data, today),
    /** The first and last day that are loaded. */
    from: parts[0]?.start ?? start,
    to: parts.at(-1)?.end ?? end,
    loading: [...offers.pending, ...bookings.pending].includes(true),
    /** Whether the quarter of a day is still to come; others may be shown meanwhile. */
    isDayLoading: (date: LocalDate) => {
      const at = parts.findIndex(({ start, end }) => date >= start && date <= end)
      return at < 0 || offers.pending[at] || bookings.pending[at]
    },
    error: offers.error ?? bookings.error,
    retry: () => [offers, bookings].forEach(({ refetch }) => refetch()),
  }
}

interface Part<T> {
  data: T[] | undefined
  error: Error | null
  isPending: boolean
  refetch: () => unknown
}

function combineParts<T>(parts: readonly Part<T>[]) {
  return {
    data: parts.map(({ data }) => data),
    error: parts.find(({ error }) => error)?.error,
    pending: parts.map(({ isPending }) => isPending),
    refetch: () => parts.forEach(({ refetch }) => void refetch()),
  }
}

export type PracticeDays = ReturnType<typeof usePracticeDays>
