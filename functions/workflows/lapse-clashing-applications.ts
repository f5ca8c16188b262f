import { overlaps } from '../../shared/calendar/calendar.rules.ts'
import { addDays, todayAt, type Instant, type LocalDate } from '../../shared/kernel/dates.ts'
import type { BookingId, OfferId } from '../../shared/kernel/ids.ts'
import { bookedDays } from '../../shared/bookings/bookings.rules.ts'
import { bookedDatesFor, liveDates, OFFERS_AHEAD_DAYS, shiftOn } from '../../shared/offers/offers.rules.ts'
import type { RequestDate } from '../../shared/offers/offers.schema.ts'
import type { ApplicationState, Drop, OfferState } from '../../shared/offers/offers.state.ts'
import type { BookingsRepository } from '../bookings/bookings.repository.ts'
import type { OffersRepository } from '../offers/offers.repository.ts'
import type { Db } from '../platform/dynamo/client.ts'
import { hashOf, runCommand } from '../platform/dynamo/command.ts'

export type LapseNeeds = { db: Db; commandsTable: string; offers: OffersRepository; bookings: BookingsRepository }

const clashingDates = (offer: OfferState, request: ApplicationState, booked: readonly RequestDate[], today: LocalDate): LocalDate[] =>
  liveDates(offer, request, today).filter((date) => booked.some((shift) => overlaps(shift, shiftOn(offer, date))))

const lapse = async (needs: LapseNeeds, offerId: OfferId, booking: { id: BookingId; shifts: RequestDate[]; professional: ApplicationState['professional']['id'] }, at: Instant) => {
  const id = `${booking.id}.confirmed#${offerId}`
  const today = todayAt(at)
  await runCommand(needs.db, needs.commandsTable, { id, hash: hashOf(id) }, at, async () => {
    const [offer, request] = await Promise.all([needs.offers.getOffer(offerId), needs.offers.getRequest(offerId, booking.professional)])
    const dates = offer && request ? clashingDates(offer, request, booking.shifts, today) : []
    if (!offer || !request || dates.length === 0) return { writes: [], answer: null, events: [] }
    const drop: Drop = { by: 'Locum', cause: 'withdrawn', reason: 'The locum was booked elsewhere at that time.', at }
    const dropped = { ...request.dropped, ...Object.fromEntries(dates.map((date) => [date, drop])) }
    const { company, terms } = offer
    const data = {
      offerId,
      companyId: company.id,
      companyName: company.name,
      professionalId: booking.professional,
      professionalName: `${request.professional.name} ${request.professional.surname}`,
      profession: terms.profession,
      dates,
    }
    return { writes: [needs.offers.putRequest(offer, { ...request, dropped })], answer: null, events: [{ type: 'application.lapsed', subject: offerId, data }] }
  })
}

/**
 * After a booking: in the professional's other applications, days that now clash are withdrawn and those practices told.
 * One command an application, under an id made of booking and offer, so that a repeated event does it once.
 */
export const lapseClashingApplications = async (needs: LapseNeeds, bookingId: BookingId, at: Instant): Promise<void> => {
  const booking = await needs.bookings.get(bookingId)
  if (!booking) return
  const today = todayAt(at)
  const professional = booking.professional.id
  const shifts = bookedDays(booking).filter((day) => !day.cancelled)
  const others = await needs.offers.listByProfessional(professional, today, addDays(today, OFFERS_AHEAD_DAYS))
  for (const { offer, requests } of others) {
    const [request] = requests
    if (!request || (offer.id === booking.offerId && bookedDatesFor(offer, professional).length === request.dates.length)) continue
    if (clashingDates(offer, request, shifts, today).length > 0) await lapse(needs, offer.id, { id: bookingId, shifts, professional }, at)
  }
}
