import { locumName } from '#web/components/status/offer-facts.ts'
import type { LocalDate } from '#shared/kernel/dates.ts'
import type { Application } from '#shared/offers/applications.schema.ts'
import type { Offer } from '#shared/offers/offers.schema.ts'
import { formatCount, joinWords } from '#web/components/format/format-words.ts'
import { formatDays, formatWeekdays } from '#web/components/format/format-days.ts'
import type { ChosenDays } from './choice.ts'

const MAX_NAMED = 3

type PassedOver = { application: Application; dates: LocalDate[]; isChosen: boolean }

/** Applicants for days that another applicant gets; they may be booked for another day themselves. */
const passedOver = (offer: Offer, chosen: readonly ChosenDays[]): PassedOver[] =>
  offer.offers_requests
    .map((application) => {
      const elsewhere = chosen.filter((days) => days.application.id !== application.id).flatMap(({ dates }) => dates)
      return {
        application,
        dates: application.live_dates.filter((date) => elsewhere.includes(date)),
        isChosen: chosen.some((days) => days.application.id === application.id),
      }
    })
    .filter((lost) => lost.dates.length > 0)

/** `Riaan Botha will be notified about Thursday. Zanele Mbeki will be notified about Thursday and Friday.` */
function formatPassedOver(all: readonly PassedOver[], more: boolean): string {
  const others = all.filter(({ isChosen }) => !isChosen)
  if (others.length > MAX_NAMED || (more && others.length > 0)) {
    const who = `${more ? 'At least ' : ''}${formatCount(others.length, 'other applicant')}`
    return `${who} will be notified about the days that they applied for.`
  }
  return [...Map.groupBy(all, ({ dates }) => formatWeekdays(dates))]
    .map(
      ([days, of]) =>
        `${joinWords(of.map(({ application }) => locumName(application)))} will be notified about ${days}.`,
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

/** What confirming the chosen days means for the other days and applicants; `more`: some of them are not loaded yet. */
export function confirmConsequences(offer: Offer, chosen: readonly ChosenDays[], more = false): string {
  const dates = chosen.flatMap((days) => days.dates)
  const isAsked = (offer.asked ?? []).some(
    ({ id, dates: own }) =>
      own.some((date) => dates.includes(date)) && !chosen.some(({ application }) => application.id === id),
  )
  return [
    formatLeftOpen(offer, dates),
    formatPassedOver(passedOver(offer, chosen), more),
    isAsked && 'What you sent to other locums for these days ends.',
  ]
    .filter(Boolean)
    .join(' ')
}
