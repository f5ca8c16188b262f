import { shiftSegments } from '#shared/kernel/shift.ts'
import { expect } from 'vitest'
import type { BookingState } from '#shared/bookings/bookings.state.ts'
import { bookedDays } from '#shared/bookings/bookings.rules.ts'
import type { CalendarLock } from '#functions/stores/calendars.repository.ts'
import { availabilitiesOf } from '#shared/calendar/availability.rules.ts'
import { type CalendarMonth } from '#shared/calendar/calendar.rules.ts'
import { openDayOf, openStateOf } from '#shared/calendar/day-state.rules.ts'
import { openDayOn, type OpenDays } from '#shared/kernel/open-days.ts'
import type { UserId } from '#shared/kernel/ids.ts'
import type { OfferState } from '#shared/offers/offers.state.ts'
import type { Api, Caller } from './api.ts'
import { ahead } from './people.ts'

type Stretch = { date: string; from: number; to: number; booking: string }

const inOrder = (stretches: Stretch[]): Stretch[] =>
  stretches.sort((a, b) => a.date.localeCompare(b.date) || a.from - b.from || a.booking.localeCompare(b.booking))

const daysAhead = Array.from({ length: 366 }, (_, day) => ahead(day))

/** The status of each day in the calendar that practices see. */
const shownToPractices = (months: CalendarMonth[], professional: UserId) => {
  const [start = '', end = ''] = [daysAhead[0], daysAhead.at(-1)]
  const found = availabilitiesOf({
    professional,
    months,
    start,
    end,
    now: `${start}T21:59:59.999Z`,
    requests: [],
    party: 'practice',
  })
  const shown = new Map(
    found.flatMap(({ days }) =>
      days.map(({ date, status, posted }) => [date, status === 'unavailable' ? status : posted]),
    ),
  )
  return daysAhead.map((date) => shown.get(date) ?? 'none')
}

/** The lock, all search rows and the calendar that practices see agree with the locum’s calendar. */
export const expectOpenDaysConsistent = async (api: Api, locum: Caller): Promise<void> => {
  const items = await api.partition('calendars', locum.id)
  const lock = items.find(({ sk }) => sk === 'LOCK') as CalendarLock | undefined
  const months = items
    .filter(({ sk }) => sk !== 'LOCK')
    .map(({ sk, days }) => ({ month: String(sk), days }) as CalendarMonth)
  const due = daysAhead.map((date) => openDayOf(months, date))
  const listed = (days: OpenDays | undefined) => daysAhead.map((date) => days && openDayOn(days, date))
  expect(listed(lock?.openDays)).toEqual(due)
  expect(shownToPractices(months, locum.id as UserId)).toEqual(daysAhead.map((date) => openStateOf(months, date)))
  for (const market of lock?.markets ?? [])
    expect(listed((await api.item('search', market, locum.id))?.days as OpenDays | undefined)).toEqual(due)
}

const slotsOf = (items: Record<string, unknown>[]): Stretch[] =>
  items
    .filter(({ sk }) => sk !== 'LOCK')
    .flatMap((item) =>
      Object.entries((item as unknown as CalendarMonth).days).flatMap(([date, { slots }]) =>
        slots.map((slot) => ({ date, ...slot })),
      ),
    )

/** After any race, the hours, calendar, bookings and offers of a locum must agree. */
export const expectConsistent = async (api: Api, locum: Caller): Promise<void> => {
  const listed = await api.list('listProfessionalBookings', locum, {
    params: { userId: locum.id, start: ahead(0), end: ahead(366) },
  })
  const bookings = (await Promise.all(
    (listed as { id: string }[]).map(({ id }) => api.item('bookings', id, 'BOOKING')),
  )) as unknown as BookingState[]
  const kept = bookings.flatMap((booking) =>
    bookedDays(booking)
      .filter((day) => !day.cancelled)
      .map((day) => ({ booking, day })),
  )

  const taken = inOrder(
    kept.flatMap(({ booking, day }) => shiftSegments(day).map((stretch) => ({ ...stretch, booking: booking.id }))),
  )
  expect(inOrder(slotsOf(await api.partition('calendars', locum.id)))).toEqual(taken)
  const overlapping = taken.filter((stretch, index) => {
    const next = taken[index + 1]
    return next && next.date === stretch.date && next.from < stretch.to
  })
  expect(overlapping).toEqual([])
  await expectOpenDaysConsistent(api, locum)

  const offersOf = new Map<string, string[]>()
  const readOffer = async (id: string) => (await api.item('offers', id, 'OFFER')) as unknown as OfferState
  for (const { id, offerId } of bookings) {
    const fills = (await readOffer(offerId)).request?.fills
    offersOf.set(id, fills ? [offerId, fills] : [offerId])
  }
  for (const offerId of new Set([...offersOf.values()].flat())) {
    const offer = await readOffer(offerId)
    const booked = Object.entries(offer.days).flatMap(([date, day]) =>
      day.professional?.id === locum.id ? [`${date} ${day.booking}`] : [],
    )
    const own = kept
      .filter(({ booking }) => offersOf.get(booking.id)?.includes(offerId))
      .map(({ booking, day }) => `${day.date} ${booking.id}`)
    expect(booked.sort()).toEqual(own.sort())
  }
}
