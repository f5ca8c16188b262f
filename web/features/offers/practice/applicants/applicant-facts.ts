import { formatCardDate, type LocalDate } from '#shared/kernel/dates.ts'
import type { ShownCandidate } from '#shared/offers/applications.schema.ts'
import type { Offer } from '#shared/offers/offers.schema.ts'
import { formatTimes } from '#shared/kernel/format-shift.ts'
import { formatPerson, homeOf } from '#web/components/status/offer-facts.ts'

type Fit = NonNullable<ShownCandidate['match']>['days'][number]['fit']

/** Those of whom nothing is known any more come last. */
export const applicantScore = ({ match }: ShownCandidate): number => match?.score ?? -1

const dayOf = ({ match }: ShownCandidate, date: LocalDate) => match?.days.find((day) => day.date === date)

/** How a day fits an applicant's calendar now; undefined if it is not known. */
const fitOn = (application: ShownCandidate, date: LocalDate): Fit | undefined => dayOf(application, date)?.fit

/** How many of the days applied for are still free in full. */
export const freeDayCount = (application: ShownCandidate): number =>
  application.live_dates.filter((date) => fitOn(application, date) === 'full').length

export const formatFreeDays = (application: ShownCandidate): string =>
  application.match ? `${freeDayCount(application)} of ${application.live_dates.length}` : '–'

/**
 * What the calendar says against a day that was applied for, in few words; undefined if nothing does. It can still be
 * confirmed: a day on which the applicant is booked at that time or Unavailable is no longer live.
 */
export function doubtOn(application: ShownCandidate, date: LocalDate): string | undefined {
  const day = dayOf(application, date)
  if (!day || day.fit === 'full') return undefined
  if (day.fit === 'tentative' || day.fit === 'unposted') return 'Possibly Available'
  const [free] = day.free ?? []
  return free ? `Free ${formatTimes({ date, ...free })}` : 'Not posted for these hours'
}

/** `Thu 3 Dec: Possibly Available` for each day with a conflict. */
export const doubtsOf = (application: ShownCandidate): string[] =>
  application.live_dates.flatMap((date) => {
    const doubt = doubtOn(application, date)
    return doubt ? [`${formatCardDate(date)}: ${doubt}`] : []
  })

/** `2 of 3`; undefined if the offer asks for none. */
export const formatSkills = (offer: Offer, { match }: ShownCandidate): string | undefined =>
  match && offer.skills.length > 0 ? `${match.skills.length} of ${offer.skills.length}` : undefined

/** `about 9 km`, or `this region`. */
export function formatKm({ match }: ShownCandidate): string | undefined {
  if (match?.km === undefined) return undefined
  return match.km === 0 ? 'this region' : `about ${match.km}\u00a0km`
}

/** `6 yrs · about 9 km`; without a distance, the suburb or region. */
export const formatApplicant = (application: ShownCandidate): string =>
  formatPerson(application.experience, (application.match?.km && formatKm(application)) || homeOf(application))
