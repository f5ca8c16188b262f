import { addDays, daysBetween, DAYS_AHEAD, type LocalDate, MOST_DAYS } from '#shared/kernel/dates.ts'
import { daysFromTo } from '#web/components/calendar/month-days.ts'

/** Whether a day can join the chosen ones; days already chosen can always be taken off. */
export function canPick(date: LocalDate, chosen: readonly LocalDate[], today: LocalDate): boolean {
  if (chosen.includes(date)) return true
  if (date < today || date > addDays(today, DAYS_AHEAD)) return false
  const all = [...chosen, date].sort()
  return daysBetween(all[0] as LocalDate, all.at(-1) as LocalDate) < MOST_DAYS
}

/** What is chosen after a tap: the day joins or leaves; from another day on, all between that can join do. */
export function picked(date: LocalDate, chosen: readonly LocalDate[], today: LocalDate, from = date): LocalDate[] {
  if (from === date && chosen.includes(date)) return chosen.filter((other) => other !== date)
  const all = [...chosen]
  for (const day of daysFromTo(from, date)) if (!all.includes(day) && canPick(day, all, today)) all.push(day)
  return all.sort()
}
