import { expect, it } from 'vitest'
import type { Caller } from '#tests/support/api.ts'
import { newBookingRequest } from '#tests/support/booking-requests.ts'
import { expectConsistent } from '#tests/support/invariants.ts'
import { ahead, approvalBody, createPractice, shiftsAhead } from '#tests/support/people.ts'
import { sharedApi } from '#tests/support/shared-api.ts'

const { api, admin, newLocum } = await sharedApi()
const practice = await createPractice(api)

const create = (locum: Caller, days: number[], more: object = {}, key?: string) =>
  api.send('createBooking', admin, {
    ...(newBookingRequest(locum.id, practice.companyId, days, more) as never as { body: never }),
    ...(key && { key }),
  })

it('books a locum for a practice at the given rates: calendar, private offer and booking at once', async () => {
  const locum = await newLocum()
  const rates = { weekdays: '411', saturday: '411', sundays: '411', public_holidays: '411' }
  const { status, body } = await create(locum, [20, 21], { rates, notes: 'As agreed.', status: 'cancelled' }, 'create')
  expect([status, body.data]).toMatchObject([
    200,
    {
      status: 'confirmed',
      booking_dates: [ahead(20), ahead(21)],
      notes: 'As agreed.',
      booking_request_type: 'availability',
    },
  ])
  expect(new Set(Object.values(body.data.rates))).toEqual(new Set(['411']))
  expect(await api.eventsOf(admin, 'create')).toMatchObject([
    { type: 'booking.confirmed', data: { from: 'superAdmin', bookedBy: admin.id } },
  ])
  for (const caller of [locum, practice.member])
    expect(await api.call('getBooking', caller, { params: { bookingId: body.data.id } })).toMatchObject({
      status: 'confirmed',
    })
  const offer = await api.call('getOffer', practice.member, { params: { id: body.data.offerId } })
  expect(offer).toMatchObject({ status: 'confirmed', offer_type: 'private' })
  await expectConsistent(api, locum)
})

it('keeps the locum’s own rates for the kinds of day that are left out', async () => {
  // One of two Saturdays is no public holiday.
  const fortnight = Array.from({ length: 14 }, (_, at) => 20 + at)
  const ratesWith = async (more: object) => (await create(await newLocum(), fortnight, more)).body.data.rates
  const own = await ratesWith({})
  for (const saturday of ['100', '2000']) expect(await ratesWith({ rates: { saturday } })).toEqual({ ...own, saturday })
})

it('takes a whole booking as it was read, with the rates of its kinds of day', async () => {
  const locum = await newLocum()
  const { body } = await create(locum, [20])
  const read = await api.call('getBooking', admin, { params: { bookingId: body.data.id } })
  const booking = { ...read, request_dates: shiftsAhead(21) }
  const again = await api.call('createBooking', admin, { body: { booking, status_reason: 'As agreed.' } })
  expect(again).toMatchObject({ booking_dates: [ahead(21)], status: 'confirmed' })
  const none = await api.send('createBooking', admin, {
    body: { booking: { ...booking, rates: {} }, status_reason: 'As agreed.' },
  })
  expect(none.body.error.details.fields).toEqual([{ field: 'booking.rates', message: 'Provide at least one field' }])
})

it('is refused for a locum who is booked, unavailable or not approved, and for unknown parties', async () => {
  const locum = await newLocum()
  await create(locum, [20])
  expect((await create(locum, [20, 22])).body.error).toMatchObject({
    code: 'LOCUM_BOOKED',
    details: { dates: [ahead(20)] },
  })
  const off = { changes: [{ dates: [ahead(22)], set: { status: 'unavailable' } }] }
  await api.call('changeCalendar', locum, { body: off as never })
  expect((await create(locum, [22])).body.error).toMatchObject({
    code: 'DAY_UNAVAILABLE',
    details: { dates: [ahead(22)] },
  })
  await api.call('decideApproval', admin, { params: { id: locum.id }, body: approvalBody(false) })
  expect((await create(locum, [23])).body.error.code).toBe('LOCUM_NOT_APPROVED')
  expect(
    (await create({ ...locum, id: 'usr_00000000-0000-4000-8000-000000000000' as never }, [23])).body.error.code,
  ).toBe('PROFESSIONAL_NOT_FOUND')
  expect((await create(locum, [24, -1])).body.error.details.fields).toEqual([
    { field: 'booking.request_dates.1.date', message: 'Choose today or a later date' },
  ])
  const { body } = await api.send('createBooking', admin, {
    body: { booking: 'text', status_reason: 'As agreed.' } as never,
  })
  expect(body.error.details.fields).toEqual([{ field: 'booking', message: 'Booking can only be an object' }])
  await expectConsistent(api, locum)
})
