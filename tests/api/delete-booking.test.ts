import { expect, it, vi } from 'vitest'
import type { Booking } from '#shared/bookings/bookings.schema.ts'
import { accept, sendRequest } from '#tests/support/booking-requests.ts'
import { expectConsistent } from '#tests/support/invariants.ts'
import { ahead, apply, confirm, createPractice, post, readOffer } from '#tests/support/people.ts'
import { sharedApi } from '#tests/support/shared-api.ts'

const { api, admin, newLocum } = await sharedApi()
const practice = await createPractice(api)

const remove = ({ id }: Booking, key?: string, caller = admin) =>
  api.send('deleteBooking', caller, {
    params: { bookingId: id },
    body: { status_reason: 'Made by mistake.' },
    ...(key && { key }),
  })

it('frees the days, opens the offer again, and nobody finds the booking any more', async () => {
  const locum = await newLocum()
  const offer = await post(api, practice)
  await apply(api, locum, offer)
  const booking = await confirm(api, practice, offer, locum)
  const { status, body } = await remove(booking, 'delete')
  expect([status, body.data.status]).toEqual([200, 'cancelled'])
  expect(await api.eventsOf(admin, 'delete')).toMatchObject([
    { type: 'booking.deleted', data: { dates: booking.booking_dates } },
  ])
  expect(await api.item('bookings', booking.id, 'BOOKING')).toHaveProperty('deleted')
  for (const caller of [locum, practice.member, admin])
    expect((await api.send('getBooking', caller, { params: { bookingId: booking.id } })).status).toBe(404)
  const year = { start: ahead(0), end: ahead(90) }
  const [ofLocum, ofPractice, found, byCode] = await Promise.all([
    api.list('listProfessionalBookings', locum, { params: { userId: locum.id, ...year } }),
    api.list('listPracticeBookings', practice.member, { params: { companyId: practice.companyId, ...year } }),
    api.list('searchBookings', admin, { query: { ...year, professionalId: locum.id } }),
    api.list('searchBookings', admin, { query: { ...year, q: booking.id } }),
  ])
  expect([ofLocum, ofPractice, found, byCode]).toEqual([[], [], [], []])
  const reopened = await readOffer(api, practice.member, offer)
  expect([reopened.status, reopened.available_dates]).toEqual(['open', booking.booking_dates])
  await expectConsistent(api, locum)
  expect((await remove(booking)).body.error.code).toBe('BOOKING_NOT_FOUND')
  // A repeat gets the first response.
  expect((await remove(booking, 'delete')).body).toEqual(body)
})

it('of a request too, and of one that was cancelled; not once a shift has started, and only by a super admin', async () => {
  const locum = await newLocum()
  const book = async (days: number) => {
    const request = await api.call('requestBooking', practice.member, sendRequest(locum, practice, [days, days + 1]))
    return api.call('acceptBookingRequest', locum, accept(request))
  }
  const [requested, begun] = [await book(20), await book(24)]
  for (const caller of [locum, practice.member])
    expect((await remove(requested, undefined, caller)).body.error.code).toBe('FORBIDDEN')
  const params = { bookingId: requested.id, accountId: locum.id }
  await api.call('cancelBooking', locum, { params, body: { status_reason: 'My child is ill.' } })
  expect((await remove(requested)).status).toBe(200)
  vi.useFakeTimers({ now: Date.parse(`${begun.start_date}T09:00:00+02:00`), toFake: ['Date'] })
  try {
    expect((await remove(begun)).body.error.code).toBe('BOOKING_WORKED')
  } finally {
    vi.useRealTimers()
  }
  await expectConsistent(api, locum)
})
