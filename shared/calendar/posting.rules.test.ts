import { shiftSegments } from '#shared/kernel/shift.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, timeOf, todayAt, type LocalDate } from '#shared/kernel/dates.ts'
import type { BookingId, PostingCode } from '#shared/kernel/ids.ts'
import type { EditScope } from './availability.schema.ts'
import { freeSlots, hasConflict, monthsAround, monthsBetween, takeSlots, type CalendarMonth } from './calendar.rules.ts'
import { affectedDates, openDayOf } from './day-state.rules.ts'
import { isSameOpenDays, noOpenDays, openDayOn, updateOpenDays, type OpenDays } from '#shared/kernel/open-days.ts'
import type { DayAvailability } from './availability.schema.ts'
import {
  daysOfPosting,
  bookedDaysAmong,
  postingDateError,
  pastHoursError,
  postDays,
  removeDays,
} from './posting.rules.ts'

describe('days to post', () => {
  it.each([
    ['today', '2026-12-17', undefined],
    ['yesterday', '2026-12-16', 'Choose today or a later date'],
    ['exactly a year ahead', '2027-12-17', undefined],
    ['one day more', '2027-12-18', 'Choose a date within the next 12 months'],
  ])('can be %s or not', (_, date, problem) => {
    expect(postingDateError(date, '2026-12-17')).toBe(problem)
  })

  it('start with the South African day', () => {
    const today = todayAt('2026-12-31T22:00:00Z')
    expect(postingDateError('2026-12-31', today)).toBe('Choose today or a later date')
    expect(postingDateError('2027-01-01', today)).toBeUndefined()
    expect(postingDateError('2026-12-31', todayAt('2026-12-31T21:59:59Z'))).toBeUndefined()
  })

  it.each([
    ['hours that have passed', ['2026-12-17'], { status: 'available', start_time: '08:00', end_time: '14:00' }, true],
    ['hours until later', ['2026-12-17'], { status: 'open', start_time: '08:00', end_time: '14:15' }, false],
    ['a night shift', ['2026-12-17'], { status: 'available', start_time: '19:00', end_time: '07:00' }, false],
    ['unavailable', ['2026-12-17'], { status: 'unavailable' }, false],
    [
      'hours that have passed, with other days',
      ['2026-12-17', '2026-12-18'],
      { status: 'available', start_time: '08:00', end_time: '14:00' },
      false,
    ],
    ['the same hours tomorrow', ['2026-12-18'], { status: 'available', start_time: '08:00', end_time: '14:00' }, false],
  ] as [string, LocalDate[], DayAvailability, boolean][])(
    'accept or refuse at two in the afternoon: %s',
    (_, dates, availability, refused) => {
      expect(pastHoursError(dates, availability, '2026-12-17T12:00:00Z') !== undefined).toBe(refused)
    },
  )

  it('reach one calendar day less far in a leap year, with 29 February', () => {
    expect(postingDateError('2028-02-29', '2027-03-01')).toBeUndefined()
    expect(postingDateError('2028-03-01', '2027-03-01')).toBe('Choose a date within the next 12 months')
  })
})

type Calendar = { today: LocalDate; months: Map<string, CalendarMonth>; openDays: OpenDays; row: OpenDays }
/** The expected calendar, modelled day by day in the simplest way. */
type Model = {
  posted: Map<LocalDate, { code: string; availability: DayAvailability }>
  booked: { booking: BookingId; shift: { date: LocalDate; start_time: string; end_time: string } }[]
}
type Real = { calendar: Calendar; model: Model }
type Command = (real: Real, step: number) => void

const read = ({ months }: Calendar, names: readonly string[]) =>
  names.map((month) => months.get(month) ?? { month, days: {} })

/** As the transaction writes it: changed months, the calendar lock, and the search row if its days change. */
const write = (calendar: Calendar, before: readonly CalendarMonth[], after: readonly CalendarMonth[]): void => {
  const states = Object.fromEntries(affectedDates(before, after).map((date) => [date, openDayOf(after, date)]))
  const openDays = updateOpenDays(calendar.openDays, states, calendar.today)
  if (!isSameOpenDays(calendar.openDays, openDays, calendar.today)) calendar.row = openDays
  calendar.openDays = openDays
  after.forEach((month, at) => {
    if (month !== before[at]) calendar.months.set(month.month, month)
  })
}

/** Booked days, which can't be removed or marked Unavailable; the rules must name the same. */
const keeps = ({ booked }: Model, before: readonly CalendarMonth[], dates: readonly LocalDate[]): boolean => {
  const kept = dates.filter((date) =>
    booked.some(({ shift }) => shiftSegments(shift).some((stretch) => stretch.date === date)),
  )
  expect(bookedDaysAmong(before, dates)).toEqual(kept)
  return kept.length > 0
}

const availability = fc.oneof(
  fc.constant<DayAvailability>({ status: 'unavailable' }),
  fc
    .record({
      status: fc.constantFrom('available' as const, 'open' as const),
      from: fc.integer({ min: 0, max: 23 }),
      hours: fc.integer({ min: 1, max: 23 }),
    })
    .map(({ status, from, hours }): DayAvailability => ({
      status,
      start_time: timeOf(from * 60),
      end_time: timeOf((from + hours) * 60),
    })),
)
const day = fc.integer({ min: 0, max: 9 })

const posting = fc
  .record({ day: fc.oneof(day, fc.integer({ min: 340, max: 365 })), length: day, availability })
  .map(({ day: from, length, availability: what }): Command => ({ calendar, model }, step) => {
    const dates = Array.from({ length: length + 1 }, (_, on) => addDays(calendar.today, from + on)).filter(
      (date) => !postingDateError(date, calendar.today),
    )
    const before = read(calendar, monthsAround(dates))
    if (keeps(model, before, dates) && what.status === 'unavailable') return
    const code = `V${String(step).padStart(7, '0')}`
    for (const date of dates) model.posted.set(date, { code, availability: what })
    write(calendar, before, postDays(before, dates, code as PostingCode, what))
  })

const chosen = ({ calendar, model }: Real, from: number, scope: EditScope) => {
  const date = addDays(calendar.today, from)
  const code = model.posted.get(date)?.code ?? 'V9999999'
  const before = read(
    calendar,
    scope === 'day' ? monthsAround([date]) : monthsBetween(addDays(date, -1), addDays(calendar.today, 366)),
  )
  return { before, dates: daysOfPosting(before, code as PostingCode, date, scope), code }
}
const scope = fc.constantFrom<EditScope>('day', 'following')

const editing = fc
  .record({ day, scope, availability })
  .map(({ day: from, scope: reach, availability: what }): Command => (real) => {
    const { before, dates, code } = chosen(real, from, reach)
    if (keeps(real.model, before, dates) && what.status === 'unavailable') return
    for (const date of dates) real.model.posted.set(date, { code, availability: what })
    write(real.calendar, before, postDays(before, dates, code as PostingCode, what))
  })

const removing = fc.record({ day, scope }).map(({ day: from, scope: reach }): Command => (real) => {
  const { before, dates } = chosen(real, from, reach)
  if (keeps(real.model, before, dates)) return
  for (const date of dates) real.model.posted.delete(date)
  write(real.calendar, before, removeDays(before, dates))
})

const taking = fc
  .record({
    day: fc.oneof(day, fc.constant(366)),
    from: fc.integer({ min: 0, max: 23 }),
    hours: fc.integer({ min: 1, max: 23 }),
  })
  .map(({ day: on, from, hours }): Command => ({ calendar, model }, step) => {
    const shift = {
      date: addDays(calendar.today, on),
      start_time: timeOf(from * 60),
      end_time: timeOf((from + hours) * 60),
    }
    const before = read(calendar, monthsAround(shiftSegments(shift).map(({ date }) => date)))
    if (hasConflict(before, shift)) return
    const booking = `B${String(step).padStart(7, '0')}` as BookingId
    model.booked.push({ booking, shift })
    write(calendar, before, takeSlots(before, [shift], booking))
  })

const freeing = fc.nat({ max: 5 }).map((which): Command => ({ calendar, model }) => {
  const [gone] = model.booked.splice(which, 1)
  if (!gone) return
  const before = read(calendar, monthsAround(shiftSegments(gone.shift).map(({ date }) => date)))
  write(calendar, before, freeSlots(before, [gone.shift], gone.booking))
})

const waiting = fc.integer({ min: 1, max: 12 }).map((days): Command => ({ calendar }) => {
  calendar.today = addDays(calendar.today, days)
})

const slotsIn = (months: Iterable<CalendarMonth>) =>
  [...months]
    .flatMap(({ days }) =>
      Object.entries(days).flatMap(([date, { slots }]) =>
        slots.map(({ from, to, booking }) => `${date} ${from} ${to} ${booking}`),
      ),
    )
    .sort()

const expectAsModel = ({ calendar, model }: Real) => {
  const held = [...calendar.months.values()].flatMap(({ month, days }) =>
    Object.entries(days).map(([date, kept]) => ({ month, date, ...kept })),
  )
  expect(held.every(({ month, date }) => date.startsWith(month))).toBe(true)
  const posted = held.flatMap(({ date, posting: code, mark }) =>
    code ? [`${date} ${code} ${mark ?? 'available'}`] : [],
  )
  const marks = { available: 'available', open: 'tentative', unavailable: 'off' } as const
  expect(posted.sort()).toEqual(
    [...model.posted]
      .map(
        ([
          date,
          {
            code,
            availability: { status },
          },
        ]) => `${date} ${code} ${marks[status]}`,
      )
      .sort(),
  )
  const due = model.booked.flatMap(({ booking, shift }) =>
    shiftSegments(shift).map(({ date, from, to }) => `${date} ${from} ${to} ${booking}`),
  )
  expect(slotsIn(calendar.months.values())).toEqual(due.sort())
}

const expectRowTrue = ({ calendar }: Real) => {
  const months = [...calendar.months.values()]
  const dates = Array.from({ length: 368 }, (_, on) => addDays(calendar.today, on))
  const due = dates.map((date) => openDayOf(months, date))
  expect(dates.map((date) => openDayOn(calendar.openDays, date))).toEqual(due)
  expect(dates.map((date) => openDayOn(calendar.row, date))).toEqual(due)
}

describe('a calendar under any sequence of posts, edits, removals and bookings', () => {
  it('never loses, doubles or frees a day, and matches its search row', () => {
    const start = fc.constantFrom('2026-12-20', '2027-02-24', '2028-02-25', '2026-11-30')
    const commands = fc.array(fc.oneof(posting, editing, removing, taking, freeing, waiting), {
      minLength: 5,
      maxLength: 40,
    })
    fc.assert(
      fc.property(start, commands, (today, sequence) => {
        const real: Real = {
          calendar: { today, months: new Map(), openDays: noOpenDays, row: noOpenDays },
          model: { posted: new Map(), booked: [] },
        }
        sequence.forEach((command, step) => {
          command(real, step)
          expectAsModel(real)
        })
        expectRowTrue(real)
      }),
      { numRuns: 100 },
    )
  }, 30_000)
})
