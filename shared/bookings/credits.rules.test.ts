import { describe, expect, it } from 'vitest'
import type { BookingState } from './bookings.state.ts'
import { correctionNote, creditsDueAt, creditsNote, creditsOf } from './credits.rules.ts'
import { bookedDay } from './pay.rules.ts'
import type { DayRates } from '#shared/kernel/money.schema.ts'
import type { Plan } from '#shared/kernel/plans.ts'

const rates: DayRates = { weekdays: '385', saturday: '430', sundays: '550', public_holidays: '550' }
type Day = [date: string, start: string, end: string, cancelled?: 'cancelled']
type Terms = { rates?: DayRates; plan?: Plan; lunch?: BookingState['lunch'] }

/** A booking of Sipho Dlamini with an hour of unpaid lunch. */
const booking = (days: Day[], { rates: own = rates, plan = 'pay-when-you-book', lunch }: Terms = {}): BookingState => ({
  ...({ professional: { name: 'Sipho Dlamini' } } as BookingState),
  days: Object.fromEntries(
    days.map(([date, start_time, end_time, cancelled]) => {
      const terms = {
        lunch: lunch ?? { allowed: true, paid: false, period: 1 as const },
        budget: ['100', '999'] as const,
        rates: own,
        extraHolidays: [],
      }
      return [date, { ...bookedDay({ date, start_time, end_time }, terms, plan), cancelled: cancelled !== undefined }]
    }),
  ),
})
const rateOf = (weekdays: string): DayRates => ({ ...rates, weekdays })

/**
 * Months of a practice, computed by hand: each booking’s pay is hours less an hour of lunch on shifts above five hours,
 * times the rate; credits are 5 % of each day’s pay, rounded to the cent.
 */
const months: [month: string, bookings: [Day[], Terms?][], credits: number][] = [
  // 9 h × 385 = 3 465.00 → 173.25
  ['one day', [[[['2026-11-27', '08:00', '18:00']]]], 173.25],
  // 8 h × 370 = 2 960.00 → 148.00
  ['another rate', [[[['2026-11-26', '08:00', '17:00']], { rates: rateOf('370') }]], 148],
  // Sunday, 4 h without lunch × 550 = 2 200.00 → 110.00
  ['a Sunday without lunch', [[[['2026-11-22', '09:00', '13:00']]]], 110],
  // Saturday, 4 h × 430 = 1 720.00 → 86.00
  ['a Saturday', [[[['2026-11-07', '09:00', '13:00']]]], 86],
  // 16 h × 190 = 3 040.00: 76.00 + 76.00
  [
    'two days',
    [
      [
        [
          ['2026-11-16', '08:00', '17:00'],
          ['2026-11-17', '08:00', '17:00'],
        ],
        { rates: rateOf('190') },
      ],
    ],
    152,
  ],
  // Heritage Day: 8 h × 550 = 4 400.00 → 220.00
  ['a public holiday', [[[['2026-09-24', '08:00', '17:00']]]], 220],
  // 26 December 2026 is a Saturday and a holiday: 8 h × 550 → 220.00
  ['a holiday on a Saturday', [[[['2026-12-26', '08:00', '17:00']]]], 220],
  // Youth Day, with 4 h × 550 = 2 200.00 → 110.00
  ['half a holiday', [[[['2026-06-16', '08:00', '12:00']]]], 110],
  // Friday 19:00 to Saturday 07:00: 5 h less 1 h lunch × 385 = 1 540.00, 7 h × 430 = 3 010.00; 4 550.00 → 227.50
  ['a night into Saturday', [[[['2026-11-27', '19:00', '07:00']]]], 227.5],
  // Saturday 19:00 to Sunday 07:00: 4 h × 430 = 1 720.00, 7 h × 550 = 3 850.00; 5 570.00 → 278.50
  ['a night into Sunday', [[[['2026-11-28', '19:00', '07:00']]]], 278.5],
  // Until midnight: 5 h, so no lunch, × 385 = 1 925.00 → 96.25
  ['until midnight', [[[['2026-11-25', '19:00', '00:00']]]], 96.25],
  // One of two days cancelled: 173.25
  [
    'a cancelled day',
    [
      [
        [
          ['2026-11-26', '08:00', '18:00'],
          ['2026-11-27', '08:00', '18:00', 'cancelled'],
        ],
      ],
    ],
    173.25,
  ],
  ['a cancelled booking', [[[['2026-11-27', '08:00', '18:00', 'cancelled']]]], 0],
  ['Pro Practice Membership', [[[['2026-11-27', '08:00', '18:00']], { plan: 'pro-practice' }]], 0],
  // Paid lunch: 10 h × 385 = 3 850.00 → 192.50
  ['a paid lunch', [[[['2026-11-27', '08:00', '18:00']], { lunch: { allowed: true, paid: true, period: 1 } }]], 192.5],
  // No lunch: 10 h × 385 → 192.50
  ['no lunch', [[[['2026-11-27', '08:00', '18:00']], { lunch: { allowed: false, paid: false, period: 1 } }]], 192.5],
  // 15 min × 333 = 83.25; 5 % = 4.1625 → 4.16
  ['a quarter of an hour', [[[['2026-11-27', '08:00', '08:15']], { rates: rateOf('333') }]], 4.16],
  // 45 min × 101 = 75.75 → 3.7875 → 3.79, twice: rounded by day 7.58, not 7.575
  [
    'rounded by day',
    [
      [
        [
          ['2026-11-26', '08:00', '08:45'],
          ['2026-11-27', '08:00', '08:45'],
        ],
        { rates: rateOf('101') },
      ],
    ],
    7.58,
  ],
  // 173.25 + 148.00 + 110.00 = 431.25
  [
    'three bookings',
    [
      [[['2026-11-27', '08:00', '18:00']]],
      [[['2026-11-26', '08:00', '17:00']], { rates: rateOf('370') }],
      [[['2026-11-22', '09:00', '13:00']]],
    ],
    431.25,
  ],
  // A week at 8 h × 385 = 3 080.00 → 154.00 a day, five days 770.00; Saturday 4 h × 430 → 86.00
  [
    'a week with its Saturday',
    [
      [
        [
          ['2026-11-23', '08:00', '17:00'],
          ['2026-11-24', '08:00', '17:00'],
          ['2026-11-25', '08:00', '17:00'],
          ['2026-11-26', '08:00', '17:00'],
          ['2026-11-27', '08:00', '17:00'],
          ['2026-11-28', '09:00', '13:00'],
        ],
      ],
    ],
    856,
  ],
]

describe('twenty months, computed by hand', () => {
  it.each(months)('%s', (_, bookings, credits) => {
    const cents = bookings.reduce((sum, [days, terms]) => sum + creditsOf(booking(days, terms)), 0)
    expect(cents / 100).toBe(credits)
  })
  it('are twenty', () => expect(months).toHaveLength(20))
})

describe('credits are due', () => {
  it.each<[string, Day[], string | undefined]>([
    [
      'as the last shift ends',
      [
        ['2026-11-26', '08:00', '17:00'],
        ['2026-11-27', '08:00', '13:00'],
      ],
      '2026-11-27T11:00',
    ],
    ['in the morning after a night', [['2026-11-27', '19:00', '07:00']], '2026-11-28T05:00'],
    ['at midnight after a shift until then', [['2026-11-27', '15:00', '00:00']], '2026-11-27T22:00'],
    [
      'as the last day that is not cancelled ends',
      [
        ['2026-11-26', '08:00', '17:00'],
        ['2026-11-27', '08:00', '13:00', 'cancelled'],
      ],
      '2026-11-26T15:00',
    ],
    ['never, if everything is cancelled', [['2026-11-27', '08:00', '13:00', 'cancelled']], undefined],
  ])('%s', (_, days, due) => expect(creditsDueAt(booking(days))).toBe(due && `${due}:00.000Z`))

  it('only once', () => {
    const settled = { ...booking([['2026-11-27', '08:00', '17:00']]), settled: { at: '', credits: 1 } }
    expect(creditsDueAt(settled)).toBeUndefined()
  })
})

const plain = (text: string): string => text.replaceAll('\u00a0', ' ')

describe('the note', () => {
  it.each<[Day[], Terms, string]>([
    [[['2026-11-27', '08:00', '18:00']], {}, 'Sipho Dlamini, Fri 27 Nov\n5% of R 3 465.00 · 9 h × R 385/h'],
    [
      [['2026-11-27', '19:00', '07:00']],
      {},
      'Sipho Dlamini, Fri 27 Nov\n5% of R 4 550.00 · 4 h × R 385/h + 7 h × R 430/h',
    ],
    [
      [
        ['2026-09-24', '08:00', '12:00'],
        ['2026-09-25', '08:00', '12:00'],
        ['2026-09-26', '08:00', '12:00'],
        ['2026-09-27', '08:00', '12:00'],
      ],
      { rates: { ...rates, public_holidays: '600' } },
      'Sipho Dlamini, Thu 24 Sep, Fri 25 Sep and 2 more days\n5% of R 7 860.00 · 16 h',
    ],
  ])('says how the credits came about: %j', (days, terms, note) =>
    expect(plain(creditsNote(booking(days, terms)))).toBe(note),
  )

  const worked: Day[] = [
    ['2026-11-16', '08:00', '17:00'],
    ['2026-11-17', '08:00', '17:00'],
  ]
  it.each<[string, Day[], string]>([
    [
      'fewer hours',
      [
        ['2026-11-16', '08:00', '17:00'],
        ['2026-11-17', '08:00', '15:00'],
      ],
      'Correction: 2 h less on Tue 17 Nov\n5% of R 770.00',
    ],
    [
      'more hours',
      [
        ['2026-11-16', '07:00', '17:00'],
        ['2026-11-17', '08:00', '17:30'],
      ],
      'Correction: 1.5 h more on Mon 16 Nov and Tue 17 Nov\n5% of R 577.50',
    ],
    [
      'a day less',
      [
        ['2026-11-16', '08:00', '17:00'],
        ['2026-11-17', '08:00', '17:00', 'cancelled'],
      ],
      'Correction: 8 h less on Tue 17 Nov\n5% of R 3 080.00',
    ],
  ])('of a correction says what has changed: %s', (_, days, note) =>
    expect(plain(correctionNote(booking(worked), booking(days)))).toBe(note),
  )

  it('of other pay for the same hours', () => {
    const other = booking(worked, { rates: rateOf('400') })
    expect(plain(correctionNote(booking(worked), other))).toBe(
      'Correction: pay of Mon 16 Nov and Tue 17 Nov\n5% of R 240.00',
    )
  })

  it('of a deleted booking', () => {
    const gone = booking(worked.map(([date, start, end]) => [date, start, end, 'cancelled']))
    expect(plain(correctionNote(booking(worked), { ...gone, deleted: '2026-11-20T08:00:00.000Z' }))).toBe(
      'Correction: booking deleted\n5% of R 6 160.00',
    )
  })
})
