import { isTaken, monthsAround, stretchesOf, takeSlots, type CalendarMonth } from '../../shared/calendar/calendar.rules.ts'
import type { Booking } from '../../shared/bookings/bookings.schema.ts'
import type { BookingState } from '../../shared/bookings/bookings.state.ts'
import { bookedDay } from '../../shared/bookings/pay.rules.ts'
import type { LocalDate } from '../../shared/kernel/dates.ts'
import { DomainError } from '../../shared/kernel/errors.ts'
import type { BookingId, OfferId } from '../../shared/kernel/ids.ts'
import { applicationLifecycle, type ConfirmFacts } from '../../shared/offers/offers.lifecycle.ts'
import { liveDates, requestStatus, shiftOn } from '../../shared/offers/offers.rules.ts'
import type { ConfirmBody } from '../../shared/offers/offers.schema.ts'
import type { ApplicationState, OfferState } from '../../shared/offers/offers.state.ts'
import type { BookingsRepository } from '../bookings/bookings.repository.ts'
import { bookingView } from '../bookings/bookings.view.ts'
import type { CalendarHead } from '../calendars/calendars.repository.ts'
import type { OffersRepository } from '../offers/offers.repository.ts'
import type { Context } from '../platform/context.ts'
import { eventOf } from '../platform/event-of.ts'
import { writeDays, type DayStores } from './write-days.ts'

type Needs = Context & DayStores & { offers: OffersRepository; bookings: BookingsRepository }

type Facts = { offer: OfferState; request: ApplicationState; head: CalendarHead }

/** The lock is read before the months, so that a booking made in between shows as a version that moved. */
const readFacts = async (context: Needs, offerId: OfferId, body: ConfirmBody): Promise<Facts> => {
  const [offer, request, head] = await Promise.all([
    context.offers.getOffer(offerId),
    context.offers.getRequest(offerId, body.id),
    context.calendars.readHead(body.id),
  ])
  if (!offer || offer.request) throw new DomainError('OFFER_NOT_FOUND')
  if (!request || !head) throw new DomainError('REQUEST_NOT_FOUND')
  return { offer, request, head }
}

export const bookingOf = (context: Pick<Context, 'newCode' | 'actor' | 'now'>, { offer, request }: Pick<Facts, 'offer' | 'request'>, dates: readonly LocalDate[]): BookingState => {
  const { company, terms } = offer
  const { professional } = request
  const pay = { lunch: terms.lunch, budget: terms.rates, rates: request.rates }
  return {
    id: context.newCode('B') as BookingId,
    offerId: offer.id,
    reference: request.reference,
    requestType: 'public_offer',
    company: { id: company.id, name: company.name, contact: company.contact, email: company.email },
    professional: { id: professional.id, name: `${professional.name} ${professional.surname}`, contact: professional.contact, email: professional.email },
    profession: terms.profession,
    province: terms.province,
    region: terms.region,
    lunch: terms.lunch,
    notes: terms.notes,
    days: Object.fromEntries(dates.map((date) => [date, bookedDay(shiftOn(offer, date), pay, company.plan)])),
    bookedBy: context.actor.user.id,
    createdAt: context.now,
  }
}

export const withBooking = (offer: OfferState, dates: readonly LocalDate[], booking: BookingState, now: string): OfferState => {
  const { id, name } = booking.professional
  const days = Object.fromEntries(
    Object.entries(offer.days).map(([date, day]) => [date, dates.includes(date) ? { ...day, booking: booking.id, professional: { id, name } } : day]),
  )
  return { ...offer, days, updatedAt: now }
}

const confirmEvent = (context: Needs, { offer, request, head }: Facts, dates: readonly LocalDate[], months: readonly CalendarMonth[]): string => {
  const live = new Set(liveDates(offer, request, context.now))
  const datesHold = dates.length > 0 && dates.every((date) => live.has(date))
  const facts: ConfirmFacts = {
    offerCancelled: offer.cancelled !== undefined,
    approved: head.approved,
    datesHold,
    free: datesHold && !dates.some((date) => isTaken(months, shiftOn(offer, date))),
  }
  return eventOf(applicationLifecycle, { state: requestStatus(offer, request, context.now), action: 'confirm', by: 'CompanyAdmin', facts })
}

/** Books days of an application: offer, application, lock, calendar and booking change in one transaction or not at all. */
export const confirmApplication = (context: Needs, { params, body }: { params: { offerId: OfferId }; body: ConfirmBody }): Promise<Booking> =>
  context.run(async () => {
    const facts = await readFacts(context, params.offerId, body)
    const { offer, request, head } = facts
    if (body.version !== undefined && body.version !== request.version) throw new DomainError('APPLICATION_CHANGED')
    const dates = [...new Set(body.dates ?? liveDates(offer, request, context.now))].sort()
    const shifts = dates.filter((date) => offer.days[date]).map((date) => shiftOn(offer, date))
    const touched = shifts.flatMap(stretchesOf).map(({ date }) => date)
    const months = touched.length > 0 ? await context.calendars.readMonths(body.id, monthsAround(touched)) : []
    const event = confirmEvent(context, facts, dates, months)
    const booking = bookingOf(context, facts, dates)
    return {
      writes: [
        context.offers.putOffer(withBooking(offer, dates, booking, context.now)),
        context.offers.putRequest(offer, request),
        ...writeDays(context, { professional: body.id, head, before: months, after: takeSlots(months, shifts, booking.id), today: context.today }),
        context.bookings.put(booking),
      ],
      answer: bookingView(booking, context.today, 'company'),
      events: [
        {
          type: event,
          subject: booking.id,
          data: {
            bookingId: booking.id,
            offerId: offer.id,
            companyId: booking.company.id,
            companyName: booking.company.name,
            professionalId: booking.professional.id,
            professionalName: booking.professional.name,
            profession: booking.profession,
            dates,
            bookedBy: booking.bookedBy,
          },
        },
      ],
    }
  })
