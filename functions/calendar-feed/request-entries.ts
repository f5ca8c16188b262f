import { pathsOf } from '#shared/kernel/paths.ts'
import { shiftOn, liveDates, candidateOf } from '#shared/offers/offers.rules.ts'
import type { OfferState } from '#shared/offers/offers.state.ts'
import type { Instant } from '#shared/kernel/dates.ts'
import { joinLines, lunchLine, uidOf, type EntryReader } from '#functions/staffing/booking-entries.ts'
import type { CalendarEntry } from '#functions/platform/icalendar.ts'

/** The days of a booking request that wait for an answer. Contact and address are for after a booking. */
export const requestEntries = (offer: OfferState, now: Instant, reader: EntryReader): CalendarEntry[] => {
  const candidate = candidateOf(offer)
  if (!candidate) return []
  const { company, terms } = offer
  const { name, surname } = candidate.professional
  const practice = reader.party === 'practice'
  const url = reader.siteUrl + pathsOf[reader.party].request(offer.id)
  return liveDates(offer, candidate, now).map((date) => {
    const shift = shiftOn(offer, date)
    return {
      uid: uidOf(offer.id, date, reader),
      sequence: offer.version ?? 1,
      changedAt: offer.updatedAt,
      shift,
      status: 'TENTATIVE',
      busy: !practice,
      summary: practice
        ? `Requested: ${name} ${surname}, ${terms.profession}${reader.severalPractices ? ` (${company.name})` : ''}`
        : `Request: ${terms.profession} at ${company.name}`,
      description: joinLines(
        practice ? 'Waiting for the locum’s answer.' : 'Waiting for your answer: accept or decline it on the site.',
        lunchLine(shift, terms.lunch),
        terms.notes && `Notes: ${terms.notes}`,
        url,
      ),
      location: `${terms.region}, ${terms.province}`,
      url,
    }
  })
}
