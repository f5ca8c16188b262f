import type { LocalDate } from '#shared/kernel/dates.ts'
import { formatRate } from '#shared/kernel/money.ts'
import type { FileId } from '#shared/kernel/files.schema.ts'
import type { UserId } from '#shared/kernel/ids.ts'
import type { Offer } from '#shared/offers/offers.schema.ts'
import type { Industry } from '#shared/options/options.schema.ts'
import type { Match } from '#shared/search/match.schema.ts'
import { formatDays } from '#web/components/format/format-days.ts'
import {
  datesNotAsked,
  earlierApplicants,
  formatPerson,
  homeOf,
  locumName,
  openShifts,
} from '#web/components/status/offer-facts.ts'

/** The most locums who are invited in one press. */
export const MAX_INVITED = 5

/** A locum to whom the open days can be offered. */
export interface Invitee {
  id: UserId
  name: string
  avatar_file?: FileId | undefined
  summary: string
  dates: readonly LocalDate[]
}

/** Those who can be asked again. */
export const earlierInvitees = (offer: Offer): Invitee[] =>
  earlierApplicants(offer).map(({ application, dates }) => ({
    id: application.id,
    name: locumName(application),
    avatar_file: application.avatar_file,
    dates,
    summary: [formatPerson(application.experience, homeOf(application)), `applied for ${formatDays(dates)}`].join(
      ' · ',
    ),
  }))

/** The full matches of a search for the open days who have not applied, each for the days not asked for yet. */
export const matchingInvitees = (offer: Offer, matches: readonly Match[]): Invitee[] => {
  const { available_dates: open } = offer
  const applied = new Set(offer.offers_requests.map(({ id }) => id))
  return matches
    .filter(({ id }) => !applied.has(id))
    .map((match) => ({ ...match, dates: datesNotAsked(offer, match.id, open) }))
    .filter(({ dates }) => dates.length > 0)
    .map(({ id, name, avatar_file, experience, home, rates, dates }) => ({
      id,
      name,
      avatar_file,
      dates,
      summary: [
        formatPerson(experience, homeOf(home)),
        ...(rates ? [formatRate(Number(rates.weekdays))] : []),
        ...(dates.length < open.length ? [`for ${formatDays(dates)}`] : []),
      ].join(' · '),
    }))
}

/** A search for what the offer asks on its open days. Hours are searched where all of these days have the same. */
export function searchQueryFor(offer: Offer, industries: readonly Industry[]) {
  const shifts = openShifts(offer)
  const [first] = shifts
  const sameHours = shifts.every(
    ({ start_time, end_time }) => start_time === first?.start_time && end_time === first.end_time,
  )
  const { province, region } = offer.practice_region
  const skills = industries.flatMap((industry) =>
    industry.skills.flatMap((branch) => branch.options.filter(({ name }) => offer.skills.includes(name))),
  )
  return {
    location: `${province},${region}`,
    searchDates: offer.available_dates.join(),
    rates: offer.rates.join(),
    match: 'exact' as const,
    ...(offer.experience > 0 && { experience: String(offer.experience) }),
    ...(skills.length > 0 && { skills: skills.map(({ code }) => code).join() }),
    ...(first && sameHours && { start_time: first.start_time, end_time: first.end_time }),
  }
}
