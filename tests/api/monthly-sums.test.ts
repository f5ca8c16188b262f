import { expect, it, vi } from 'vitest'
import { newBookingRequest } from '#tests/support/booking-requests.ts'
import { expectSums } from '#tests/support/monthly-sums.ts'
import { ahead, apply, confirm, createPractice, post, shiftAhead } from '#tests/support/people.ts'
import { sharedApi } from '#tests/support/shared-api.ts'

const { api, admin, newLocum } = await sharedApi()

it('every command that changes a booking’s days or pay changes its practice’s monthly sums with it', async () => {
  const practice = await createPractice(api)
  const sums = () => expectSums(api, practice.companyId)
  const total = async () => (await sums()).reduce((pay, month) => pay + month.pay, 0)
  const locum = await newLocum()
  expect(await sums()).toEqual([])

  const offer = await post(api, practice)
  await apply(api, locum, offer)
  const booking = await confirm(api, practice, offer, locum)
  const of = { params: { bookingId: booking.id } }
  const params = { bookingId: booking.id, accountId: practice.companyId }
  expect(await total()).toBe(booking.totals.pay * 100)
  const all = await sums()
  expect(all.reduce((count, month) => count + month.bookings, 0)).toBe(1)
  expect(all.at(-1)).toMatchObject({ creditsToCome: (booking.totals.credits ?? 0) * 100, bookingsToCome: 1 })

  // Notes and a late locum change nothing.
  await api.call('updateBooking', practice.member, { ...of, body: { booking: { notes: 'Ring twice.' } } })
  expect(await sums()).toEqual(all)

  const shifts = [shiftAhead(7), shiftAhead(8, '10:00', '14:00')]
  const body = { booking: { request_dates: shifts }, status_reason: 'The practice called us.' }
  const changed = await api.call('updateBooking', admin, { ...of, body })
  expect(await total()).toBe(changed.totals.pay * 100)

  const reason = { status_reason: 'My child is ill.' }
  await api.call('cancelBooking', practice.member, { params, body: { ...reason, dates: [ahead(7)] } })
  expect(await total()).toBe((changed.booking_dates_times[1]?.pay ?? 0) * 100)
  await api.call('cancelBooking', practice.member, { params, body: reason })
  expect(await sums()).toEqual([])

  const other = await api.call('createBooking', admin, newBookingRequest(locum.id, practice.companyId, [40, 65]))
  expect(await total()).toBe(other.totals.pay * 100)
  await api.call('deleteBooking', admin, {
    params: { bookingId: other.id },
    body: { status_reason: 'Made by mistake.' },
  })
  expect(await sums()).toEqual([])
})

it('so do an undo, a locum who is late, and two confirmations of a practice at the same moment', async () => {
  const practice = await createPractice(api)
  const sums = () => expectSums(api, practice.companyId)
  const book = async () => {
    const [locum, offer] = [await newLocum(), await post(api, practice)]
    await apply(api, locum, offer)
    return { locum, confirm: () => confirm(api, practice, offer, locum) }
  }
  const made = await Promise.all(Array.from({ length: 5 }, book))
  const bookings = await Promise.all(made.map((one) => one.confirm()))
  const all = await sums()
  expect(all.reduce((count, month) => count + month.bookings, 0)).toBe(5)

  const [first] = bookings
  if (!first || !made[0]) throw new Error('Nothing was booked.')
  vi.useFakeTimers({ now: Date.parse(`${first.start_date}T07:00:00+02:00`), toFake: ['Date'] })
  try {
    const body = { date: first.start_date, minutes: 15 } as const
    await api.call('reportLate', made[0].locum, { params: { bookingId: first.id }, body })
  } finally {
    vi.useRealTimers()
  }
  expect(await sums()).toEqual(all)

  await Promise.all(
    bookings.slice(1).map(({ id }) =>
      api.call('undoBooking', practice.member, {
        params: { bookingId: id, accountId: practice.companyId },
        body: { status_reason: 'Confirmed by mistake.' },
      }),
    ),
  )
  expect((await sums()).reduce((count, month) => count + month.bookings, 0)).toBe(1)
})
