import type { Instant } from '#shared/kernel/dates.ts'
import type { UserId } from '#shared/kernel/ids.ts'
import { liveDates, openDates, shiftOn } from '#shared/offers/offers.rules.ts'
import type { ShownCandidate } from '#shared/offers/applications.schema.ts'
import type { Offer } from '#shared/offers/offers.schema.ts'
import type { Candidate, OfferState } from '#shared/offers/offers.state.ts'
import { distanceBetween } from '#shared/options/distance.rules.ts'
import { dayRatesOf, placeOf } from '#shared/professionals/professionals.rules.ts'
import { shownCompleteness } from '#shared/professionals/shown-completeness.rules.ts'
import { prepareCriteria, scoreOf, shownOf, type RankingCriteria } from '#shared/search/ranking.rules.ts'
import { writeTraits } from '#shared/search/traits.ts'
import type { CalendarsRepository } from '#functions/stores/calendars.repository.ts'
import type { OptionsRepository } from '#functions/stores/options.repository.ts'
import type { Profile, ProfessionalsRepository } from '#functions/stores/professionals.repository.ts'

export type MatchRepositories = {
  calendars: Pick<CalendarsRepository, 'listOpenDays'>
  options: OptionsRepository
  professionals: Pick<ProfessionalsRepository, 'listProfiles'>
}

type Deps = MatchRepositories & { now: Instant }

type FromProfile = Pick<ShownCandidate, 'match' | 'qualifications'>

/** What an offer asks for, as far as ranking compares it: open days with their hours, skills, budget, experience. */
const criteriaFor = async ({ now, options }: Deps, offer: OfferState): Promise<RankingCriteria> => {
  const [skills, extraHolidays] = await Promise.all([
    options.skillCodesOf(offer.terms.skills, now),
    options.listExtraHolidays(now),
  ])
  return {
    dates: openDates(offer, now),
    hoursOn: (date) => shiftOn(offer, date),
    languages: [],
    skills,
    budget: Number(offer.terms.rates[1]),
    experience: offer.terms.experience,
    extraHolidays,
  }
}

const traitsOf = ({ address, languages, skills, experience, working_hours }: Profile): Uint8Array =>
  writeTraits({
    home: address ?? { province: '', region: '' },
    languages,
    skills,
    experience_since: experience?.start_date,
    rates: working_hours && dayRatesOf(working_hours),
  })

/**
 * How applicants with live days fit an offer now, by the rules of the search. Two batches for all of them: their
 * profiles and their open days.
 */
const readMatches = async (
  deps: Deps,
  offer: OfferState,
  applications: readonly Candidate[],
): Promise<Map<UserId, FromProfile>> => {
  const ids = applications
    .filter((application) => liveDates(offer, application, deps.now).length > 0)
    .map(({ professional }) => professional.id)
  if (ids.length === 0) return new Map()
  const [profiles, openDays, criteria, provinces] = await Promise.all([
    deps.professionals.listProfiles(ids),
    deps.calendars.listOpenDays(ids),
    criteriaFor(deps, offer),
    deps.options.listCategory('provinces', deps.now),
  ])
  const prepared = prepareCriteria(criteria, deps.now)
  return new Map(
    profiles.flatMap((profile) => {
      const { id, address, qualifications } = profile
      const days = openDays.get(id)
      // They have left, or are leaving.
      if (!days || !address) return []
      const scored = scoreOf({ id, related: false, days, traits: traitsOf(profile) }, prepared)
      const km = distanceBetween(provinces, placeOf(offer.terms), placeOf(address))
      const match = {
        score: scored.score,
        days: shownOf(scored, prepared).days,
        skills: offer.terms.skills.filter((_, index) =>
          criteria.skills[index]?.some((code) => profile.skills.includes(code)),
        ),
        ...(km !== undefined && { km: Math.round(km) }),
        profile: shownCompleteness(profile),
      }
      return [[id, { match, ...(qualifications && { qualifications }) }] as const]
    }),
  )
}

/** Adds to the applications of a practice's view how each applicant fits the offer. */
export const withMatches = async (
  deps: Deps,
  offer: OfferState,
  applications: readonly Candidate[],
  views: Offer['offers_requests'],
): Promise<ShownCandidate[]> => {
  const matches = await readMatches(deps, offer, applications)
  return views.map((view) => ({ ...view, ...matches.get(view.id) }))
}
