import { formatCardDate, type Instant, type LocalDate } from '#shared/kernel/dates.ts'
import { formatLunch, formatPlace, formatTimes } from '#shared/kernel/format-shift.ts'
import { formatRate } from '#shared/kernel/money.ts'
import { hasBegun } from '#shared/kernel/shift.ts'
import type { Lunch, Shift } from '#shared/kernel/shift.schema.ts'
import { changedFields, type EditableField, type EditableOffer } from './changed-fields.rules.ts'
import { datesOf, shiftOn } from './offers.rules.ts'
import type { Candidate, Edit, OfferState } from './offers.state.ts'

type FormatDays = (dates: readonly LocalDate[]) => string

const datesIn = (shifts: readonly Shift[]) => shifts.map(({ date }) => date)

function dayChanges(before: readonly Shift[], after: readonly Shift[], formatDays: FormatDays): string[] {
  const [from, to] = [datesIn(before), datesIn(after)]
  const removed = from.filter((date) => !to.includes(date))
  const added = to.filter((date) => !from.includes(date))
  const moved = after.flatMap((shift) => {
    const was = before.find(({ date }) => date === shift.date)
    const [old, hours] = [was && formatTimes(was), formatTimes(shift)]
    return old && old !== hours ? [{ date: shift.date, hours: `${old} becomes ${hours}` }] : []
  })
  return [
    ...(removed.length > 0 ? [`No longer needed: ${formatDays(removed)}`] : []),
    ...(added.length > 0 ? [`New: ${formatDays(added)}`] : []),
    ...[...Map.groupBy(moved, ({ hours }) => hours)].map(
      ([hours, days]) => `Hours on ${formatDays(days.map(({ date }) => date))}: ${hours}`,
    ),
  ]
}

const budget = ({ rates }: EditableOffer) => formatRate(Number(rates[0]), Number(rates[1]))
const lunchOf = (lunch: Lunch) => (lunch.allowed ? formatLunch(lunch) : 'none')
const years = (count: number) => (count === 0 ? 'none needed' : count === 1 ? '1 year' : `${count} years`)

const terms: Partial<Record<EditableField, { name: string; value: (offer: EditableOffer) => string }>> = {
  profession: { name: 'Profession', value: ({ profession }) => profession },
  practice_region: { name: 'Region', value: ({ practice_region }) => formatPlace(practice_region) },
  rates: { name: 'Budget', value: budget },
  lunch: { name: 'Lunch', value: ({ lunch }) => lunchOf(lunch) },
  experience: { name: 'Experience', value: ({ experience }) => years(experience) },
  skills: { name: 'Skills', value: ({ skills }) => skills.toSorted().join(', ') || 'none' },
}

export const NEW_NOTES = 'There are new notes'

/** What an edit changes besides the notes, a sentence each; empty if applications would stay. */
export const formatOfferChanges = (before: EditableOffer, after: EditableOffer, formatDays: FormatDays): string[] =>
  changedFields(before, after).flatMap((field) => {
    if (field === 'request_dates') return dayChanges(before.request_dates, after.request_dates, formatDays)
    const { name, value } = terms[field] ?? {}
    return value ? [`${name}: ${value(before)} becomes ${value(after)}`] : []
  })

/** An offer with all its days, as an edit compares it; notes are not kept. */
const snapshotOf = (offer: OfferState): Edit['was'] => {
  const { province, region, notes: _, ...rest } = offer.terms
  const shifts = datesOf(offer).map((date) => shiftOn(offer, date))
  return { ...rest, practice_region: { province, region }, request_dates: shifts }
}

/** Enough for whoever applied before several edits. */
const MAX_EDITS = 5

/** The edits of an offer with one more, which makes it `after`. */
export const withEdit = (before: OfferState, after: OfferState): OfferState => {
  const hasNewNotes = before.terms.notes !== after.terms.notes
  const edit: Edit = { endedRevision: before.revision, was: snapshotOf(before), ...(hasNewNotes && { newNotes: true }) }
  return { ...after, edits: [...(before.edits ?? []), edit].slice(-MAX_EDITS) }
}

/** Without the days that had begun before an edit left them out, which changes nothing for anybody. */
const withoutPast = (was: Edit['was'], after: readonly LocalDate[], at: Instant): Edit['was'] => ({
  ...was,
  request_dates: was.request_dates.filter((shift) => after.includes(shift.date) || !hasBegun(shift, at)),
})

/** What the edit that ended a revision changed, at that time, a sentence each, for a notification. */
export const changesOfEdit = (offer: OfferState, ended: number, at: Instant): string[] => {
  const { edits = [] } = offer
  const index = edits.findIndex((edit) => edit.endedRevision === ended)
  const edit = edits[index]
  if (!edit) return []
  const after = edits[index + 1]?.was ?? snapshotOf(offer)
  const before = withoutPast(edit.was, datesIn(after.request_dates), at)
  const changes = formatOfferChanges({ ...before, notes: '' }, { ...after, notes: '' }, (dates) =>
    dates.map(formatCardDate).join(', '),
  )
  return [...changes, ...(edit.newNotes ? [NEW_NOTES] : [])]
}

type Before = Edit['was'] & { new_notes?: true }

/** The offer as it was at a revision, if it has been edited since. */
export const snapshotAtRevision = (offer: OfferState, revision: number, now: Instant): Before | undefined => {
  const since = (offer.edits ?? []).filter(({ endedRevision }) => endedRevision >= revision)
  const was = since[0] && withoutPast(since[0].was, datesOf(offer), now)
  return was && { ...was, ...(since.some(({ newNotes }) => newNotes) && { new_notes: true }) }
}

/** Whether an edit has ended an application for some of its days. */
export const isEndedByEdit = (offer: OfferState, { dates, dropped, revision }: Candidate): boolean =>
  dates.some((date) => {
    const day = offer.days[date]
    return !dropped[date] && !day?.booking && revision < (day?.sinceRevision ?? Infinity)
  })
