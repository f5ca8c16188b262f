import { PutCommand } from '@aws-sdk/lib-dynamodb'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { startApi, type Api, type Caller } from '#tests/support/api.ts'
import {
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
    const [date = ''] = workingDays(40, 1)
    const year = date.slice(0, 4)
    const key = { pk: 'public-holidays', sk: year }
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
    await cancel(before)
    const options = await api.item('config', key.pk, key.sk)
    await api.db.send(
      new PutCommand({
        TableName: 'config',
        Item: { ...options, subs: [...(options?.subs as object[]), { date, name: 'Election Day' }] },
      }),
    )
    vi.useFakeTimers({ now: Date.now() + SEEN_AFTER, toFake: ['Date'] })
    try {
      expect(await partsOf(await bookedOn())).toMatchObject([{ date, group: 'public_holidays', rate: '520' }])
      expect(await partsOf(before)).toMatchObject([{ date, group: 'weekdays', rate: '380' }])
    } finally {
      vi.useRealTimers()
      await api.db.send(new PutCommand({ TableName: 'config', Item: options }))
    }
  })
})
