import { type QueryClient, useQueries, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { calendarContract } from '#shared/calendar/calendar.contract.ts'
import type { DayChange } from '#shared/calendar/availability.schema.ts'
import { addDays, type LocalDate, MAX_PERIOD_DAYS, monthOf, monthRange } from '#shared/kernel/dates.ts'
import { lastDayOf, monthsAway, weekOf } from '#web/components/calendar/month-days.ts'
import type { CalendarView } from '#web/components/calendar/use-calendar-navigation.ts'
import { readsAnyKind } from '#web/platform/invalidations.ts'
import { invalidateAfter, useApiMutation } from '#web/platform/use-api-mutation.ts'
import { ownCalendarQuery } from '#web/features/calendar/own-calendar.api.ts'
import { mergeCalendars, type OwnDay, withReplacedDays } from '#web/components/calendar/own-calendar.ts'

export const monthQuery = (month: string) => ownCalendarQuery(`${month}-01`, lastDayOf(month))

/** Months that the agenda shows at first. */
export const INITIAL_MONTHS = 3

/** The months that a view shows; a week includes the night before it. */
export function monthsIn(
  { view, date, today }: CalendarView,
  ahead = INITIAL_MONTHS,
): { first: string; count: number } {
  if (view === 'agenda') return { first: monthOf(today), count: ahead }
  if (view === 'month') return { first: monthOf(date), count: 1 }
  const [monday = date] = weekOf(date)
  const first = monthOf(addDays(monday, -1))
  return { first, count: first === monthOf(addDays(monday, 6)) ? 1 : 2 }
}

const neighbourMonth = (month: string, away: number): string => monthOf(monthsAway(`${month}-01`, away))

/** The months after and before those that are shown. */
const neighbourQueries = (first: string, count: number) =>
  [neighbourMonth(first, count), neighbourMonth(first, -1)].map(monthQuery)

/** The queries that a view shows, and those to prefetch next. */
export function calendarQueries(part: CalendarView) {
  const { first, count } = monthsIn(part)
  return { months: monthRange(first, count).map(monthQuery), beside: neighbourQueries(first, count) }
}

/** The locum's own calendar for some months; the months before and after are prefetched. */
export function useOwnCalendar(first: string, count = 1) {
  const client = useQueryClient()
  const months = monthRange(first, count)
  const queries = useQueries({ queries: months.map(monthQuery) })
  const settled = queries.every(({ isSuccess }) => isSuccess)
  useEffect(() => {
    if (settled) for (const query of neighbourQueries(first, count)) void client.prefetchQuery(query)
  }, [client, first, count, settled])
  return {
    calendar: mergeCalendars(queries.flatMap(({ data }) => data ?? [])),
    months,
    loading: queries.some(({ isPending }) => isPending),
    error: queries.find(({ error }) => error)?.error,
    retry: () => void Promise.all(queries.map(({ refetch }) => refetch())),
  }
}

export type LoadedCalendar = ReturnType<typeof useOwnCalendar>

/** A year of the calendar: the following days of a posting may be in months that were never shown. */
export const yearQuery = (from: LocalDate) => ownCalendarQuery(from, addDays(from, MAX_PERIOD_DAYS))

/** A response that was requested before the change would overwrite it. */
const cancelDayQueries = (client: QueryClient): Promise<void> =>
  client.cancelQueries({ predicate: ({ queryKey }) => readsAnyKind(queryKey[0], ['calendars']) })

export const invalidateDays = (client: QueryClient): Promise<void> =>
  invalidateAfter(client, calendarContract.changeDays)

/** Shows a change at once in every loaded month. Returns a function that restores the days, even offline. */
export const showOptimistically = (client: QueryClient, days: readonly OwnDay[]): (() => void) => {
  const before = [...new Set(days.map(({ date }) => monthOf(date)))].map((month) => {
    const { queryKey } = monthQuery(month)
    const calendar = client.getQueryData(queryKey)
    if (calendar)
      client.setQueryData(
        queryKey,
        withReplacedDays(
          calendar,
          days.filter(({ date }) => monthOf(date) === month),
        ),
      )
    return { queryKey, calendar }
  })
  return () => {
    for (const { queryKey, calendar } of before) client.setQueryData(queryKey, calendar)
  }
}

interface CalendarChange<Variables> {
  changes: (variables: Variables) => DayChange[]
  /** The changed days, shown before the response. */
  optimisticDays: (variables: Variables) => readonly OwnDay[]
  /** The title of the error, if it isn't the standard one. */
  failure?: (variables: Variables) => string
}

/** Changes all days or none; the response includes the changes that undo it. */
export function useChangeDays<Variables>({ changes, optimisticDays, failure }: CalendarChange<Variables>) {
  const client = useQueryClient()
  const requestOf = (variables: Variables) => ({ body: { changes: changes(variables) } })
  return useApiMutation(calendarContract.changeDays, requestOf, {
    ...(failure && { failure }),
    // One at a time, so that a second change of a day follows the first.
    scope: { id: 'own calendar' },
    onMutate: async (variables) => {
      await cancelDayQueries(client)
      return showOptimistically(client, optimisticDays(variables))
    },
    onError: (_, __, restore) => restore?.(),
  })
}
