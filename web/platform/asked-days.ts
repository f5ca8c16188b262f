import * as z from 'zod/mini'
import { addDays, LocalDate, LocalTime } from '../../shared/kernel/dates.ts'

/** The days and hours that somebody is needed for, as the addresses of the search and of a locum's page carry them. */
export interface AskedDays {
  dates: LocalDate[]
  start_time: LocalTime
  end_time: LocalTime
}

/** In days: nobody is asked for later than in a year. */
export const MOST_AHEAD = 365

/** As many as one search takes. */
export const MOST_DAYS = 31

const usual = { start_time: '08:00', end_time: '17:00' }

const valid = <S extends z.ZodMiniType>(schema: S, text: string | undefined): text is string => z.safeParse(schema, text).success

/** `?dates=2026-12-07,2026-12-08&hours=08:00-17:00`; what makes no sense, or is past, is left out. */
export function askedDays(params: URLSearchParams, today: LocalDate): AskedDays {
  const dates = (params.get('dates') ?? '').split(',').filter((date) => valid(LocalDate, date) && date >= today && date <= addDays(today, MOST_AHEAD))
  const [start_time, end_time] = (params.get('hours') ?? '').split('-')
  const hours = valid(LocalTime, start_time) && valid(LocalTime, end_time) && start_time !== end_time ? { start_time, end_time } : usual
  return { dates: [...new Set(dates)].toSorted().slice(0, MOST_DAYS), ...hours }
}

/** The address's part for them; nothing where they are the usual. */
export function askedDaysParams({ dates, start_time, end_time }: AskedDays): Record<string, string> {
  const hours = `${start_time}-${end_time}`
  return { ...(dates.length > 0 && { dates: dates.join(',') }), ...(hours !== `${usual.start_time}-${usual.end_time}` && { hours }) }
}
