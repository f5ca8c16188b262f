import type { Hours } from '../../../shared/calendar/availability.schema.ts'
import { rateGroupOf } from '../../../shared/bookings/pay.rules.ts'
import { statusSaid } from '../../../shared/calendar/posted-status.ts'
import type { LocalDate } from '../../../shared/kernel/dates.ts'
import type { WorkHours } from '../../../shared/professionals/professionals.schema.ts'
import type { OwnDay } from '../../components/calendar/own-calendar.ts'
import type { Draft, Said } from './draft.ts'

/** The hours one usually works on such a day. */
export const usualHours = (date: LocalDate | undefined, hours: WorkHours | undefined): Hours => {
  const usual = hours?.[date ? rateGroupOf(date) : 'weekdays']
  return { start_time: usual?.start ?? '08:00', end_time: usual?.end ?? '17:00' }
}

/** What is posted of a day. */
export const saidBefore = ({ posted, start_time, end_time }: OwnDay): Said | undefined =>
  posted === 'none' ? undefined : { status: statusSaid[posted], ...(posted !== 'off' && { start_time, end_time }) }

/** What all have in common; what is in none of them is as one says by oneself. */
const common = <T>(values: readonly T[], otherwise: T): T | undefined => {
  const [value = otherwise, ...others] = new Set(values)
  return others.length === 0 ? value : undefined
}

/** What is said of days at first: what is posted of all of them alike; where nothing is posted, that one is free at one's usual hours. */
export function startingFrom(days: readonly OwnDay[], usual: Hours): Draft {
  const said = days.flatMap((day) => saidBefore(day) ?? [])
  return {
    status: common(said.map(({ status }) => status), 'available'),
    start: common(said.flatMap(({ start_time }) => start_time ?? []), usual.start_time),
    end: common(said.flatMap(({ end_time }) => end_time ?? []), usual.end_time),
    scope: 'day',
  }
}

/** What a draft says of one of its days; nothing of a day that is not posted while nothing was chosen for all. */
export function saidOn({ status, start, end }: Pick<Draft, 'status' | 'start' | 'end'>, day: OwnDay | undefined, usual: Hours): Said | undefined {
  const before = day && saidBefore(day)
  const now = status ?? before?.status
  if (!now || now === 'unavailable') return now && { status: now }
  return { status: now, start_time: start ?? before?.start_time ?? usual.start_time, end_time: end ?? before?.end_time ?? usual.end_time }
}

/** Whether that is posted of the day already. */
export const isSaid = (said: Said, day: OwnDay | undefined): boolean => {
  const before = day && saidBefore(day)
  return before?.status === said.status && before.start_time === said.start_time && before.end_time === said.end_time
}
