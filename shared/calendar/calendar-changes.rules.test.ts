import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, timeOf } from '#shared/kernel/dates.ts'
import { transition } from '#shared/kernel/define-lifecycle.ts'
import type { BookingId, PostingCode } from '#shared/kernel/ids.ts'
import { availabilityLifecycle } from './availability.lifecycle.ts'
import { dayIn, monthsAround, takeSlots, type CalendarMonth } from './calendar.rules.ts'
import {
  changedDates,
  calendarChangeFacts,
  postingState,
  changeError,
  postingActions,
  undoOf,
  withChanges,
  type CalendarChange,
  type PostedDay,
} from './calendar-changes.rules.ts'

const now = '2026-12-20T06:00:00Z'
const dates = Array.from({ length: 20 }, (_, day) => addDays('2026-12-20', day))
const empty: CalendarMonth[] = monthsAround(dates).map((month) => ({ month, days: {} }))

const posting = fc.constantFrom('V0000001', 'V0000002', 'V0000003') as fc.Arbitrary<PostingCode>
const posted: fc.Arbitrary<PostedDay> = fc.oneof(
  posting.map((code): PostedDay => ({ status: 'unavailable', posting: code })),
  fc
    .record({
      status: fc.constantFrom('available' as const, 'open' as const),
      from: fc.nat({ max: 23 }),
      hours: fc.integer({ min: 1, max: 23 }),
      posting,
    })
    .map(({ from, hours, ...rest }): PostedDay => ({
      ...rest,
      start_time: timeOf(from * 60),
      end_time: timeOf((from + hours) * 60),
    })),
)
/** Each day is in at most one change. */
const changes: fc.Arbitrary<CalendarChange[]> = fc
  .tuple(fc.shuffledSubarray(dates, { minLength: 1 }), fc.array(fc.option(posted), { minLength: 1, maxLength: 5 }))
  .map(([days, sets]) =>
    sets.flatMap((set, at) => {
      const mine = days.filter((_, day) => day % sets.length === at)
      return mine.length > 0 ? [{ dates: mine, set }] : []
    }),
  )
const bookings = fc.array(
  fc.record({ day: fc.constantFrom(...dates.slice(0, -1)), from: fc.integer({ min: 0, max: 23 }) }),
  { maxLength: 4 },
)

const booked = (months: CalendarMonth[], taken: { day: string; from: number }[]) =>
  taken.reduce(
    (held, { day, from }, at) =>
      takeSlots(
        held,
        [{ date: day, start_time: timeOf(from * 60), end_time: timeOf((from + 8) * 60) }],
        `B000000${at}` as BookingId,
      ),
    months,
  )

const whatIsThere = (months: CalendarMonth[]) => dates.map((date) => dayIn(months, date) ?? { slots: [] })
const datesOf = (all: readonly CalendarChange[]) => all.flatMap((change) => change.dates).sort()

describe('changes of days', () => {
  it('can be undone and redone with the same result; a repeat is refused and names the days', () => {
    let undone = 0
    fc.assert(
      fc.property(changes, bookings, changes, (first, taken, second) => {
        const before = booked(withChanges(empty, first), taken)
        fc.pre(!changeError(before, second))
        const after = withChanges(before, second)
        const { changes: undo, notUndoable } = undoOf(before, after, datesOf(second), now)
        expect([...datesOf(undo), ...notUndoable].sort()).toEqual(changedDates(before, after, datesOf(second)))
        if (undo.length === 0) return
        undone += 1
        expect(changeError(after, undo)).toBeUndefined()
        const back = withChanges(after, undo)
        const stays = notUndoable.map((date) => dates.indexOf(date))
        const asBefore = whatIsThere(before).map((day, at) => (stays.includes(at) ? whatIsThere(after)[at] : day))
        expect(whatIsThere(back)).toEqual(asBefore)
        expect(changeError(back, undo)).toEqual({ code: 'STALE_STATE', dates: datesOf(undo) })
        const redo = undoOf(after, back, datesOf(undo), now)
        if (redo.notUndoable.length === 0)
          expect(whatIsThere(withChanges(back, redo.changes))).toEqual(whatIsThere(after))
      }),
      { numRuns: 500 },
    )
    expect(undone).toBeGreaterThan(50)
  })

  const free: PostedDay = { status: 'available', start_time: '08:00', end_time: '17:00', posting: 'V0000001' }
  const [today = '', tomorrow = ''] = dates
  const calendar = withChanges(empty, [{ dates: [today, tomorrow], set: free }])

  it.each<[string, CalendarChange['expected'], boolean]>([
    ['what is posted', free, true],
    ['what is posted, in any posting', { ...free, posting: undefined }, true],
    ['other hours', { ...free, end_time: '18:00' }, false],
    ['another status', { ...free, status: 'open' }, false],
    ['another posting', { ...free, posting: 'V0000002' }, false],
    ['nothing', null, false],
    ['an unknown state', undefined, true],
  ])('succeed or not if the caller viewed %s', (_, expected, holds) => {
    const change = { dates: [today], set: { ...free, status: 'open' as const }, expected }
    expect(changeError(calendar, [change])).toEqual(holds ? undefined : { code: 'STALE_STATE', dates: [today] })
  })

  it('can be undone except for today if its hours have passed, and name that day', () => {
    const undoAt = (time: string, which: string[]) => {
      const after = withChanges(calendar, [{ dates: which, set: null }])
      const { changes: undo, notUndoable } = undoOf(calendar, after, which, `${today}T${time}Z`)
      return { undo: datesOf(undo), notUndoable }
    }
    expect(undoAt('14:59:00', [today])).toEqual({ undo: [today], notUndoable: [] })
    expect(undoAt('15:00:00', [today])).toEqual({ undo: [], notUndoable: [today] })
    expect(undoAt('15:00:00', [today, tomorrow])).toEqual({ undo: [tomorrow], notUndoable: [today] })
  })

  it('can be undone except for a day that was booked without a posting', () => {
    const before = booked(empty, [{ day: tomorrow, from: 8 }])
    const after = withChanges(before, [{ dates: [today, tomorrow], set: free }])
    const { changes: undo, notUndoable } = undoOf(before, after, [today, tomorrow], now)
    expect({ undo: datesOf(undo), notUndoable }).toEqual({ undo: [today], notUndoable: [tomorrow] })
  })

  it('have nothing to undo if no day changes', () => {
    const same = withChanges(calendar, [{ dates: [today], set: free }])
    expect(undoOf(calendar, same, [today], now)).toEqual({ changes: [], notUndoable: [] })
    expect(changedDates(calendar, same, [today])).toEqual([])
  })
})

it('the lifecycle actions of changes lead to states that the lifecycle names', () => {
  const reached = { post: new Set<string>(), change: new Set<string>(), remove: new Set<string>() }
  fc.assert(
    fc.property(changes, changes, (first, second) => {
      const before = withChanges(empty, first)
      const after = withChanges(before, second)
      for (const { state, action, posting: code } of postingActions(before, second)) {
        expect(state).toBe(dates.some((date) => dayIn(before, date)?.posting === code) ? 'posted' : 'none')
        const outcome = transition(availabilityLifecycle, state, action, 'Locum', { unbooked: true })
        expect(outcome).toMatchObject({ ok: true, to: expect.arrayContaining([postingState(after, code)]) })
        reached[action].add(postingState(after, code))
      }
    }),
    // Removing a whole posting is rare among random changes.
    {
      examples: [
        [
          [{ dates: dates.slice(0, 1), set: { status: 'unavailable', posting: 'V0000001' as PostingCode } }],
          [{ dates: dates.slice(0, 1), set: null }],
        ],
      ],
    },
  )
  expect(reached.remove).toEqual(new Set(availabilityLifecycle.transitions.remove.to))
})

it('each booked day that changes are refused for is a day of one of their lifecycle actions', () => {
  let heldBack = 0
  fc.assert(
    fc.property(changes, bookings, changes, (first, taken, second) => {
      const before = booked(withChanges(empty, first), taken)
      const refused = changeError(before, second)?.dates ?? []
      heldBack += refused.length
      expect(postingActions(before, second).flatMap((step) => step.dates)).toEqual(expect.arrayContaining(refused))
    }),
  )
  expect(heldBack).toBeGreaterThan(0)
})

it.each([
  ['post', 'none', undefined],
  ['change', 'none', 'STALE_STATE'],
  ['remove', 'none', 'STALE_STATE'],
  ['change', 'posted', undefined],
  ['remove', 'posted', 'DAY_BOOKED'],
] as const)('to %s a booked day of a posting in the state %s returns %s', (action, state, code) => {
  const facts = calendarChangeFacts(true, action === 'remove' ? null : { status: 'open' })
  expect(transition(availabilityLifecycle, state, action, 'Locum', facts)).toMatchObject(
    code ? { ok: false, code } : { ok: true },
  )
})
