import { isTaken, monthsAround, stretchesOf, takeSlots, type CalendarMonth } from '../../shared/calendar/calendar.rules.ts'
import type { BookingState } from '../../shared/bookings/bookings.state.ts'
import { bookedDay } from '../../shared/bookings/pay.rules.ts'
import type { LocalDate } from '../../shared/kernel/dates.ts'
import type { BookingId, UserId } from '../../shared/kernel/ids.ts'
import { shiftOn } from '../../shared/offers/offers.rules.ts'
import type { RequestDate } from '../../shared/offers/offers.schema.ts'
import type { ApplicationState, OfferState } from '../../shared/offers/offers.state.ts'
import type { BookingsRepository } from '../bookings/bookings.repository.ts'
import type { CalendarHead } from '../calendars/calendars.repository.ts'
import type { Context } from '../platform/context.ts'
import type { TransactItem } from '../platform/dynamo/versioned.ts'
import { writeDays, type DayStores } from './write-days.ts'

type Needs = Pick<Context, 'actor' | 'now' | 'today' | 'newCode'> & DayStores & { bookings: BookingsRepository }

/** An application or a private offer, and the lock of whoever is to be booked. */
export type Bookable = { offer: OfferState; request: ApplicationState; head: CalendarHead }

/** The offer's shifts on those of the dates that are its days. */
export const shiftsOn = (offer: OfferState, dates: readonly LocalDate[]): RequestDate[] => dates.filter((date) => offer.days[date]).map((date) => shiftOn(offer, date))

/** Read after the lock, so that a booking made in between shows as a version that moved. */
export const readMonthsOf = async ({ calendars }: DayStores, professional: UserId, shifts: readonly RequestDate[]): Promise<CalendarMonth[]> => {
  const touched = shifts.flatMap(stretchesOf).map(({ date }) => date)
  return touched.length > 0 ? calendars.readMonths(professional, monthsAround(touched)) : []
}

export const areFree = (months: readonly CalendarMonth[], shifts: readonly RequestDate[]): boolean => !shifts.some((shift) => isTaken(months, shift))

export const bookingOf = (context: Pick<Context, 'newCode' | 'actor' | 'now'>, { offer, request }: Pick<Bookable, 'offer' | 'request'>, dates: readonly LocalDate[]): BookingState => {
  const { company, terms } = offer
  const { professional } = request
  const pay = { lunch: terms.lunch, budget: terms.rates, rates: request.rates }
  return {
    id: context.newCode('B') as BookingId,
    offerId: offer.id,
    reference: request.reference,
    requestType: offer.request ? 'availability' : 'public_offer',
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

type Booked = { offer: OfferState; booking: BookingState; writes: TransactItem[]; data: Record<string, unknown> }

/** Books days for whoever asked for them or was asked: the offer with the booking, the writes of booking and calendar, and what `booking.confirmed` carries. */
export const bookDays = (context: Needs, facts: Bookable, dates: readonly LocalDate[], months: readonly CalendarMonth[]): Booked => {
  const { offer, request, head } = facts
  const booking = bookingOf(context, facts, dates)
  const professional = request.professional.id
  const after = takeSlots(months, shiftsOn(offer, dates), booking.id)
  return {
    offer: withBooking(offer, dates, booking, context.now),
    booking,
    writes: [...writeDays(context, { professional, head, before: months, after, today: context.today }), context.bookings.put(booking)],
    data: {
      bookingId: booking.id,
      offerId: offer.id,
      companyId: booking.company.id,
      companyName: booking.company.name,
      professionalId: professional,
      professionalName: booking.professional.name,
      profession: booking.profession,
      dates,
      bookedBy: booking.bookedBy,
    },
  }
}
