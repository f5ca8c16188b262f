import { overlaps } from '../../shared/calendar/calendar.rules.ts'
import { addDays, todayAt, type Instant, type LocalDate } from '../../shared/kernel/dates.ts'
import type { BookingId, OfferId, UserId } from '../../shared/kernel/ids.ts'
import { bookedDays } from '../../shared/bookings/bookings.rules.ts'
import { bookedDatesFor, liveDates, OFFERS_AHEAD_DAYS, shiftOn } from '../../shared/offers/offers.rules.ts'
import type { ApplicationState, Drop, OfferState } from '../../shared/offers/offers.state.ts'
import type { BookingsRepository } from '../bookings/bookings.repository.ts'
import type { OffersRepository } from '../offers/offers.repository.ts'
import type { Db } from '../platform/dynamo/client.ts'
import { hashOf, runCommand } from '../platform/dynamo/command.ts'

export type LapseNeeds = { db: Db; commandsTable: string; offers: OffersRepository; bookings: BookingsRepository }

type Lapse = {
  /** What it follows from; with the offer's id it makes the command happen once. */
  origin: string
  professional: UserId
  at: Instant
  cause: Drop['cause']
  reason: string
  /** Nothing of the person is to stay in it. */
  forget?: true
  /** Which live dates of an application lapse. */
  datesOf: (offer: OfferState, live: readonly LocalDate[]) => LocalDate[]
}

const lapsing = ({ datesOf, at }: Lapse, offer: OfferState, request: ApplicationState): LocalDate[] => datesOf(offer, liveDates(offer, request, at))

/** A booking is the practice's record of who worked: an application that led to one keeps who sent it. */
const isForgotten = (offer: OfferState, { professional }: ApplicationState): boolean => bookedDatesFor(offer, professional.id).length === 0

const isConcerned = (lapse: Lapse, offer: OfferState, request: ApplicationState): boolean =>
  lapsing(lapse, offer, request).length > 0 || (lapse.forget === true && isForgotten(offer, request) && request.professional.email !== '')

/** Somebody applied, and that is all: the rates become the offer's own. */
const forgotten = (offer: OfferState, request: ApplicationState): ApplicationState => {
  if (!isForgotten(offer, request)) return request
  const { id, profession } = request.professional
  const rate = offer.terms.rates[0]
  return {
    ...request,
    professional: { id, name: 'Former', surname: 'locum', contact: '', email: '', profession, region: '', suburb: '', skills: [], experienceStart: todayAt(request.createdAt) },
    rates: { weekdays: rate, saturday: rate, sundays: rate, public_holidays: rate },
  }
}

const lapseOne = (needs: LapseNeeds, offerId: OfferId, lapse: Lapse): Promise<null> => {
  const id = `${lapse.origin}#${offerId}`
  const { at, cause, reason, professional, forget = false } = lapse
  return runCommand(needs.db, needs.commandsTable, { id, hash: hashOf(id) }, at, async () => {
    const [offer, request] = await Promise.all([needs.offers.getOffer(offerId), needs.offers.getRequest(offerId, professional)])
    const dates = offer && request ? lapsing(lapse, offer, request) : []
    if (!offer || !request || !isConcerned(lapse, offer, request)) return { writes: [], answer: null, events: [] }
    const drop: Drop = { by: 'Locum', cause, reason, at }
    const dropped = { ...request.dropped, ...Object.fromEntries(dates.map((date) => [date, drop])) }
    const after = { ...(forget ? forgotten(offer, request) : request), dropped }
    const data = {
      offerId,
      companyId: offer.company.id,
      companyName: offer.company.name,
      professionalId: professional,
      professionalName: `${after.professional.name} ${after.professional.surname}`,
      profession: offer.terms.profession,
      dates,
      cause,
    }
    const events = dates.length > 0 ? [{ type: 'application.lapsed', subject: offerId, data }] : []
    return { writes: [needs.offers.putRequest(offer, after)], answer: null, events }
  })
}

const ever = ['0000-01-01', '9999-12-31'] as const

/** One command an application, so that a repeated event does it once. */
const lapseAll = async (needs: LapseNeeds, lapse: Lapse): Promise<void> => {
  const today = todayAt(lapse.at)
  const [start, end] = lapse.forget ? ever : [today, addDays(today, OFFERS_AHEAD_DAYS)]
  const applied = await needs.offers.listByProfessional(lapse.professional, start, end)
  for (const { offer, requests } of applied) {
    if (requests.some((request) => isConcerned(lapse, offer, request))) await lapseOne(needs, offer.id, lapse)
  }
}

/** After a booking: in the professional's other applications, days that now clash are withdrawn and those practices told. */
export const lapseClashingApplications = async (needs: LapseNeeds, bookingId: BookingId, at: Instant): Promise<void> => {
  const booking = await needs.bookings.get(bookingId)
  if (!booking) return
  const shifts = bookedDays(booking).filter((day) => !day.cancelled)
  await lapseAll(needs, {
    origin: `${bookingId}.confirmed`,
    professional: booking.professional.id,
    at,
    cause: 'booked-elsewhere',
    reason: 'The locum was booked elsewhere at that time.',
    datesOf: (offer, live) => live.filter((date) => shifts.some((shift) => overlaps(shift, shiftOn(offer, date)))),
  })
}

/** After a locum has left: the practices that were asked hear that nobody waits any more, and applications forget who it was. */
export const lapseApplicationsOfDeleted = (needs: LapseNeeds, professional: UserId, origin: string, at: Instant): Promise<void> =>
  lapseAll(needs, {
    origin,
    professional,
    at,
    cause: 'withdrawn',
    reason: 'The locum has closed their account.',
    forget: true,
    datesOf: (_, live) => [...live],
  })

/** After an approval has gone: nothing that waits of this professional can be confirmed any more (DESIGN 5). */
export const lapseUnapprovedApplications = (needs: LapseNeeds, professional: UserId, origin: string, at: Instant): Promise<void> =>
  lapseAll(needs, {
    origin,
    professional,
    at,
    cause: 'approval-removed',
    reason: 'The locum’s registration is being checked again.',
    datesOf: (_, live) => [...live],
  })
