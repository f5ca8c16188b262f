import { pickEditable, type EditableOffer } from '#shared/offers/changed-fields.rules.ts'
import { formatOfferChanges } from '#shared/offers/offer-changes.rules.ts'
import type { Offer } from '#shared/offers/offers.schema.ts'
import { formatDays } from '#web/components/format-shift.ts'

/** The offer as an edit sees it: without its booked days. */
export const editableView = (offer: Offer): EditableOffer => ({
  ...pickEditable(offer),
  request_dates: offer.request_dates.filter(({ date }) => offer.available_dates.includes(date)),
})

/** What an edit changes besides the notes, a sentence each; empty if applications would stay. */
export const formatChanges = (before: EditableOffer, after: EditableOffer): string[] =>
  formatOfferChanges(before, after, formatDays)
