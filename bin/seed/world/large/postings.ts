import { datesOfPattern } from '#shared/calendar/day-pattern.rules.ts'
import type { CalendarDay } from '#shared/calendar/calendar.rules.ts'
import { addDays, type LocalDate } from '#shared/kernel/dates.ts'
import { holidayName } from '#shared/kernel/holidays.ts'
import { randomFor } from './random.ts'

/** How many days ahead locums post availability. */
const horizons = { '0': 8, '21': 22, '45': 30, '100': 25, '365': 15 }
const weeks = { '1,2,3,4,5': 40, '1,3,5': 15, '2,4': 12, '6,0': 12, '5,6,0': 10, '0,1,2,3,4,5,6': 11 }
/** Minutes after midnight; nights run past it. */
const hours = { '540-1080': 40, '480-1020': 25, '480-780': 12, '780-1140': 10, '1140-1860': 13 }

const hoursOf = (text: string) => {
  const [from = 0, to = 0] = text.split('-').map(Number)
  return { from, to }
}

type Days = Record<LocalDate, CalendarDay>

/** A professional's usual days up to a horizon; some also have Possibly Available days and leave. */
export const postingsAt = (index: number, today: LocalDate): Days => {
  const random = randomFor('postings', index)
  const horizon = Number(random.weighted(horizons))
  if (horizon === 0) return {}
  const code = () => `V${random.code(7)}`
  const post = (dates: readonly LocalDate[], availability: Pick<CalendarDay, 'hours' | 'mark'>): Days => {
    const posting = code()
    return Object.fromEntries(dates.map((date) => [date, { slots: [], posting, ...availability }]))
  }
  const weekdays = random.weighted(weeks).split(',').map(Number)
  const usual = hoursOf(random.weighted(hours))
  const last = addDays(today, horizon)
  const works = datesOfPattern({ date: today, end_date: last, weekdays }).filter((date) => !holidayName(date))
  const others = [0, 1, 2, 3, 4, 5, 6].filter((day) => !weekdays.includes(day))
  const perhaps =
    others.length > 0 && random.is(0.35)
      ? datesOfPattern({ date: today, end_date: last, weekdays: [random.one(others)] })
      : []
  const leave = addDays(today, random.between(3, 90))
  const off = random.is(0.4) ? datesOfPattern({ date: leave, end_date: addDays(leave, random.between(0, 13)) }) : []
  return {
    ...post(works, { hours: usual }),
    ...post(perhaps, { hours: usual, mark: 'tentative' }),
    ...post(off, { mark: 'off' }),
  }
}
