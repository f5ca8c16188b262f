import { hasPassed, instantOf, type Instant, type LocalDate } from '#shared/kernel/dates.ts'
import type { FieldProblem } from '#shared/kernel/errors.ts'
import { arePast } from '#shared/kernel/shift.ts'
import type { Shift } from '#shared/kernel/shift.schema.ts'
import { changedFields, type EditableField, type EditableOffer } from './changed-fields.rules.ts'
import type { EditFacts } from './offers.lifecycle.ts'
import { withEdit } from './offer-changes.rules.ts'
import { datesOf, openDates, shiftOn } from './offers.rules.ts'
import { OfferShifts } from './offers.schema.ts'
import type { OfferState, OfferTerms } from './offers.state.ts'

const isBooked = (offer: OfferState, date: LocalDate): boolean => offer.days[date]?.booking !== undefined

/** The days of an offer that are not booked: what an edit replaces. */
const replaceableShifts = (offer: OfferState): Shift[] =>
  datesOf(offer)
    .filter((date) => !isBooked(offer, date))
    .map((date) => shiftOn(offer, date))

/** An offer as an edit sees it. */
export const editableOf = (offer: OfferState): EditableOffer => {
  const { province, region, ...terms } = offer.terms
  return { ...terms, practice_region: { province, region }, request_dates: replaceableShifts(offer) }
}

export const termsOf = ({ practice_region, request_dates: _, ...terms }: EditableOffer): OfferTerms => ({
  ...terms,
  ...practice_region,
})

const hasSameHours = (offer: OfferState, { date, start_time, end_time }: Shift): boolean =>
  offer.days[date]?.start === start_time && offer.days[date].end === end_time

/** Whether a shift of an edit is already in the offer, so that it may have begun by now. */
export const isUnchangedShift =
  (offer: OfferState) =>
  (shift: Shift): boolean =>
    hasSameHours(offer, shift)

/** An edit may repeat booked days as they are; they stay in any case. */
export const withoutBookedShifts = (offer: OfferState, edit: EditableOffer): EditableOffer => ({
  ...edit,
  request_dates: edit.request_dates.filter(({ date }) => !isBooked(offer, date)),
})

/** Shifts that have begun can neither be changed nor applied for, so an edit may leave them out or repeat them. */
const withoutBegunShifts = (offer: EditableOffer, now: Instant): EditableOffer => ({
  ...offer,
  request_dates: offer.request_dates.filter(({ date, start_time }) => !hasPassed(date, start_time, now)),
})

/** The fields that an edit changes besides the notes; none, and applications stay (DESIGN 5). */
export const changedBesidesNotes = (offer: OfferState, edit: EditableOffer, now: Instant): EditableField[] =>
  changedFields(withoutBegunShifts(editableOf(offer), now), withoutBegunShifts(edit, now)).filter(
    (field) => field !== 'notes',
  )

/** What booked days do not allow, by field. `edit` has the days as they were sent. */
export const editProblems = (offer: OfferState, edit: EditableOffer): FieldProblem[] => {
  const booked = datesOf(offer).filter((date) => isBooked(offer, date))
  if (booked.length === 0) return []
  const moved = edit.request_dates.flatMap((shift, index) =>
    isBooked(offer, shift.date) && !hasSameHours(offer, shift)
      ? [{ field: `request_dates.${index}.date`, message: 'This day is booked, so its hours can’t be changed' }]
      : [],
  )
  const changed = changedFields(editableOf(offer), edit)
  const fixed = (['profession', 'practice_region'] as const).filter((field) => changed.includes(field))
  const shifts = [...booked.map((date) => shiftOn(offer, date)), ...withoutBookedShifts(offer, edit).request_dates]
  const [overlap] = OfferShifts.safeParse(shifts).error?.issues ?? []
  return [
    ...moved,
    ...fixed.map((field) => ({ field, message: 'A day is booked, so this can’t be changed' })),
    ...(overlap && moved.length === 0 ? [{ field: 'request_dates', message: overlap.message }] : []),
  ]
}

/** The offer with new terms; with anything but the notes changed, all days that are not booked are open anew. */
export const editedOffer = (offer: OfferState, edit: EditableOffer, now: Instant): OfferState => {
  const terms = termsOf(edit)
  if (changedBesidesNotes(offer, edit, now).length === 0)
    return { ...offer, terms: { ...offer.terms, notes: terms.notes }, updatedAt: now }
  const revision = offer.revision + 1
  const booked = Object.entries(offer.days)
    .filter(([date]) => isBooked(offer, date))
    .map(([date, day]) => [date, { ...day, edited: true }] as const)
  const open = edit.request_dates.map(({ date, start_time: start, end_time: end }) => {
    const { lostRevisions } = offer.days[date] ?? {}
    return [date, { start, end, sinceRevision: revision, ...(lostRevisions && { lostRevisions }) }] as const
  })
  const after = { ...offer, terms, revision, days: Object.fromEntries([...booked, ...open]), updatedAt: now }
  return withEdit(offer, after)
}

export const editOfferFacts = (offer: OfferState, today: LocalDate): EditFacts => {
  const dates = datesOf(offer)
  return {
    offerCancelled: offer.cancelled !== undefined,
    allBooked: dates.every((date) => isBooked(offer, date)),
    past: arePast(
      dates.map((date) => shiftOn(offer, date)),
      today,
    ),
  }
}

/** An edited offer with an earlier first shift is released when that begins, at the latest. */
export const withReleaseByFirstShift = (offer: OfferState, now: Instant): OfferState => {
  if (!offer.pool) return offer
  const starts = openDates(offer, now).map((date) => instantOf(date, shiftOn(offer, date).start_time))
  const until = [offer.pool.until, ...starts].sort()[0] ?? offer.pool.until
  return { ...offer, pool: { ...offer.pool, until } }
}
