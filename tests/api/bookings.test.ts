import { describe, expect, it, vi } from 'vitest'
import type { BookingDay } from '#shared/bookings/bookings.schema.ts'
import { localTimeAt, todayAt } from '#shared/kernel/dates.ts'
import type { Caller } from '#tests/support/api.ts'
import { accept, sendRequest } from '#tests/support/booking-requests.ts'
import { expectConsistent } from '#tests/support/invariants.ts'
import { ahead, apply, confirm, createPractice, post, shiftsAhead, readOffer } from '#tests/support/people.ts'
import { sharedApi } from '#tests/support/shared-api.ts'

const { api, admin, newLocum } = await sharedApi()
const practice = await createPractice(api)

/** A booking of three days of a public offer. */
const booked = async () => {
  const locum = await newLocum()
  const offer = await post(api, practice)
  await apply(api, locum, offer)
  return { locum, offer, booking: await confirm(api, practice, offer, locum) }
}

const cancelling = (bookingId: string, accountId: string, dates?: string[], status_reason = 'My child is ill.') => ({
  params: { bookingId, accountId },
  body: { status_reason, ...(dates && { dates }) },
})

describe('cancelling some days of a booking', () => {
  it('keeps the others, with who cancelled which day and why; the offer reopens just these', async () => {
    const { locum, offer, booking } = await booked()
    const { status, body } = await api.send('cancelBooking', locum, {
      ...cancelling(booking.id, locum.id, [ahead(8)]),
      key: 'one-day',
    })
    expect([status, body.data]).toMatchObject([
      200,
      { status: 'confirmed', cancelledBy: 'professional', booking_dates: [ahead(7), ahead(9)] },
    ])
    const [first, second] = body.data.booking_dates_times
    expect(first).not.toHaveProperty('cancelledBy')
    expect(second).toMatchObject({
      cancelled: true,
      cancelledBy: 'professional',
      status_reason: 'My child is ill.',
      cancelledAt: expect.any(String),
    })
    expect(await api.eventsOf(locum, 'one-day')).toMatchObject([
      { type: 'booking.cancelled', data: { dates: [ahead(8)], kept: [ahead(7), ahead(9)], by: 'professional' } },
    ])
    const reopened = await readOffer(api, practice.member, offer)
    expect(reopened).toMatchObject({ status: 'partially-confirmed', available_dates: [ahead(8)] })
    await expectConsistent(api, locum)

    const rest = await api.call('cancelBooking', practice.member, {
      ...cancelling(booking.id, practice.companyId, undefined, 'We are closing for repairs.'),
    })
    expect(rest).toMatchObject({ status: 'cancelled', cancelledBy: 'company', totals: { pay: 0 } })
    expect(
      rest.booking_dates_times.map(({ cancelledBy, status_reason }: BookingDay) => [cancelledBy, status_reason]),
    ).toEqual([
      ['company', 'We are closing for repairs.'],
      ['professional', 'My child is ill.'],
      ['company', 'We are closing for repairs.'],
    ])
    await expectConsistent(api, locum)
  })

  it('of a booking request frees them in the calendar, and no one else can apply', async () => {
    const locum = await newLocum()
    const request = await api.call('requestBooking', practice.member, sendRequest(locum, practice, [20, 21]))
    const booking = await api.call('acceptBookingRequest', locum, accept(request))
    await api.call('cancelBooking', practice.member, cancelling(booking.id, practice.companyId, [ahead(21)]))
    const offer = await readOffer(api, practice.member, request)
    expect([offer.status, offer.available_dates]).toEqual(['partially-confirmed', []])
    await expectConsistent(api, locum)
  })

  it('is refused for a day that is not booked or no longer so; nothing changes', async () => {
    const { locum, booking } = await booked()
    const cancel = (...dates: string[]) => api.send('cancelBooking', locum, cancelling(booking.id, locum.id, dates))
    expect((await cancel(ahead(7), ahead(20))).body.error.code).toBe('BOOKING_DAY_CLOSED')
    expect((await cancel()).body.error.details.fields[0].field).toBe('dates')
    await cancel(ahead(7))
    expect((await cancel(ahead(7), ahead(8))).body.error.code).toBe('BOOKING_DAY_CLOSED')
    const stored = await api.call('getBooking', locum, { params: { bookingId: booking.id } })
    expect(stored.booking_dates).toEqual([ahead(8), ahead(9)])
  })

  it('counts in the record of the party that cancelled, and only there', async () => {
    const { locum, booking } = await booked()
    const ofLocum = async () =>
      (
        await api.call('listProfessionalBookings', locum, {
          params: { userId: locum.id, start: ahead(0), end: ahead(90) },
        })
      ).Summary
    const ofPractice = async () =>
      (
        await api.call('listPracticeBookings', practice.member, {
          params: { companyId: practice.companyId, start: ahead(0), end: ahead(90) },
        })
      ).Summary as { cancelled_days: number }
    const before = await ofPractice()
    expect(await ofLocum()).toEqual({ cancelled_bookings: 0, cancelled_days: 0 })
    await api.call('cancelBooking', locum, cancelling(booking.id, locum.id, [ahead(7)]))
    await api.call('cancelBooking', locum, cancelling(booking.id, locum.id, [ahead(8)]))
    expect(await ofLocum()).toEqual({ cancelled_bookings: 1, cancelled_days: 2 })
    expect(await ofPractice()).toEqual(before)
    await api.call('cancelBooking', practice.member, cancelling(booking.id, practice.companyId))
    expect((await ofPractice()).cancelled_days).toBe(before.cancelled_days + 1)
    expect(await ofLocum()).toEqual({ cancelled_bookings: 1, cancelled_days: 2 })
  })
})

describe('undoing a confirmation', () => {
  const undoing = (bookingId: string, accountId: string) =>
    cancelling(bookingId, accountId, undefined, 'The wrong week.')

  it.each(['locum', 'practice'] as const)('by the %s frees the days and counts in no record', async (party) => {
    const { locum, offer, booking } = await booked()
    const [caller, accountId] = party === 'locum' ? [locum, locum.id] : [practice.member, practice.companyId]
    const record = async () =>
      (
        await api.call('listProfessionalBookings', locum, {
          params: { userId: locum.id, start: ahead(0), end: ahead(90) },
        })
      ).Summary
    const { body } = await api.send('undoBooking', caller, { ...undoing(booking.id, accountId), key: `undo-${party}` })
    expect(body.data).toMatchObject({ status: 'cancelled', status_reason: expect.stringContaining('The wrong week.') })
    expect(body.data.booking_dates_times.every(({ undone }: BookingDay) => undone)).toBe(true)
    expect(await api.eventsOf(caller, `undo-${party}`)).toMatchObject([
      { type: 'booking.undone', data: { dates: booking.booking_dates, reason: 'The wrong week.' } },
    ])
    expect(await record()).toEqual({ cancelled_bookings: 0, cancelled_days: 0 })
    const again = await readOffer(api, practice.member, offer)
    // Who decided gets the application back.
    const isPending = party === 'practice'
    expect(again).toMatchObject({ status: isPending ? 'requested' : 'open', available_dates: offer.available_dates })
    await expectConsistent(api, locum)
    if (!isPending) await apply(api, locum, again)
    expect(await confirm(api, practice, again, locum)).toMatchObject({ status: 'confirmed' })
  })

  it('is refused after half an hour, within a day of the first shift, twice, and for another’s booking', async () => {
    const { locum, booking } = await booked()
    const undo = async (bookingId = booking.id, accountId = locum.id) =>
      (await api.send('undoBooking', locum, undoing(bookingId, accountId))).body.error?.code
    expect(await undo(booking.id, practice.companyId as never)).toBe('BOOKING_NOT_FOUND')
    vi.useFakeTimers({ now: Date.parse(booking.createdAt) + 30 * 60_000 + 1, toFake: ['Date'] })
    try {
      expect(await undo()).toBe('UNDO_TOO_LATE')
      vi.setSystemTime(Date.parse(booking.createdAt) + 30 * 60_000)
      expect(await undo()).toBeUndefined()
    } finally {
      vi.useRealTimers()
    }
    expect(await undo()).toBe('STALE_STATE')
    const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()
    const hourOf = (at: string) => `${localTimeAt(at).slice(0, 2)}:00`
    const soon = await post(api, practice, {
      request_dates: [{ date: todayAt(inHours(12)), start_time: hourOf(inHours(12)), end_time: hourOf(inHours(16)) }],
    })
    await apply(api, locum, soon)
    expect(await undo((await confirm(api, practice, soon, locum)).id)).toBe('UNDO_TOO_NEAR')
  })
})

it('a booking has its agreed rates, all its shifts and when it last changed', async () => {
  const { locum, booking } = await booked()
  expect(booking).toMatchObject({ skills: [], updatedAt: booking.createdAt })
  expect(booking.request_dates).toEqual(shiftsAhead(7, 8, 9))
  for (const { parts } of booking.booking_dates_times)
    for (const { group, rate } of parts) expect(booking.rates[group]).toBe(rate)
  const changed = await api.call('cancelBooking', locum, cancelling(booking.id, locum.id, [ahead(9)]))
  expect(changed.updatedAt > booking.updatedAt).toBe(true)
  expect(changed.request_dates).toEqual(booking.request_dates)
  expect(changed.rates).toEqual(booking.rates)
})

describe('the day of a shift', () => {
  /** At a time of the first day of a booking; the clock is restored. */
  const onTheDay = async <T>(time: string, act: () => Promise<T>): Promise<T> => {
    vi.useFakeTimers({ now: Date.parse(`${ahead(7)}T${time}:00+02:00`), toFake: ['Date'] })
    try {
      return await act()
    } finally {
      vi.useRealTimers()
    }
  }
  const late = (bookingId: string, minutes: number, date: string) => ({
    params: { bookingId },
    body: { date, minutes },
  })

  it('a locum says that they are running late; the practice sees it, and is notified', async () => {
    const { locum, booking } = await booked()
    const date = booking.start_date
    const { body } = await onTheDay('07:40', () =>
      api.send('reportLate', locum, { ...late(booking.id, 15, date), key: 'late' }),
    )
    expect(body.data.booking_dates_times[0].late).toMatchObject({ minutes: 15 })
    expect(await api.eventsOf(locum, 'late')).toMatchObject([
      { type: 'booking.delayed', data: { dates: [date], start_time: '08:00', minutes: 15 } },
    ])
    const seen = await api.call('getBooking', practice.member, { params: { bookingId: booking.id } })
    expect(seen.booking_dates_times.map(({ late }: BookingDay) => late?.minutes)).toEqual([15, undefined, undefined])
    const { body: after } = await onTheDay('07:50', () =>
      api.send('reportLate', locum, { ...late(booking.id, 0, date), key: 'on-time' }),
    )
    expect(after.data.booking_dates_times[0]).not.toHaveProperty('late')
    expect(await api.eventsOf(locum, 'on-time')).toMatchObject([{ type: 'booking.delayed', data: { minutes: 0 } }])
    await onTheDay('07:51', () => api.send('reportLate', locum, { ...late(booking.id, 0, date), key: 'again' }))
    expect(await api.eventsOf(locum, 'again')).toEqual([])
  })

  it('only on that day, until the shift ends, while it is booked, and in the minutes to choose from', async () => {
    const { locum, booking } = await booked()
    const [today, tomorrow] = booking.booking_dates as [string, string]
    const report = async (date: string, minutes = 15) =>
      (await api.send('reportLate', locum, late(booking.id, minutes, date))).body.error?.code
    expect(await report(today)).toBe('NOT_SHIFT_DAY')
    expect(await onTheDay('08:30', () => report(tomorrow))).toBe('NOT_SHIFT_DAY')
    expect(await onTheDay('17:00', () => report(today))).toBe('NOT_SHIFT_DAY')
    expect(await onTheDay('16:59', () => report(today, 17))).toBe('VALIDATION_FAILED')
    expect(await onTheDay('16:59', () => report(today))).toBeUndefined()
    await api.call('cancelBooking', practice.member, cancelling(booking.id, practice.companyId))
    expect(await onTheDay('08:30', () => report(today))).toBe('STALE_STATE')
  })

  it('only those who are booked see whom to ask for, where to park and what to wear', async () => {
    const { locum, booking } = await booked()
    const arrival = { ask_for: 'Hester Roux', parking: 'Behind the shop.', dress: 'A white coat is provided.' }
    const [company] = (await api.call('listMyPractices', practice.member, {})).Items
    const hours = { start: '08:00', end: '18:00' }
    const operations = {
      weekdays: hours,
      saturday: hours,
      extra_hours: { sundays: false, public_holidays: false },
      languages: ['English'],
      systemsUsed: [],
    }
    const save = (more: object) =>
      api.call('saveOperations', practice.member, {
        params: { companyId: practice.companyId },
        body: { ...operations, ...more },
      })
    const seen = async (caller: Caller) =>
      (await api.call('getBooking', caller, { params: { bookingId: booking.id } })).company.arrival
    expect(company.arrival).toBeUndefined()
    // No one can read a manager's name until the practice gives it here.
    expect(await seen(locum)).toBeUndefined()
    expect((await save({ arrival })).arrival).toEqual(arrival)
    expect((await save({})).arrival).toEqual(arrival)
    expect([await seen(locum), await seen(practice.member)]).toEqual([arrival, arrival])
    expect(await api.call('getCompany', locum, { params: { companyId: practice.companyId } })).not.toHaveProperty(
      'arrival',
    )
    await api.call('cancelBooking', locum, cancelling(booking.id, locum.id))
    expect(await seen(locum)).toBeUndefined()
  })
})

describe('changing the notes of a booking', () => {
  const notes = (bookingId: string, booking: unknown) => ({ params: { bookingId }, body: { booking } })

  it('by the practice notifies the locum, and ignores what the server owns', async () => {
    const { locum, booking } = await booked()
    const changed = { ...booking, notes: ' Please ring the bell. ', status: 'cancelled' }
    const { body } = await api.send('updateBooking', practice.member, {
      ...notes(booking.id, changed),
      key: 'notes',
    } as never)
    expect(body.data).toMatchObject({ status: 'confirmed', notes: 'Please ring the bell.' })
    expect(await api.eventsOf(practice.member, 'notes')).toMatchObject([
      {
        type: 'booking.changed',
        data: { by: 'practice', notes: 'Please ring the bell.', dates: booking.booking_dates },
      },
    ])
    expect((await api.call('getBooking', locum, { params: { bookingId: booking.id } })).notes).toBe(
      'Please ring the bell.',
    )
  })

  it('by a super admin too, who says why; by no one else, only as an object, and not once it has ended', async () => {
    const { locum, booking } = await booked()
    const change = async (
      caller: Caller,
      given: unknown,
      status_reason: string | undefined = 'The door has moved.',
    ) => {
      const { params, body } = notes(booking.id, given)
      const reason = status_reason && { status_reason }
      return (await api.send('updateBooking', caller, { params, body: { ...body, ...reason } as never })).body
    }
    const withoutReason = await change(admin, { notes: 'Moved to the back door.' }, '')
    expect(withoutReason.error.details.fields).toEqual([{ field: 'status_reason', message: 'Required' }])
    expect((await change(admin, { notes: 'Moved to the back door.' })).data.notes).toBe('Moved to the back door.')
    expect((await change(locum, { notes: 'Moved.' })).error.code).toBe('FORBIDDEN')
    for (const given of ['text', 7, null, ['list'], undefined])
      expect((await change(admin, given)).error.details.fields).toEqual([
        { field: 'booking', message: 'Booking can only be an object' },
      ])
    vi.useFakeTimers({ now: Date.parse(`${ahead(9)}T17:00:00+02:00`), toFake: ['Date'] })
    try {
      expect((await change(admin, { notes: 'Moved.' })).error.code).toBe('BOOKING_OVER')
    } finally {
      vi.useRealTimers()
    }
    await api.call('cancelBooking', locum, cancelling(booking.id, locum.id))
    expect((await change(admin, { notes: 'Moved.' })).error.code).toBe('STALE_STATE')
  })
})
