import { beforeAll, expect, it } from 'vitest'
import { writeAll } from '#bin/seed/world/large/write-world.ts'
import { bookingsRepository } from '#functions/stores/bookings.repository.ts'
import type { Booking } from '#shared/bookings/bookings.schema.ts'
import type { BookingState } from '#shared/bookings/bookings.state.ts'
import { crockford } from '#shared/kernel/crockford.ts'
import { addDays } from '#shared/kernel/dates.ts'
import type { BookingId } from '#shared/kernel/ids.ts'
import { ahead, apply, confirm, createPractice, post } from '#tests/support/people.ts'
import { sharedApi } from '#tests/support/shared-api.ts'

const { api, admin, newLocum } = await sharedApi()
const [practice, locum] = [await createPractice(api), await newLocum()]
const offer = await post(api, practice)
await apply(api, locum, offer)
const booking: Booking = await confirm(api, practice, offer, locum)
/** Years away from what other tests book. */
const START = '2031-01-01'
const END = '2031-12-31'
const MANY = 2_000

const codeOf = (count: number): BookingId =>
  `B${[4, 3, 2, 1, 0].map((place) => crockford[Math.floor(count / 32 ** place) % 32]).join('')}ZZ` as BookingId

const manyOf = (like: BookingState): BookingState[] => {
  const [day] = Object.values(like.days)
  if (!day) throw new Error('The booking has no day')
  return Array.from({ length: MANY }, (_, count) => {
    const date = addDays(START, count % 365)
    const { version: _version, ...copy } = like
    const professional = { ...like.professional, name: count === MANY - 1 ? 'Zodwa Quickly' : like.professional.name }
    const days = { [date]: { ...day, date, cancelled: count % 100 === 0 } }
    return { ...copy, id: codeOf(count), professional, days }
  })
}

beforeAll(async () => {
  const bookings = bookingsRepository(api.db, 'bookings')
  const stored = await bookings.get(booking.id)
  if (!stored) throw new Error('The booking is not stored')
  await writeAll(
    api.db,
    manyOf(stored).map((one) => bookings.put(one)),
  )
}, 120_000)

type Query = Record<string, unknown>
const search = (query: Query) => api.send('searchBookings', admin, { query: { start: START, end: END, ...query } })

const readAll = async (query: Query): Promise<{ items: Booking[]; pages: number }> => {
  const items: Booking[] = []
  let pages = 0
  let NextToken: string | undefined
  do {
    const { body } = await search({ ...query, NextToken })
    items.push(...body.Items)
    NextToken = body.NextToken
    pages += 1
  } while (NextToken)
  return { items, pages }
}

it('lists the bookings of a period by the day they end on, a page at a time, each once', async () => {
  const days = { start: '2031-03-01', end: '2031-03-10' }
  const { items, pages } = await readAll(days)
  // 2,000 bookings are 5 a day, and one more on the first 175 days.
  expect([items.length, new Set(items.map(({ id }) => id)).size]).toEqual([60, 60])
  expect(pages).toBeLessThan(7)
  const places = items.map(({ end_date, id }) => `${end_date} ${id}`)
  expect(places).toEqual(places.toSorted())
  const { items: latestFirst } = await readAll({ ...days, order: 'desc' })
  expect(latestFirst.map(({ id }) => id)).toEqual(items.map(({ id }) => id).reverse())
})

it('goes on where the last page ended, whatever was added before it', async () => {
  const first = (await search({ start: '2031-06-01' })).body
  const last = first.Items.at(-1) as Booking
  expect(first.NextToken).toBe(`${last.end_date}.${last.id}`)
  const next = (await search({ start: '2031-05-01', NextToken: first.NextToken })).body
  expect(next.Items[0].id > last.id || next.Items[0].end_date > last.end_date).toBe(true)
})

it('finds a booking by its code in any period, and a name among thousands', async () => {
  const byCode = await search({ q: booking.id.toLowerCase() })
  expect(byCode.body).toMatchObject({ Count: 1, Items: [{ id: booking.id, booking_type: 'company' }] })
  const { items, pages } = await readAll({ q: 'quickly' })
  expect(items.map(({ id }) => id)).toEqual([codeOf(MANY - 1)])
  expect(pages).toBeLessThanOrEqual(MANY / 350)
})

it('keeps to status, practice and locum', async () => {
  const cancelled = (await search({ status: 'cancelled', start: '2031-01-01', end: '2031-01-31' })).body.Items
  expect(new Set((cancelled as Booking[]).map(({ status }) => status))).toEqual(new Set(['cancelled']))
  const year = { start: ahead(0), end: ahead(90) }
  const both = { companyId: practice.companyId, professionalId: locum.id }
  for (const filter of [both, { companyId: practice.companyId }, { professionalId: locum.id }])
    expect((await search({ ...year, ...filter })).body.Items.map(({ id }: Booking) => id)).toEqual([booking.id])
  const another = await newLocum()
  const none = await search({ ...year, companyId: practice.companyId, professionalId: another.id })
  expect(none.body).toMatchObject({ Count: 0, Items: [] })
})

it('is for super admins, within a year, and names what is wrong with the rest', async () => {
  const query = { start: START, end: END }
  for (const caller of [locum, practice.member])
    expect((await api.send('searchBookings', caller, { query })).status).toBe(403)
  expect((await search({ end: '2032-06-01' })).body.error.details.fields).toMatchObject([{ field: 'end' }])
  expect((await search({ status: 'open' })).body.error.details.fields).toMatchObject([{ field: 'status' }])
})
