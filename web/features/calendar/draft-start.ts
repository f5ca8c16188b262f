import type { Hours } from '../../../shared/calendar/availability.schema.ts'
import { rateGroupOf } from '../../../shared/bookings/pay.rules.ts'
import { statusSaid } from '../../../shared/calendar/posted-status.ts'
import type { LocalDate } from '../../../shared/kernel/dates.ts'
import type { WorkHours } from '../../../shared/professionals/professionals.schema.ts'
import { type Draft, saidOf } from './draft.ts'
import type { OwnDay } from '../../components/calendar/own-calendar.ts'

const usualHours = (date: LocalDate | undefined, hours: WorkHours | undefined): Pick<Draft, 'start' | 'end'> => {
  const usual = hours?.[date ? rateGroupOf(date) : 'weekdays']
  return { start: usual?.start ?? '08:00', end: usual?.end ?? '17:00' }
}

/** The hours that are posted of some days, each once. */
export const postedHours = (days: readonly OwnDay[]): Hours[] => [
  ...new Map(days.flatMap(({ start_time, end_time }) => (start_time && end_time ? [[`${start_time}–${end_time}`, { start_time, end_time }] as const] : []))).values(),
]

const onlyOne = <T>(values: readonly T[]): T | undefined => (values.length === 1 ? values[0] : undefined)

/** What is said of days at first: what is posted of all of them, else that one is free at one's usual hours. */
export function startingFrom(days: readonly OwnDay[], date: LocalDate | undefined, hours: WorkHours | undefined): Draft {
  const usual = usualHours(date, hours)
  const status = onlyOne([...new Set(days.flatMap(({ posted }) => (posted === 'none' ? [] : statusSaid[posted])))])
  const posted = onlyOne(postedHours(days))
  return { status: status ?? 'available', start: posted?.start_time ?? usual.start, end: posted?.end_time ?? usual.end, scope: 'day' }
}

/** Whether a draft says what is posted already. */
export function sameSaid(draft: Draft, { posted, ...day }: OwnDay): boolean {
  const said = saidOf(draft)
  return posted !== 'none' && said.status === statusSaid[posted] && said.start_time === day.start_time && said.end_time === day.end_time
}
