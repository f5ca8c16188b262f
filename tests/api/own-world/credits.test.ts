import { DeleteCommand } from '@aws-sdk/lib-dynamodb'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Booking } from '#shared/bookings/bookings.schema.ts'
import { agendaKey } from '#shared/kernel/agenda.ts'
import { endsAt } from '#shared/kernel/shift.ts'
import { agendaRepository } from '#functions/stores/agenda.repository.ts'
import { runAgenda, skipAgendaTo } from '#tests/support/agenda.ts'
import { startApiWithEvents } from '#tests/support/api-with-events.ts'
import type { Caller } from '#tests/support/api.ts'
import { expectSums } from '#tests/support/monthly-sums.ts'
import {
  ahead,
  apply,
  confirm,
  createLocum,
  createPractice,
  onDays,
  post,
  type Practice,
  shiftAhead,
} from '#tests/support/people.ts'

let world: Awaited<ReturnType<typeof startApiWithEvents>>
let practice: Practice
let locum: Caller

beforeAll(async () => {
  world = await startApiWithEvents()
})
afterAll(() => world.stop())

const MINUTE = 60_000
const later = (at: string, minutes: number): string => new Date(Date.parse(at) + minutes * MINUTE).toISOString()

/** The agenda only goes forward, so each test has days after those of the tests before. */
let first = 0
const day = (offset: number): number => first + offset

const bookOn = async (days: number[]): Promise<Booking> => {
  const { api } = world
  const offer = await post(api, practice, onDays(...days))
  await apply(api, locum, offer)
  return confirm(api, practice, offer, locum)
}

/** A booking of a practice and a locum of its own on some days of its own. */
const booked = async (offsets: number[]): Promise<Booking> => {
  first += 30
  practice = await createPractice(world.api)
  locum = await createLocum(world.api, {}, world.admin)
  await skipAgendaTo(world.api.db, `${ahead(first)}T06:00:00.000Z`)
  return bookOn(offsets.map(day))
}
const endOf = ({ request_dates }: Booking): string => request_dates.map(endsAt).sort().at(-1) ?? ''
const wallet = () =>
  world.api.call('listCompanyTransactions', practice.member, { params: { companyId: practice.companyId } })
const cents = (rand: number | undefined): number => Math.round((rand ?? 0) * 100)

/** What the booking's days that are not cancelled earn. */
const earned = ({ totals }: Booking): number => cents(totals.credits)

const atTime = async <T>(time: string, act: () => Promise<T>): Promise<T> => {
  vi.useFakeTimers({ now: Date.parse(time), toFake: ['Date'] })
  try {
    return await act()
  } finally {
    vi.useRealTimers()
  }
}

describe('credits of a booking', () => {
  it('are posted once its last shift has ended, with how they came about; until then they are to come', async () => {
    const booking = await booked([0, 1])
    const end = endOf(booking)
    expect((await wallet()).Summary).toMatchObject({
      type: 2,
      label: 'LocumCredits',
      total: 0,
      transactions: 0,
      toCome: {
        amount: booking.totals.credits,
        bookings: 1,
        next: { date: ahead(day(1)), amount: booking.totals.credits },
      },
    })
    await runAgenda(later(end, -1))
    expect((await wallet()).Count).toBe(0)
    await runAgenda(end)
    const { Items, Summary } = await wallet()
    expect(Items).toMatchObject([
      {
        id: '1',
        date: ahead(day(1)),
        amount: booking.totals.credits,
        balance: booking.totals.credits,
        type: 1,
        reference: booking.id,
        referenceLink: `/practice/dashboard/bookings/${booking.id}`,
      },
    ])
    expect(Items[0]?.note.replaceAll('\u00a0', ' ')).toMatch(
      new RegExp(
        `^${booking.professional.name}, \\w{3} \\d+ \\w{3} and .*\\n5% of R [\\d ]+\\.\\d\\d · [\\d.]+ h × R `,
      ),
    )
    expect(Summary).toMatchObject({ total: booking.totals.credits, transactions: 1, since: ahead(day(1)) })
    expect(Summary).not.toHaveProperty('toCome')
    await expectSums(world.api, practice.companyId)
  })

  it('are one entry however late, however often, and after the command’s record has expired', async () => {
    const booking = await booked([0])
    const { api } = world
    const due = endOf(booking)
    const dayLater = later(due, 24 * 60)
    await Promise.all([runAgenda(dayLater), runAgenda(dayLater)])
    await runAgenda(later(dayLater, 1))
    const entry = { kind: 'credits', subject: booking.id, at: due } as const
    const { pk, sk } = agendaKey(entry)
    // As after seven days: the record of the posting is gone, and the entry is there again.
    await api.db.send(new DeleteCommand({ TableName: 'commands', Key: { pk: `agenda#${pk}#${sk}` } }))
    await agendaRepository(api.db, 'agenda').enter(entry)
    await skipAgendaTo(api.db, due)
    await runAgenda(later(due, 8))
    const { Items, Summary } = await wallet()
    expect([Items.length, Summary?.total]).toEqual([1, booking.totals.credits])
  })

  it('are none for cancelled days; without the last day they are due as the day before it ends', async () => {
    const booking = await booked([0, 2])
    const params = { bookingId: booking.id, accountId: practice.companyId }
    const kept = await world.api.call('cancelBooking', practice.member, {
      params,
      body: { dates: [ahead(day(2))], status_reason: 'We close that day.' },
    })
    await runAgenda(endsAt(shiftAhead(day(0))))
    const { Items } = await wallet()
    expect(Items).toMatchObject([{ date: ahead(day(0)), amount: kept.totals.credits }])
    expect(cents(kept.totals.credits)).toBeLessThan(earned(booking))
    await expectSums(world.api, practice.companyId)
  })

  it('are due at once if the rest of a running booking is cancelled', async () => {
    const booking = await booked([0, 2])
    const params = { bookingId: booking.id, accountId: practice.companyId }
    const afterFirst = later(endsAt(shiftAhead(day(0))), 60)
    await atTime(afterFirst, () =>
      world.api.call('cancelBooking', practice.member, { params, body: { status_reason: 'We close that day.' } }),
    )
    await runAgenda(later(afterFirst, 1))
    expect((await wallet()).Items).toMatchObject([{ date: ahead(day(0)), reference: booking.id }])
  })

  it('are nothing if the whole booking is cancelled', async () => {
    const booking = await booked([0])
    const params = { bookingId: booking.id, accountId: locum.id }
    await world.api.call('cancelBooking', locum, { params, body: { status_reason: 'My child is ill.' } })
    await runAgenda(later(endOf(booking), 60))
    expect((await wallet()).Count).toBe(0)
    await expectSums(world.api, practice.companyId)
  })
})

describe('a correction by a super admin', () => {
  const settled = async (days: number[]) => {
    const booking = await booked(days)
    await runAgenda(endOf(booking))
    return { booking, after: later(endOf(booking), 24 * 60) }
  }
  const change = (booking: Booking, shifts: ReturnType<typeof shiftAhead>[], at: string) =>
    atTime(at, () =>
      world.api.call('updateBooking', world.admin, {
        params: { bookingId: booking.id },
        body: { booking: { request_dates: shifts }, status_reason: 'The locum left early.' },
      }),
    )

  it('of the hours reverses the difference in the same command, and posts it again if it is corrected back', async () => {
    const { booking, after } = await settled([0, 1])
    const shorter = await change(booking, [shiftAhead(day(0)), shiftAhead(day(1), '08:00', '13:00')], after)
    const difference = earned(booking) - earned(shorter)
    expect(difference).toBeGreaterThan(0)
    const { Items, Summary } = await wallet()
    expect([Items.length, cents(Items[0]?.amount), Items[0]?.type]).toEqual([2, difference, 2])
    expect(Items[0]?.note.replaceAll('\u00a0', ' ')).toMatch(/^Correction: [\d.]+ h less on \w{3} \d+ \w{3}\n5% of R /)
    expect(cents(Summary?.total)).toBe(earned(shorter))
    await change(booking, [shiftAhead(day(0)), shiftAhead(day(1))], later(after, 5))
    expect(cents((await wallet()).Summary?.total)).toBe(earned(booking))
    await runAgenda(later(after, 10))
    expect((await wallet()).Summary?.transactions).toBe(3)
    await expectSums(world.api, practice.companyId)
    await world.notified(practice.member, /credits of booking .* corrected/)
  })

  it('that deletes the booking takes all of it back', async () => {
    const { booking, after } = await settled([0])
    await atTime(after, () =>
      world.api.call('deleteBooking', world.admin, {
        params: { bookingId: booking.id },
        body: { status_reason: 'Made by mistake.' },
      }),
    )
    const { Items, Summary } = await wallet()
    expect(Items).toMatchObject([{ type: 2, amount: booking.totals.credits, balance: 0 }, { type: 1 }])
    expect(Summary?.total).toBe(0)
    await expectSums(world.api, practice.companyId)
  })

  it('whose rest is taken from what a refused redemption returns', async () => {
    const { booking, after } = await settled([0, 1])
    const { api, admin } = world
    const { id } = await api.call('redeemCredits', practice.member, { params: { companyId: practice.companyId } })
    const shorter = await change(booking, [shiftAhead(day(0))], after)
    const body = { status: 'refused', note: 'The account is closed.' } as const
    await api.call('decideRedemption', admin, { params: { redemptionId: id }, body })
    const { Items, Summary } = await wallet()
    expect(Items.slice(0, 2)).toMatchObject([
      { type: 2, amount: (earned(booking) - earned(shorter)) / 100 },
      { type: 1, amount: booking.totals.credits, reference: id },
    ])
    expect([cents(Summary?.total), Summary?.outstanding]).toEqual([earned(shorter), undefined])
  })

  it('takes no more than there is; the rest is taken from the next credits', async () => {
    const { booking, after } = await settled([0])
    const { api, admin } = world
    await api.call('redeemCredits', practice.member, { params: { companyId: practice.companyId } })
    await atTime(after, () =>
      api.call('deleteBooking', admin, {
        params: { bookingId: booking.id },
        body: { status_reason: 'Made by mistake.' },
      }),
    )
    const { Items, Summary } = await wallet()
    expect(Items[0]).toMatchObject({ type: 2, amount: 0, balance: 0 })
    expect(Items[0]?.note).toContain('will be taken from the next credits')
    expect(Summary).toMatchObject({ total: 0, outstanding: booking.totals.credits })
    const next = await bookOn([day(5), day(6)])
    await runAgenda(endOf(next))
    const paid = await wallet()
    expect(cents(paid.Summary?.total)).toBe(earned(next) - earned(booking))
    expect(paid.Summary).not.toHaveProperty('outstanding')
  })
})
