import { isDeepStrictEqual } from 'node:util'
import { shiftSegments } from '#shared/kernel/shift.ts'
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { describe, expect, it } from 'vitest'
import { bookedDays, bookingStatus } from '#shared/bookings/bookings.rules.ts'
import { openDayOf } from '#shared/calendar/day-state.rules.ts'
import { openDayOn, type OpenDays } from '#shared/kernel/open-days.ts'
import { addDays } from '#shared/kernel/dates.ts'
import { liveDates, candidateOf } from '#shared/offers/offers.rules.ts'
import { creditsDueAt } from '#shared/bookings/credits.rules.ts'
import { largeWorld } from './large-world.ts'
import { locumAt } from './locums.ts'
import { writesOf } from './write-world.ts'

const today = '2026-11-21'
const size = { locums: 120, practices: 10 }
const world = largeWorld(today, 'demo', size)
const tables = {
  professionals: 'professionals',
  companies: 'companies',
  calendars: 'calendars',
  search: 'search',
  offers: 'offers',
  bookings: 'bookings',
  messages: 'messages',
  users: 'users',
  wallets: 'wallets',
  agenda: 'agenda',
}
// Never called: the writes are only collected.
const db = DynamoDBDocumentClient.from(new DynamoDBClient({ region: 'eu-west-1' }))
const itemsOf = (of: typeof world) =>
  [...writesOf(db, tables, of, today)].map(
    ({ Put }) => ({ table: Put?.TableName, ...Put?.Item }) as Record<string, unknown>,
  )
const items = itemsOf(world)

const bookings = world.covers.flatMap(({ booking }) => booking ?? [])
const keptDays = (booking: (typeof bookings)[number]) => bookedDays(booking).filter(({ cancelled }) => !cancelled)
const stretch = (id: string, date: string, from: number, to: number, booking: string) =>
  `${id} ${date} ${String(from).padStart(4, '0')}-${to} ${booking}`

describe('the large world', () => {
  it('is always the same, and a smaller one has the same people', () => {
    expect(itemsOf(largeWorld(today, 'demo', size))).toEqual(items)
    const smaller = largeWorld(today, 'demo', { locums: 10, practices: 2 })
    expect(smaller.workers.map(({ person }) => person)).toEqual(world.workers.slice(0, 10).map(({ person }) => person))
  })

  it('has professionals who wait for approval, with when they registered', () => {
    const people = Array.from({ length: 500 }, (_, index) => locumAt(index, today, 'demo'))
    const waiting = people.filter(({ waitingSince }) => waitingSince)
    expect(waiting.length).toBeGreaterThan(0)
    expect(waiting.filter(({ registeredAt }) => !registeredAt)).toEqual([])
  })

  it('has past and future bookings, pending applications, open and cancelled offers', () => {
    expect(bookings.length).toBeGreaterThan(30)
    expect(
      world.covers.some(
        ({ offer, candidates, booking }) =>
          !booking && candidates.some((candidate) => liveDates(offer, candidate, `${today}T06:00:00.000Z`).length > 0),
      ),
    ).toBe(true)
    expect(world.covers.some(({ offer }) => offer.cancelled)).toBe(true)
    expect(bookings.some(({ days }) => Object.keys(days).some((date) => date > today))).toBe(true)
    expect(bookings.some(({ days }) => Object.keys(days).some((date) => date < today))).toBe(true)
  })

  it('has the monthly sums of each practice', () => {
    const pays = items.filter(({ sk }) => String(sk).startsWith('SUMS#')).map(({ pay }) => Number(pay))
    const days = bookings.flatMap(keptDays)
    expect(pays.reduce((sum, pay) => sum + pay, 0)).toBe(days.reduce((sum, { pay }) => sum + Math.round(pay * 100), 0))
  })

  it('has a wallet of each practice with the credits of its bookings that are over; the others are on the agenda', () => {
    const wallets = items.filter(({ table, sk }) => table === 'wallets' && sk === 'LOCK')
    const earned = items.filter(({ settled }) => settled).map(({ settled }) => (settled as { credits: number }).credits)
    expect(earned.length).toBeGreaterThan(0)
    expect(wallets.reduce((sum, { balance }) => sum + Number(balance), 0)).toBe(earned.reduce((a, b) => a + b, 0))
    const due = bookings.filter((booking) => creditsDueAt(booking) !== undefined).length
    expect(items.filter(({ table }) => table === 'agenda').length + earned.length).toBe(due)
  })

  it('has booking requests that are pending, accepted for some or all days, declined and withdrawn', () => {
    const requestCovers = world.covers.flatMap(({ offer, booking }) => {
      const candidate = candidateOf(offer)
      return candidate
        ? [
            {
              booking,
              causes: Object.values(candidate.dropped).map(({ cause }) => cause),
              live: liveDates(offer, candidate, `${today}T06:00:00.000Z`).length,
            },
          ]
        : []
    })
    expect(requestCovers.some(({ live, booking }) => live > 0 && !booking)).toBe(true)
    expect(requestCovers.some(({ booking, causes }) => booking && causes.length === 0)).toBe(true)
    expect(requestCovers.some(({ booking, causes }) => booking && causes.includes('declined'))).toBe(true)
    expect(requestCovers.some(({ booking, causes }) => !booking && causes.includes('declined'))).toBe(true)
    expect(requestCovers.some(({ causes }) => causes.includes('withdrawn'))).toBe(true)
  })

  it('has cancelled bookings without any remaining day', () => {
    const cancelled = bookings.filter((booking) => bookingStatus(booking) === 'cancelled')
    expect(cancelled.length).toBeGreaterThan(0)
    expect(cancelled.flatMap(keptDays)).toEqual([])
  })

  it('writes each item once', () => {
    const keys = items.map(({ table, pk, sk }) => `${String(table)} ${String(pk)} ${String(sk)}`)
    expect(new Set(keys).size).toBe(keys.length)
  })

  it('has no double bookings, and exactly the slots of its bookings', () => {
    const due = bookings.flatMap((booking) =>
      keptDays(booking)
        .flatMap(shiftSegments)
        .map(({ date, from, to }) => stretch(booking.professional.id, date, from, to, booking.id)),
    )
    const taken = world.workers.flatMap(({ person, months }) =>
      months.flatMap(({ days }) =>
        Object.entries(days).flatMap(([date, { slots }]) =>
          slots.map(({ from, to, booking }) => stretch(person.id, date, from, to, booking)),
        ),
      ),
    )
    expect(taken.sort()).toEqual(due.sort())
    const slots = world.workers.flatMap(({ months }) => months.flatMap(({ days }) => Object.values(days)))
    expect(
      slots.filter((day) => day.slots.some(({ from }, at) => at > 0 && from < (day.slots[at - 1]?.to ?? 0))),
    ).toEqual([])
  })

  it('marks on every offer who is booked for which day', () => {
    for (const { offer, booking } of world.covers) {
      const marked = Object.entries(offer.days).flatMap(([date, day]) =>
        day.booking ? [`${date} ${day.booking} ${String(day.professional?.id)}`] : [],
      )
      expect(marked).toEqual(
        booking ? keptDays(booking).map(({ date }) => `${date} ${booking.id} ${booking.professional.id}`) : [],
      )
    }
  })

  it('has the same days in calendar locks and search rows as in calendars', () => {
    const monthsOf = new Map(world.workers.map(({ person, months }) => [person.id as string, months]))
    const openDays = items.filter(
      ({ table, sk }) => (table === 'search' && sk !== 'ENTRY') || (table === 'calendars' && sk === 'LOCK'),
    )
    expect(openDays.length).toBeGreaterThan(size.locums)
    const wrong = openDays.flatMap((item) => {
      const months = monthsOf.get(String(item.table === 'search' ? item.sk : item.pk)) ?? []
      const open = (item.openDays ?? item.days) as OpenDays
      return Array.from({ length: 366 }, (_, day) => addDays(today, day)).filter(
        (date) => !isDeepStrictEqual(openDayOn(open, date), openDayOf(months, date)),
      )
    })
    expect(wrong).toEqual([])
  })
})
