import { expect, it, vi } from 'vitest'
import type { Booking } from '#shared/bookings/bookings.schema.ts'
import { accept, sendRequest } from '#tests/support/booking-requests.ts'
import { expectConsistent } from '#tests/support/invariants.ts'
import {
  ahead,
  apply,
  confirm,
  createPractice,
  post,
  shiftAhead,
  shiftsAhead,
  onDays,
  readOffer,
} from '#tests/support/people.ts'
import { sharedApi } from '#tests/support/shared-api.ts'

const reason = 'The practice called us.'

const { api, admin, newLocum } = await sharedApi()
const practice = await createPractice(api)

const booked = async () => {
  const locum = await newLocum()
  const offer = await post(api, practice)
  await apply(api, locum, offer)
  return { locum, offer, booking: await confirm(api, practice, offer, locum) }
}

type Given = { request_dates?: object[]; notes?: string }
const change = (
  booking: Booking,
  given: Given,
  more: object = { status_reason: reason },
  caller = admin,
  key?: string,
) =>
  api.send('updateBooking', caller, {
    params: { bookingId: booking.id },
    body: { booking: given, ...more } as never,
    ...(key && { key }),
  })

it('a day is removed and another gets new hours: pay, calendar, offer and application follow at once', async () => {
  const { locum, offer, booking } = await booked()
  const shifts = [shiftAhead(7), shiftAhead(8, '10:00', '14:00')]
  const { status, body } = await change(booking, { request_dates: shifts }, undefined, admin, 'change-days')
  expect([status, body.data.booking_dates]).toEqual([200, [ahead(7), ahead(8)]])
  const [first, second, third] = body.data.booking_dates_times
  expect(first).toEqual(booking.booking_dates_times[0])
  expect(second).toMatchObject({ start_time: '10:00', end_time: '14:00', hours: 4, cancelled: false })
  expect(second.pay).toBe(4 * Number(second.parts[0].rate))
  expect(third).toMatchObject({ cancelled: true, cancelledBy: 'admin', status_reason: reason })
  expect(body.data.totals.pay).toBe(first.pay + second.pay)
  expect(await api.eventsOf(admin, 'change-days')).toMatchObject([
    {
      type: 'booking.days-changed',
      data: { removed: [ahead(9)], changed: [shifts[1]], kept: [ahead(7), ahead(8)], reason },
    },
  ])
  const reopened = await readOffer(api, practice.member, offer)
  expect([reopened.status, reopened.available_dates]).toEqual(['partially-confirmed', [ahead(9)]])
  await expectConsistent(api, locum)
  // Neither party has cancelled.
  const { Summary } = await api.call('listProfessionalBookings', locum, {
    params: { userId: locum.id, start: ahead(0), end: ahead(90) },
  })
  expect(Summary).toEqual({ cancelled_bookings: 0, cancelled_days: 0 })
})

it('of a booking request likewise; without any day left it is cancelled, and its notes can change with it', async () => {
  const locum = await newLocum()
  const request = await api.call('requestBooking', practice.member, sendRequest(locum, practice, [20, 21]))
  const booking = await api.call('acceptBookingRequest', locum, accept(request))
  const night = await change(booking, { request_dates: [shiftAhead(20), shiftAhead(21, '20:00', '04:00')] })
  expect(night.body.data.totals.hours).toBeGreaterThan(0)
  await expectConsistent(api, locum)
  const none = await change(booking, { request_dates: [], notes: 'Withdrawn.' }, undefined, admin, 'no-days')
  expect(none.body.data).toMatchObject({ status: 'cancelled', cancelledBy: 'admin', notes: 'Withdrawn.' })
  expect((await api.eventsOf(admin, 'no-days')).map(({ type }) => type)).toEqual([
    'booking.changed',
    'booking.days-changed',
  ])
  await expectConsistent(api, locum)
})

it('is refused where the locum is booked, once a day has begun, for other days, and without a reason', async () => {
  const { locum, booking } = await booked()
  const other = await api.call('requestBooking', practice.member, {
    ...sendRequest(locum, practice, [10]),
  })
  await api.call('acceptBookingRequest', locum, accept(other))
  const into = [shiftAhead(7), shiftAhead(8), shiftAhead(9, '18:00', '09:00')]
  const taken = await change(booking, { request_dates: into })
  expect(taken.body.error).toMatchObject({ code: 'LOCUM_BOOKED', details: { dates: [ahead(9)] } })
  const closed = await change(booking, onDays(7, 8, 9, 12))
  expect(closed.body.error).toMatchObject({ code: 'BOOKING_DAY_CLOSED', details: { dates: [ahead(12)] } })
  const fields = async (given: Given, more?: object) => (await change(booking, given, more)).body.error.details.fields
  expect(await fields(onDays(7), {})).toEqual([{ field: 'status_reason', message: 'Required' }])
  expect(await fields({})).toMatchObject([{ field: 'booking.notes' }])
  const withoutFirst = shiftsAhead(8, 9)
  vi.useFakeTimers({ now: Date.parse(`${ahead(7)}T08:30:00+02:00`), toFake: ['Date'] })
  try {
    const begun = await change(booking, { request_dates: withoutFirst })
    expect(begun.body.error).toMatchObject({ code: 'BOOKING_DAY_CLOSED', details: { dates: [booking.start_date] } })
  } finally {
    vi.useRealTimers()
  }
  const stored = await api.call('getBooking', admin, { params: { bookingId: booking.id } })
  expect(stored.booking_dates_times).toEqual(booking.booking_dates_times)
  await expectConsistent(api, locum)
})

it.each([
  [shiftsAhead(7, 7), 'Each date can be listed only once'],
  [[shiftAhead(7, '08:00', '08:00')], 'The end time must differ from the start time'],
  [[shiftAhead(7, '08:07')], 'Use times in 15-minute steps'],
])('hours that no offer could have are refused: %j', async (request_dates, message) => {
  const { booking } = await booked()
  const { body } = await change(booking, { request_dates })
  expect(body.error.details.fields).toEqual([{ field: 'booking.request_dates', message }])
})

it('new hours may not overlap those of another of its days, unless that is cancelled', async () => {
  const { locum, booking } = await booked()
  const night = [shiftAhead(7, '20:00', '09:00'), shiftAhead(8), shiftAhead(9)]
  expect((await change(booking, { request_dates: night })).body.error.code).toBe('LOCUM_BOOKED')
  await change(booking, onDays(7, 9))
  expect((await change(booking, { request_dates: night })).body.data.booking_dates).toEqual([ahead(7), ahead(9)])
  await expectConsistent(api, locum)
})

it('a practice changes no days, and a booking sent as it was read keeps its own', async () => {
  const { booking } = await booked()
  const { body } = await change(booking, { notes: 'Ring.', request_dates: [] }, {}, practice.member)
  expect([body.data.notes, body.data.booking_dates]).toEqual(['Ring.', booking.booking_dates])
  const { body: whole } = await change(booking, { ...booking, notes: 'Ring twice.' })
  expect([whole.data.notes, whole.data.booking_dates]).toEqual(['Ring twice.', booking.booking_dates])
})

it('a locum does not apply for days of an offer that overlap since', async () => {
  const [first, second] = [await newLocum(), await newLocum()]
  const offer = await post(api, practice, { request_dates: [shiftAhead(7), shiftAhead(8, '06:00', '12:00')] })
  await apply(api, first, offer, [ahead(7)])
  const booking = await confirm(api, practice, offer, first)
  await change(booking, { request_dates: [shiftAhead(7, '20:00', '07:00')] })
  await api.call('cancelBooking', first, {
    params: { bookingId: booking.id, accountId: first.id },
    body: { status_reason: reason },
  })
  const reopened = await readOffer(api, practice.member, offer)
  const applyFor = (dates: string[]) =>
    api.send('applyToOffer', second, {
      params: { id: offer.id },
      body: { revision: reopened.revision, dates } as never,
    })
  const { error } = (await applyFor([ahead(7), ahead(8)])).body
  expect(error).toMatchObject({ code: 'YOU_ARE_BOOKED', details: { dates: [ahead(8)] } })
  expect((await applyFor([ahead(8)])).status).toBe(200)
})
