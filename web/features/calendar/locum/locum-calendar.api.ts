import { type QueryClient, type UseQueryResult, useQueries, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { bookingsContract } from '#shared/bookings/bookings.contract.ts'
import { calendarContract } from '#shared/calendar/calendar.contract.ts'
import type { DayChange } from '#shared/calendar/availability.schema.ts'
import { addDays, type LocalDate, MAX_PERIOD_DAYS, monthOf, monthRange } from '#shared/kernel/dates.ts'
import { lastDayOfMonth, mondayOf, monthsAway } from '#web/components/calendar/month-days.ts'
import { monthsBetween } from '#shared/calendar/calendar.rules.ts'
import { monthsInView } from '#web/features/calendar/use-roll.ts'
import { useProfessional } from '#web/components/account/account.api.ts'
import type { BookingId, UserId } from '#shared/kernel/ids.ts'
import { isTablet } from '#web/platform/media.ts'
import { apiFullList, mappedQuery } from '#web/platform/api-query.ts'
import { upcomingOffersAndRequests } from '#web/features/offers/locum/locum-offers.api.ts'
import { applicationsByDay } from './applications-by-day.ts'
import { type CalendarPosition, calendarViewIn } from '#web/features/calendar/use-calendar-navigation.ts'
import { readsAnyKind } from '#web/platform/invalidations.ts'
import { invalidateAfter, useApiMutation } from '#web/platform/use-api-mutation.ts'
import { ownCalendarQuery } from '#web/features/calendar/own-calendar.api.ts'
import {
  mergeCalendars,
  type OwnCalendar,
  type OwnDay,
  withReplacedDays,
} from '#web/components/calendar/own-calendar.ts'

export const monthQuery = (month: string) => ownCalendarQuery(`${month}-01`, lastDayOfMonth(month))

/** Months that the agenda shows at first. */
export const INITIAL_MONTHS = 3

/** The months that a view shows; a week includes the night before it. */
export function monthsOf({ view, date, today, top }: CalendarPosition, ahead = INITIAL_MONTHS): string[] {
  if (view === 'agenda') return monthRange(monthOf(today), ahead)
  if (view === 'month') return monthsInView(top)
  const monday = mondayOf(date)
  return monthsBetween(addDays(monday, -1), addDays(monday, 6))
}

/** The months after and before those that are shown. */
const neighbourQueries = (months: readonly string[]) =>
  [months.at(-1), months[0]].flatMap((month, at) =>
    month ? monthQuery(monthOf(monthsAway(`${month}-01`, at === 0 ? 1 : -1))) : [],
  )

/** The practices of a locum's bookings in a period, by booking. */
const practicesQuery = (userId: UserId, start: LocalDate, end: LocalDate) =>
  mappedQuery(
    apiFullList(bookingsContract.listProfessionalBookings, { params: { userId, start, end } }),
    'practices',
    (bookings) => new Map(bookings.map(({ id, company }) => [id, company.name])),
  )

/** The practices from today on, for a year, and before it from the first month in view on; no list covers more. */
function practicesQueries(userId: UserId, months: readonly string[], today: LocalDate) {
  const first = `${[monthOf(today), ...months].sort()[0]}-01`
  return [
    practicesQuery(userId, today, addDays(today, MAX_PERIOD_DAYS)),
    ...(first < today
      ? [practicesQuery(userId, [first, addDays(today, -MAX_PERIOD_DAYS)].sort()[1] as LocalDate, addDays(today, -1))]
      : []),
  ]
}

/** What names the days of a calendar. */
const namingQueries = (userId: UserId, months: readonly string[], today: LocalDate) => [
  ...practicesQueries(userId, months, today),
  upcomingOffersAndRequests(today),
]

/** The queries that a view shows, and those to prefetch next. */
export function calendarQueries(search: URLSearchParams, userId: UserId) {
  const part = calendarViewIn(search, isTablet())
  const months = monthsOf(part)
  return {
    months: months.map(monthQuery),
    names: namingQueries(userId, months, part.today),
    beside: neighbourQueries(months),
  }
}

/** The locum's own calendar for some months; the months before and after are prefetched. */
export function useOwnCalendar(months: readonly string[], today: LocalDate) {
  const client = useQueryClient()
  const { id } = useProfessional()
  const loaded = useQueries({ queries: months.map(monthQuery), combine: combineMonths })
  const practices = useQueries({ queries: practicesQueries(id, months, today), combine: combinePractices })
  const { data: applied, isPending: areApplicationsPending } = useQuery(upcomingOffersAndRequests(today))
  const applications = useMemo(() => applicationsByDay(applied ?? []), [applied])
  const listed = months.join(' ')
  const { data, settled } = loaded
  useEffect(() => {
    if (settled) for (const query of neighbourQueries(listed.split(' '))) void client.prefetchQuery(query)
  }, [client, listed, settled])
  const calendar = useMemo(
    (): OwnCalendar => ({ ...mergeCalendars(data), applications, practices: practices.names }),
    [data, applications, practices.names],
  )
  return {
    calendar,
    months,
    loading: loaded.loading,
    /** Practices and applications are still to come: lines that name them are added or grow. */
    naming: practices.loading || areApplicationsPending,
    error: loaded.error,
    retry: loaded.retry,
  }
}

const combinePractices = (parts: readonly UseQueryResult<ReadonlyMap<BookingId, string>>[]) => ({
  names: new Map(parts.flatMap(({ data }) => [...(data ?? [])])),
  loading: parts.some(({ isPending }) => isPending),
})

const combineMonths = (queries: readonly UseQueryResult<OwnCalendar>[]) => ({
  data: queries.flatMap(({ data }) => data ?? []),
  settled: queries.every(({ isSuccess }) => isSuccess),
  loading: queries.some(({ isPending }) => isPending),
  error: queries.find(({ error }) => error)?.error,
  retry: () => void Promise.all(queries.map(({ refetch }) => refetch())),
})

export type LoadedCalendar = ReturnType<typeof useOwnCalendar>

/** A year of the calendar: the following days of a posting may be in months that were never shown. */
export const yearQuery = (from: LocalDate) => ownCalendarQuery(from, addDays(from, MAX_PERIOD_DAYS))

/** A response that was requested before the change would overwrite it. */
const cancelDayQueries = (client: QueryClient): Promise<void> =>
  client.cancelQueries({ predicate: ({ queryKey }) => readsAnyKind(queryKey[0], ['calendars']) })

export const invalidateDays = (client: QueryClient): Promise<void> =>
  invalidateAfter(client, calendarContract.changeCalendar)

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
export function useChangeCalendar<Variables>({ changes, optimisticDays, failure }: CalendarChange<Variables>) {
  const client = useQueryClient()
  const requestOf = (variables: Variables) => ({ body: { changes: changes(variables) } })
  return useApiMutation(calendarContract.changeCalendar, requestOf, {
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
