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

/** What is said of a day at first: what is posted of it, else that one is free at one's usual hours. */
export function startingFrom(day: OwnDay | undefined, date: LocalDate | undefined, hours: WorkHours | undefined): Draft {
  const usual = usualHours(date, hours)
  return { status: day && day.posted !== 'none' ? statusSaid[day.posted] : 'available', start: day?.start_time ?? usual.start, end: day?.end_time ?? usual.end, scope: 'day' }
}

/** Whether a draft says what is posted already. */
export function sameSaid(draft: Draft, { posted, ...day }: OwnDay): boolean {
  const said = saidOf(draft)
  return posted !== 'none' && said.status === statusSaid[posted] && said.start_time === day.start_time && said.end_time === day.end_time
}
