import type { OfferTemplate } from '#shared/companies/offer-templates.schema.ts'
import { joinWords } from '#web/components/format/format-shift.ts'

const names = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as const

/** From Monday to Sunday. */
const placeOf = (weekday: number): number => (weekday + 6) % 7

const isRun = (places: readonly number[]): boolean => places.every((place, at) => place === (places[0] ?? 0) + at)

/** `Mon – Fri`, or `Mon, Wed and Sun`. */
function formatWeek(weekdays: readonly number[]): string {
  const sorted = weekdays.toSorted((a, b) => placeOf(a) - placeOf(b))
  const words = sorted.map((weekday) => names[weekday] as string)
  return words.length > 2 && isRun(sorted.map(placeOf)) ? `${words[0]} – ${words.at(-1)}` : joinWords(words)
}

/** `Mon – Fri 08:00–17:00, Sat 09:00–13:00`: weekdays with the same hours together. */
export function formatTemplateDays(shifts: OfferTemplate['shifts']): string {
  const byHours = Map.groupBy(shifts, ({ start_time, end_time }) => `${start_time}–${end_time}`)
  return [...byHours].map(([hours, same]) => `${formatWeek(same.map(({ weekday }) => weekday))} ${hours}`).join(', ')
}
