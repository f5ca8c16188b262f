import { formatRate } from '#shared/kernel/money.ts'
import type { Shift } from '#shared/kernel/shift.schema.ts'
import { pickEditable, type EditableOffer } from '#shared/offers/changed-fields.rules.ts'
import { formatOfferChanges } from '#shared/offers/offer-changes.rules.ts'
import type { Offer } from '#shared/offers/offers.schema.ts'
import { formatLunch, formatTimes } from '#shared/kernel/format-shift.ts'
import type { Shown } from '#web/platform/meanwhile.ts'
import { formatDays } from '#web/components/format/format-days.ts'
import { openShifts } from '#web/components/status/offer-facts.ts'

/** The offer as an edit sees it: without its booked days. */
export const editableView = (offer: Offer): EditableOffer => ({
  ...pickEditable(offer),
  request_dates: openShifts(offer),
})

const formatSameHours = ([hours, shifts]: [string, Shift[]]): string =>
  `${formatDays(shifts.map(({ date }) => date))}, ${hours}`

/** What an edit shows of an offer, as others have changed it meanwhile. */
export const shownOfOffer: Shown<EditableOffer> = {
  profession: null,
  practice_region: null,
  experience: null,
  skills: null,
  rates: ([from, to]) => `Budget: ${formatRate(Number(from), Number(to))}`,
  lunch: (lunch) => `Lunch: ${lunch.allowed ? formatLunch(lunch) : 'none'}`,
  notes: 'Notes',
  request_dates: (shifts) =>
    `Open days: ${[...Map.groupBy(shifts, formatTimes)].map(formatSameHours).join('; ') || 'none'}`,
}

/** What an edit changes besides the notes, a sentence each; empty if applications would stay. */
export const formatChanges = (before: EditableOffer, after: EditableOffer): string[] =>
  formatOfferChanges(before, after, formatDays)
