import type { OfferTemplate } from '#shared/companies/offer-templates.schema.ts'
import { joinWords } from '#web/components/format/format-words.ts'

const names = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as const

/** From Monday to Sunday. */
const indexOf = (weekday: number): number => (weekday + 6) % 7

const isRun = (days: readonly number[]): boolean => days.every((day, at) => day === (days[0] ?? 0) + at)

/** `Mon – Fri`, or `Mon, Wed and Sun`. */
function formatWeek(weekdays: readonly number[]): string {
  const sorted = weekdays.toSorted((a, b) => indexOf(a) - indexOf(b))
  const words = sorted.map((weekday) => names[weekday] as string)
  return words.length > 2 && isRun(sorted.map(indexOf)) ? `${words[0]} – ${words.at(-1)}` : joinWords(words)
}

/** `Mon – Fri 08:00–17:00, Sat 09:00–13:00`: weekdays with the same hours together. */
export function formatTemplateDays(shifts: OfferTemplate['shifts']): string {
  const byHours = Map.groupBy(shifts, ({ start_time, end_time }) => `${start_time}–${end_time}`)
  return [...byHours].map(([hours, same]) => `${formatWeek(same.map(({ weekday }) => weekday))} ${hours}`).join(', ')
}
