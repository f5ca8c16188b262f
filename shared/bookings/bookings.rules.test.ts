import { describe, expect, it } from 'vitest'
import { availableActions, transition } from '#shared/kernel/define-lifecycle.ts'
import { bookingLifecycle } from './bookings.lifecycle.ts'
import {
  bookedDays,
  bookingPhase,
  bookingStatus,
  cancelDays,
  cancelFacts,
  cancellableDays,
  lastCancellation,
  undoFacts,
} from './bookings.rules.ts'
import type { BookedDay } from './bookings.schema.ts'
import type { BookingState } from './bookings.state.ts'

const day = (date: string, changes: Partial<BookedDay> = {}): BookedDay => ({
  date,
  start_time: '08:00',
  end_time: '17:00',
  hours: 8,
  parts: [],
  pay: 3040,
  cancelled: false,
  ...changes,
})
const booking = (...days: BookedDay[]) =>
  ({ days: Object.fromEntries(days.map((each) => [each.date, each])) }) as BookingState

const made = '2026-12-10T06:00:00.000Z'
const week = booking(day('2026-12-14'), day('2026-12-15'), day('2026-12-16'))

describe('a booking', () => {
  it('is upcoming, running or past', () => {
    expect(bookingPhase(week, '2026-12-13')).toBe('upcoming')
    expect(bookingPhase(week, '2026-12-14')).toBe('upcoming')
    expect(bookingPhase(week, '2026-12-15')).toBe('running')
    expect(bookingPhase(week, '2026-12-17')).toBe('past')
  })

  it('is running until the end of the day on which its last night shift ends', () => {
    const night = booking(day('2026-12-31', { start_time: '19:00', end_time: '07:00' }))
    expect(['2026-12-31', '2027-01-01', '2027-01-02'].map((today) => bookingPhase(night, today))).toEqual([
      'upcoming',
      'running',
      'past',
    ])
    const evening = booking(day('2026-12-14', { start_time: '15:00', end_time: '00:00' }))
    expect(bookingPhase(evening, '2026-12-15')).toBe('past')
  })

  it('frees days that have not started, to the minute in South African time', () => {
    const at = (now: string) => cancellableDays(bookedDays(week), now).map(({ date }) => date)
    expect(at('2026-12-14T05:59:00.000Z')).toEqual(['2026-12-14', '2026-12-15', '2026-12-16'])
    expect(at('2026-12-14T06:00:00.000Z')).toEqual(['2026-12-15', '2026-12-16'])
    expect(at('2026-12-16T06:00:00.000Z')).toEqual([])
  })

  it('stays confirmed if a day has started', () => {
    expect(bookingStatus(booking(day('2026-12-14'), day('2026-12-15', { cancelled: true })))).toBe('confirmed')
    expect(bookingStatus(booking(day('2026-12-14', { cancelled: true })))).toBe('cancelled')
  })

  it('keeps the days that a cancellation does not name', () => {
    const first = { by: 'professional', reason: 'My child is ill', at: '2026-12-10T12:00:00.000Z' } as const
    const second = { by: 'practice', reason: 'We close early', at: '2026-12-11T12:00:00.000Z' } as const
    const once = cancelDays(week, ['2026-12-15', '2026-12-16'], first)
    expect(bookedDays(once).map((each) => each.cancelled)).toEqual([false, true, true])
    expect([lastCancellation(once), bookingStatus(once), once.updatedAt]).toEqual([first, 'confirmed', first.at])
    const twice = cancelDays(once, ['2026-12-14'], second)
    expect(bookedDays(twice).map(({ cancellation }) => cancellation)).toEqual([second, first, first])
    expect([lastCancellation(twice), bookingStatus(twice)]).toEqual([second, 'cancelled'])
  })

  it('can be cancelled by either party until it has ended', () => {
    const ahead = { ended: false, daysAhead: true, datesAhead: true }
    expect(transition(bookingLifecycle, 'confirmed', 'cancel', 'Locum', ahead)).toEqual({
      ok: true,
      to: ['cancelled', 'confirmed'],
      emits: 'booking.cancelled',
    })
    expect(transition(bookingLifecycle, 'confirmed', 'cancel', 'SuperAdmin', ahead)).toEqual({
      ok: false,
      code: 'FORBIDDEN',
    })
    expect(transition(bookingLifecycle, 'cancelled', 'cancel', 'Locum', ahead)).toEqual({
      ok: false,
      code: 'STALE_STATE',
    })
    expect(
      availableActions(bookingLifecycle, 'confirmed', 'CompanyAdmin', {
        cancel: { ended: true, daysAhead: false, datesAhead: true },
      }),
    ).toEqual([{ action: 'cancel', disabled: 'BOOKING_PAST' }])
    expect(availableActions(bookingLifecycle, 'cancelled', 'CompanyAdmin', { cancel: ahead })).toEqual([])
  })

  it('has chosen days cancelled only if none has started or is cancelled', () => {
    const days = [day('2026-12-14'), day('2026-12-15'), day('2026-12-16', { cancelled: true })]
    const facts = (...dates: string[]) => cancelFacts(days, '2026-12-14T06:00:00.000Z', dates).datesAhead
    expect(facts('2026-12-15')).toBe(true)
    expect([facts('2026-12-14', '2026-12-15'), facts('2026-12-16'), facts('2026-12-17')]).toEqual([false, false, false])
    const chosen = { ended: false, daysAhead: true, datesAhead: false }
    expect(transition(bookingLifecycle, 'confirmed', 'cancel', 'Locum', chosen)).toEqual({
      ok: false,
      code: 'BOOKING_DAY_CLOSED',
    })
  })

  it.each([
    ['at once', '2026-12-10T06:00:00.000Z', undefined],
    ['for 30 minutes', '2026-12-10T06:30:00.000Z', undefined],
    ['not later', '2026-12-10T06:30:00.001Z', 'UNDO_TOO_LATE'],
  ])('a confirmation can be undone %s', (_, at, code) => {
    const outcome = transition(
      bookingLifecycle,
      'confirmed',
      'undo',
      'Locum',
      undoFacts(bookedDays(week), { createdAt: made, updatedAt: made }, at),
    )
    expect(outcome.ok ? undefined : outcome.code).toBe(code)
  })

  it('a confirmation can be undone only as long as nothing else has changed', () => {
    const facts = undoFacts(bookedDays(week), { createdAt: made, updatedAt: '2026-12-10T06:00:00.001Z' }, made)
    const outcome = transition(bookingLifecycle, 'confirmed', 'undo', 'Locum', facts)
    expect(outcome).toMatchObject({ ok: false, code: 'UNDO_CHANGED' })
  })

  it('a confirmation can be undone only if the first shift is more than a day away', () => {
    const undoable = (at: string) => undoFacts(bookedDays(week), { createdAt: at, updatedAt: at }, at).farAhead
    expect([undoable('2026-12-13T05:59:00.000Z'), undoable('2026-12-13T06:00:00.000Z')]).toEqual([true, false])
  })

  it.each([
    ['before the last night shift starts', '2026-12-31T16:59:59.999Z', { ended: false, daysAhead: true }],
    ['while it is running', '2026-12-31T17:00:00.000Z', { ended: false, daysAhead: false }],
    ['until its last minute', '2027-01-01T04:59:59.999Z', { ended: false, daysAhead: false }],
    ['once it has ended', '2027-01-01T05:00:00.000Z', { ended: true, daysAhead: false }],
  ])('counts as ended, and as cancellable, by the shifts that are not cancelled: %s', (_, at, facts) => {
    const days = [
      day('2026-12-30'),
      day('2026-12-31', { start_time: '19:00', end_time: '07:00' }),
      day('2027-01-02', { cancelled: true }),
    ]
    expect(cancelFacts(days, at)).toEqual({ ...facts, datesAhead: true })
  })
})
