import type { BookedDays } from '#shared/admin/booked-days.schema.ts'
import { formatCardDate, type LocalDate } from '#shared/kernel/dates.ts'
import type { OptionChange } from '#shared/options/option-lists.schema.ts'
import { formatCount, formatItemCount, joinWords } from '#web/components/format/format-words.ts'

const NAMED = 3

/** How many have a day: bookings once they are counted, open offers of the last night. */
export interface DayUse {
  booked: ReadonlyMap<LocalDate, BookedDays['days'][number]>
  /** Undefined until they have been counted for the first time. */
  offers: ReadonlyMap<LocalDate, number> | undefined
}

export const bookedText = ({ booked }: DayUse, date: LocalDate): string => {
  const day = booked.get(date)
  return day ? formatItemCount(day.bookings, day.more) : ''
}

const followsFor = (use: DayUse, { code: date, action }: OptionChange): string => {
  const day = use.booked.get(date)
  if (!day || !['added', 'restored', 'removed'].includes(action)) return ''
  const offers = use.offers?.get(date) ?? 0
  const rate = action === 'removed' ? 'usual' : 'holiday'
  const bookings =
    day.bookings === 1 ? 'its booking keeps its rate' : `its ${bookedText(use, date)} bookings keep their rate`
  const parts = [
    ...(day.bookings > 0 ? [bookings] : []),
    ...(offers > 0 ? [`${formatCount(offers, 'open offer')} ${offers === 1 ? 'takes' : 'take'} the ${rate} rate`] : []),
  ]
  if (parts.length > 0) return `: ${joinWords(parts)}`
  return use.offers ? ': no bookings or open offers' : ': no bookings'
}

/** `Fri 11 Dec added: its 2 bookings keep their rate and 5 open offers take the holiday rate` */
export function holidaySummary(changes: readonly OptionChange[], use: DayUse): string {
  const named = changes
    .slice(0, NAMED)
    .map((change) => `${formatCardDate(change.code)} ${change.action}${followsFor(use, change)}`)
  return [...named, ...(changes.length > NAMED ? [`${changes.length - NAMED} more`] : [])].join('; ')
}
