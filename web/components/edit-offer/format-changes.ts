import { formatRate } from '#shared/kernel/money.ts'
import type { Shift } from '#shared/kernel/shift.schema.ts'
import {
  changedFields,
  pickEditable,
  type EditableField,
  type EditableOffer,
} from '#shared/offers/changed-fields.rules.ts'
import type { Offer } from '#shared/offers/offers.schema.ts'
import { formatLunch, formatTimes } from '#shared/kernel/format-shift.ts'
import { formatDays } from '#web/components/format-shift.ts'

/** The offer as an edit sees it: without its booked days. */
export const editableView = (offer: Offer): EditableOffer => ({
  ...pickEditable(offer),
  request_dates: offer.request_dates.filter(({ date }) => offer.available_dates.includes(date)),
})

const datesIn = (shifts: readonly Shift[]) => shifts.map(({ date }) => date)

function dayChanges(before: readonly Shift[], after: readonly Shift[]): string[] {
  const [from, to] = [datesIn(before), datesIn(after)]
  const removed = from.filter((date) => !to.includes(date))
  const added = to.filter((date) => !from.includes(date))
  const moved = after.filter(({ date, start_time, end_time }) =>
    before.some((day) => day.date === date && (day.start_time !== start_time || day.end_time !== end_time)),
  )
  const byHours = Map.groupBy(moved, formatTimes)
  return [
    ...(removed.length > 0 ? [`No longer needed: ${formatDays(removed)}`] : []),
    ...(added.length > 0 ? [`New: ${formatDays(added)}`] : []),
    ...[...byHours].map(([hours, days]) => `New hours on ${formatDays(datesIn(days))}: ${hours}`),
  ]
}

const words: Partial<Record<EditableField, (before: EditableOffer, after: EditableOffer) => string[]>> = {
  rates: (before, after) => [
    `Budget: ${formatRate(Number(before.rates[0]), Number(before.rates[1]))} becomes ${formatRate(Number(after.rates[0]), Number(after.rates[1]))}`,
  ],
  lunch: (before, after) => [
    `Lunch: ${before.lunch.allowed ? formatLunch(before.lunch) : 'none'} becomes ${after.lunch.allowed ? formatLunch(after.lunch) : 'none'}`,
  ],
  request_dates: (before, after) => dayChanges(before.request_dates, after.request_dates),
}

/** What an edit changes besides the notes, a sentence each; empty if applications would stay. */
export const formatChanges = (before: EditableOffer, after: EditableOffer): string[] =>
  changedFields(before, after).flatMap((field) => words[field]?.(before, after) ?? [])
