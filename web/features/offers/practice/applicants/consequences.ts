import { locumName } from '#web/components/status/offer-facts.ts'
import type { LocalDate } from '#shared/kernel/dates.ts'
import type { ShownCandidate } from '#shared/offers/applications.schema.ts'
import type { Offer } from '#shared/offers/offers.schema.ts'
import { formatCount, joinWords } from '#web/components/format/format-words.ts'
import { formatDays, formatWeekdays } from '#web/components/format/format-days.ts'
import type { SelectedApplicant } from './selection.ts'

const MAX_NAMED = 3

type TakenDays = { application: ShownCandidate; dates: LocalDate[]; isSelected: boolean }

/** Applicants for days that another applicant gets; they may be booked for another day themselves. */
const takenByAnother = (offer: Offer, selections: readonly SelectedApplicant[]): TakenDays[] =>
  offer.offers_requests
    .map((application) => {
      const elsewhere = selections.filter((one) => one.application.id !== application.id).flatMap(({ dates }) => dates)
      return {
        application,
        dates: application.live_dates.filter((date) => elsewhere.includes(date)),
        isSelected: selections.some((one) => one.application.id === application.id),
      }
    })
    .filter((lost) => lost.dates.length > 0)

/** `Riaan Botha will be notified about Thursday. Zanele Mbeki will be notified about Thursday and Friday.` */
function formatTakenByAnother(all: readonly TakenDays[], hasMore: boolean): string {
  const others = all.filter(({ isSelected }) => !isSelected)
  if (others.length > MAX_NAMED || (hasMore && others.length > 0)) {
    const who = `${hasMore ? 'At least ' : ''}${formatCount(others.length, 'other applicant')}`
    return `${who} will be notified about the days that they applied for.`
  }
  return [...Map.groupBy(all, ({ dates }) => formatWeekdays(dates))]
    .map(
      ([days, applicants]) =>
        `${joinWords(applicants.map(({ application }) => locumName(application)))} will be notified about ${days}.`,
    )
    .join(' ')
}

function formatLeftOpen(offer: Offer, dates: readonly LocalDate[]): string {
  const open = offer.available_dates.filter((date) => !dates.includes(date))
  if (open.length > 0) return `${formatDays(open)} ${open.length === 1 ? 'stays' : 'stay'} open.`
  return dates.length + offer.booking_dates.length < offer.request_dates.length
    ? 'No other day is open.'
    : 'The offer will be fully booked.'
}

/** What confirming the days means for the other days and applicants, some of whom may not be loaded yet. */
export function confirmConsequences(offer: Offer, selections: readonly SelectedApplicant[], hasMore = false): string {
  const dates = selections.flatMap((one) => one.dates)
  const isAsked = (offer.asked ?? []).some(
    ({ id, dates: askedDates }) =>
      askedDates.some((date) => dates.includes(date)) && !selections.some(({ application }) => application.id === id),
  )
  return [
    formatLeftOpen(offer, dates),
    formatTakenByAnother(takenByAnother(offer, selections), hasMore),
    isAsked && 'What you sent to other locums for these days ends.',
  ]
    .filter(Boolean)
    .join(' ')
}
