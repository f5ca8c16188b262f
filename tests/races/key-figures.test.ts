import { marshall } from '@aws-sdk/util-dynamodb'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { eventConsumer } from '#functions/events/event-consumer.ts'
import { rebuildCounts } from '#functions/events/react/audit/rebuild-counts.ts'
import { recordEvents } from '#functions/events/react/audit/record-events.ts'
import { auditRepository } from '#functions/stores/audit.repository.ts'
import { addCounts, type Counts } from '#shared/admin/counters.ts'
import type { Booking } from '#shared/bookings/bookings.schema.ts'
import type { BookingState } from '#shared/bookings/bookings.state.ts'
import { toCents } from '#shared/kernel/money.ts'
import type { Offer } from '#shared/offers/offers.schema.ts'
import { startApi, type Api, type Caller } from '#tests/support/api.ts'
import { accept, sendRequest } from '#tests/support/booking-requests.ts'
import {
  apply,
  confirm,
  createAdmin,
  createLocum,
  createPractice,
  onDays,
  post,
  type Practice,
} from '#tests/support/people.ts'
import { longRounds } from '#tests/support/rounds.ts'

const COMMANDS = longRounds({ usual: 80, full: 10_000 })
/** New people after so many commands, before they reach a quota. */
const EACH_CAST = 200

let api: Api
let admin: Caller
beforeAll(async () => {
  api = await startApi()
  admin = await createAdmin(api)
})
afterAll(() => api.stop())

type Cast = { locum: Caller; practice: Practice; offers: Offer[]; bookings: Booking[]; day: number }
const reason = { status_reason: 'The fridge has failed.' }

const newCast = async (): Promise<Cast> => ({
  locum: await createLocum(api, {}, admin),
  practice: await createPractice(api),
  offers: [],
  bookings: [],
  day: 3,
})

/** Each on days of its own, so that most succeed. */
const commands: ((cast: Cast) => Promise<unknown>)[] = [
  async (cast) => cast.offers.push(await post(api, cast.practice, onDays(cast.day, cast.day + 1))),
  async (cast) => {
    const offer = cast.offers.pop()
    if (!offer) return
    await apply(api, cast.locum, offer)
    cast.bookings.push(await confirm(api, cast.practice, offer, cast.locum, offer.available_dates.slice(0, 1)))
  },
  async (cast) => {
    const request = await api.call(
      'requestBooking',
      cast.practice.member,
      sendRequest(cast.locum, cast.practice, [cast.day]),
    )
    cast.bookings.push(await api.call('acceptBookingRequest', cast.locum, accept(request)))
  },
  ({ bookings, locum }) => cancel(bookings.pop(), locum, locum.id),
  ({ bookings, practice }) => cancel(bookings.pop(), practice.member, practice.companyId),
  async ({ bookings }) => {
    const booking = bookings.pop()
    if (booking) await api.call('deleteBooking', admin, { params: { bookingId: booking.id }, body: reason })
  },
]

const cancelled = { Locum: 0, CompanyAdmin: 0, SuperAdmin: 0 }
const cancel = async (booking: Booking | undefined, by: Caller, accountId: string) => {
  if (!booking) return
  await api.call('cancelBooking', by, { params: { bookingId: booking.id, accountId }, body: reason })
  cancelled[by.role] += 1
}

/** A clash, or nothing left to cancel. */
const ifNotRefused = (error: unknown): void => {
  if (!/ answered 4\d\d/.test(String(error))) throw error
}

/** All records in order, in batches of any size, each delivered once or more and overlapping the next. */
const deliverAll = async (): Promise<void> => {
  const audit = auditRepository(api.db, 'audit')
  const consume = eventConsumer(
    async () => {},
    (events) => recordEvents({ db: api.db, audit }, events),
  )
  const records = (await api.scan('commands'))
    .sort((a, b) => String(a.at).localeCompare(String(b.at)))
    .map((item) => ({
      eventName: 'INSERT' as const,
      dynamodb: { NewImage: marshall(item, { removeUndefinedValues: true }) },
    }))
  for (let at = 0; at < records.length;) {
    const [size = 1, times = 1, overlap = 0] =
      fc.sample(
        fc.tuple(fc.integer({ min: 1, max: 25 }), fc.integer({ min: 1, max: 2 }), fc.integer({ min: 0, max: 3 })),
        1,
      )[0] ?? []
    const Records = records.slice(Math.max(0, at - overlap), at + size) as never
    await Promise.all(Array.from({ length: times }, () => consume({ Records })))
    at += size
  }
}

const totalOf = async (): Promise<Counts> => {
  const counts = await auditRepository(api.db, 'audit').listCounts('0000-01-01', '9999-12-31')
  return counts.map((one) => one.counts).reduce<Counts>(addCounts, {})
}

it('the key figures equal the audit and the tables, whatever was done and however it was delivered', async () => {
  let cast = await newCast()
  for (const [index, at] of fc.sample(fc.nat(commands.length - 1), COMMANDS).entries()) {
    if (index % EACH_CAST === EACH_CAST - 1) cast = await newCast()
    cast.day = 3 + ((cast.day + 2) % 300)
    await commands[at]?.(cast).catch(ifNotRefused)
  }
  await deliverAll()

  const total = await totalOf()
  const entries = await api.scan('audit')
  const recounted = entries.flatMap(({ counted }) => (counted ? [(counted as { counts: Counts }).counts] : []))
  const { activeLocums: _, activePractices: __, ...counted } = total
  expect(counted).toEqual(recounted.reduce<Counts>(addCounts, {}))
  const audit = auditRepository(api.db, 'audit')
  expect(await rebuildCounts({ db: api.db, table: 'audit', audit })).toEqual({ corrected: 0, changing: [] })

  const bookings = (await api.scan('bookings')).filter(({ sk }) => sk === 'BOOKING') as unknown as BookingState[]
  const kept = bookings.flatMap(({ days }) => Object.values(days)).filter((day) => !day.cancelled)
  expect(total.daysBooked ?? 0).toBe(kept.length)
  expect(total.value ?? 0).toBe(kept.reduce((sum, { pay }) => sum + toCents(pay), 0))
  expect(total.fees ?? 0).toBe(kept.reduce((sum, { fee = 0 }) => sum + toCents(fee), 0))
  const offers = (await api.scan('offers')).filter(({ sk }) => sk === 'OFFER')
  expect(total.publicOffers ?? 0).toBe(offers.filter(({ request }) => !request).length)
  expect(total.privateOffers ?? 0).toBe(offers.filter(({ request }) => request).length)
  expect(total.daysOffered ?? 0).toBe(offers.reduce((sum, { dayCount }) => sum + Number(dayCount), 0))
  expect([total.locumCancellations ?? 0, total.practiceCancellations ?? 0]).toEqual([
    cancelled.Locum,
    cancelled.CompanyAdmin,
  ])
  expect(total.locumSignUps).toBe((await api.scan('professionals')).filter(({ sk }) => sk === 'PROFILE').length)
  expect(total.practiceSignUps).toBe((await api.scan('companies')).filter(({ sk }) => sk === 'COMPANY').length)
  expect(bookings.length).toBeGreaterThan(0)
}, 1_200_000)
