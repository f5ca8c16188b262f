import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { startApi, type Api, type Caller } from '#tests/support/api.ts'
import {
  ahead,
  apply,
  confirm,
  createAdmin,
  createLocum,
  createPractice,
  post,
  workingDays,
  type Practice,
} from '#tests/support/people.ts'

let api: Api
let admin: Caller
let practice: Practice

beforeAll(async () => {
  api = await startApi()
  admin = await createAdmin(api)
  practice = await createPractice(api)
})
afterAll(() => api.stop())

describe('a day that is announced as a public holiday', () => {
  /** A Lambda caches the options for a minute. */
  const SEEN_AFTER = 61_000

  it('counts as one in later bookings; earlier ones keep the agreed pay', async () => {
    const [date = '', ...others] = workingDays(40, 3)
    const locum = await createLocum(api, {}, admin)
    const bookedOn = async () => {
      const offer = await post(api, practice, {
        request_dates: [{ date, start_time: '08:00', end_time: '12:00' }],
        rates: ['100', '900'],
      })
      await apply(api, locum, offer)
      const { id } = await confirm(api, practice, offer, locum)
      return id
    }
    const partsOf = async (bookingId: string) => {
      const booking = await api.call('getBooking', locum, { params: { bookingId } })
      return booking.booking_dates_times[0].parts
    }
    const cancel = (bookingId: string) =>
      api.call('cancelBooking', locum, {
        params: { bookingId, accountId: locum.id },
        body: { status_reason: 'My child is ill.' },
      })
    const before = await bookedOn()
    expect(await partsOf(before)).toMatchObject([{ date, group: 'weekdays', rate: '380' }])
    const longer = await post(api, practice, {
      request_dates: [date, ...others].map((one) => ({ date: one, start_time: '13:00', end_time: '17:00' })),
    })
    await apply(api, locum, longer)
    await confirm(api, practice, longer, locum)
    const count = async () => {
      const dates = [date, ...others, ahead(30)]
      const { days } = await api.call('countBookedDays', admin, { query: { dates: dates.join(',') } })
      return days.map(({ bookings }: { bookings: number }) => bookings)
    }
    expect(await count()).toEqual([2, 1, 1, 0])
    await cancel(before)
    expect(await count()).toEqual([1, 1, 1, 0])
    const row = { code: date, name: 'Election Day', announced: ahead(0) }
    await api.call('saveOptions', admin, { body: { lists: [{ list: 'public-holidays', rows: [row] }] }, version: '*' })
    vi.useFakeTimers({ now: Date.now() + SEEN_AFTER, toFake: ['Date'] })
    try {
      expect(await partsOf(await bookedOn())).toMatchObject([{ date, group: 'public_holidays', rate: '520' }])
      expect(await partsOf(before)).toMatchObject([{ date, group: 'weekdays', rate: '380' }])
    } finally {
      vi.useRealTimers()
    }
  })
})
