import { describe, expect, it } from 'vitest'
import type { BookedDay, Booking } from '#shared/bookings/bookings.schema.ts'
import type { ShownCandidate } from '#shared/offers/applications.schema.ts'
import type { Offer } from '#shared/offers/offers.schema.ts'
import { coverageOf, hasNextDays } from './week-coverage.ts'
import { monthTotals, formatTodayCoverage, upcomingOf, formatAttention, pendingActions } from './dashboard-facts.ts'

const today = '2026-12-02'

type Day = [date: string, start: string, end: string]

const booking = (days: Day[], more: Partial<Booking> = {}): Booking => {
  const booked = days.map(([date, start_time, end_time]): BookedDay => ({
    date,
    start_time,
    end_time,
    hours: 8,
    parts: [],
    pay: 2960.1,
    fee: 444.02,
    credits: 148.01,
    cancelled: false,
  }))
  return {
    status: 'confirmed',
    phase: 'upcoming',
    start_date: days[0]?.[0] ?? '',
    start_time: days[0]?.[1] ?? '',
    booking_dates_times: booked,
    ...more,
  } as Booking
}

const offer = (days: Day[], applied: string[][] = []): Offer => {
  const request_dates = days.map(([date, start_time, end_time]) => ({ date, start_time, end_time }))
  const offers_requests = applied.map(
    (live_dates) => ({ live_dates, booking_dates: live_dates, confirmed_dates: [] as string[] }) as ShownCandidate,
  )
  return { request_dates, available_dates: days.map(([date]) => date), offers_requests } as Offer
}

const on = (date: string, offers: Offer[], bookings: Booking[]) =>
  coverageOf(offers, bookings, today).days.find((day) => day.date === date)

describe('coverage of the next 7 days', () => {
  it('shows the booked and the pending half of a day, labelled with the most urgent status', () => {
    const day = on(
      '2026-12-04',
      [offer([['2026-12-04', '13:00', '18:00']], [['2026-12-04'], ['2026-12-04'], []])],
      [booking([['2026-12-04', '08:00', '13:00']])],
    )
    expect(day).toMatchObject({
      segments: [
        { from: '08:00', to: '13:00', kind: 'booked' },
        { from: '13:00', to: '18:00', kind: 'pending' },
      ],
      status: { family: 'pending', label: '2 applicants' },
      note: '13:00–18:00',
    })
  })

  it('shows an open day, two locums at the same hours as one bar, and a day without shifts', () => {
    const bookings = [booking([['2026-12-03', '08:00', '17:00']]), booking([['2026-12-03', '08:00', '17:00']])]
    expect(on('2026-12-08', [offer([['2026-12-08', '09:00', '17:00']])], [])).toMatchObject({
      status: { family: 'available', label: 'Open' },
      note: '09:00–17:00',
    })
    expect(on('2026-12-03', [], bookings)).toMatchObject({
      segments: [{ kind: 'booked' }],
      status: { label: '2 booked' },
    })
    expect(on('2026-12-06', [], [])).toMatchObject({
      segments: [],
      status: { family: 'unavailable', label: 'No shifts' },
    })
  })

  it('shows the shifts requested from a locum, unless one is still open that day', () => {
    const request = offer(
      [
        ['2026-12-04', '13:00', '18:00'],
        ['2026-12-05', '08:00', '13:00'],
      ],
      [['2026-12-04']],
    )
    const shown = (offers: Offer[]) =>
      coverageOf(offers, [booking([['2026-12-04', '08:00', '13:00']])], today, undefined, [request]).days
    expect(shown([])[2]).toMatchObject({
      segments: [{ from: '13:00', to: '18:00', kind: 'pending' }, { kind: 'booked' }],
      status: { family: 'pending', label: 'Booked, requested' },
      note: '13:00–18:00',
    })
    expect(coverageOf([], [], today, undefined, [request]).days[2]).toMatchObject({ status: { label: 'Requested' } })
    expect(shown([])[3]).toMatchObject({ segments: [], status: { label: 'No shifts' } })
    expect(shown([offer([['2026-12-04', '07:00', '08:00']])])[2]).toMatchObject({ status: { label: 'Open' } })
    expect(formatTodayCoverage([], [], '2026-12-04', '07:00', [request])).toBe('Today’s request is awaiting an answer.')
  })

  it('is complete once what ends a month after it has loaded, in the order of last days', () => {
    const ending = (...dates: string[]) => dates.map((end_date) => ({ end_date }))
    expect(hasNextDays(today)(ending('2026-12-05', '2027-01-09'))).toBe(true)
    expect(hasNextDays(today)(ending('2026-12-05', '2027-01-08'))).toBe(false)
    expect(hasNextDays(today)([])).toBe(false)
  })

  it('leaves out cancelled days and extends the bars to all shifts', () => {
    const cancelled = booking([['2026-12-03', '08:00', '17:00']])
    for (const day of cancelled.booking_dates_times) day.cancelled = true
    const { days, opening } = coverageOf([offer([['2026-12-05', '19:00', '07:00']])], [cancelled], today)
    expect(days[1]).toMatchObject({ status: { label: 'No shifts' } })
    expect(opening).toEqual({ from: '08:00', to: '24:00' })
    expect(days[3]?.note).toBe('19:00–07:00 Sun')
  })
})

describe('coverage of a practice with opening hours', () => {
  const hours = {
    weekdays: { start: '07:30', end: '19:00' },
    saturday: { start: '09:00', end: '13:00' },
    extra_hours: { sundays: false, public_holidays: false },
  }

  it('draws the bars over these hours, and marks closed days', () => {
    const { days, opening } = coverageOf([offer([['2026-12-03', '09:00', '17:00']])], [], today, hours)
    expect(opening).toEqual({ from: '07:30', to: '19:00' })
    expect(days.find(({ date }) => date === '2026-12-06')).toMatchObject({ closed: true, status: { label: 'Closed' } })
    expect(days.find(({ date }) => date === '2026-12-05')).toMatchObject({
      closed: false,
      status: { label: 'No shifts' },
    })
  })
})

describe('the dashboard', () => {
  it('separates offers with and without someone to decide on, soonest first', () => {
    const late = offer([['2026-12-16', '08:00', '17:00']], [['2026-12-16']])
    const soon = offer([['2026-12-04', '08:00', '17:00']], [['2026-12-04']])
    const noApplicants = offer([['2026-12-03', '08:00', '17:00']], [[]])
    const full = { ...offer([['2026-12-03', '08:00', '17:00']]), available_dates: [] }
    const reopened = offer([['2026-12-09', '08:00', '17:00']])
    reopened.offers_requests = [
      { ended: 'taken', live_dates: [], booking_dates: ['2026-12-09'], confirmed_dates: [] } as never,
    ]
    const changed = offer([['2026-12-10', '08:00', '17:00']])
    changed.offers_requests = [
      { ended: 'offer-changed', live_dates: [], booking_dates: ['2026-12-10'], confirmed_dates: [] } as never,
    ]
    expect(pendingActions([late, noApplicants, full, reopened, changed, soon], [])).toEqual({
      toDecide: [soon, reopened, late],
      withoutApplicants: [noApplicants, changed],
    })
  })

  it('lists bookings that have not ended, soonest first', () => {
    const [first, second] = [
      booking([['2026-12-02', '08:00', '17:00']], { phase: 'running' }),
      booking([['2026-12-03', '08:00', '17:00']]),
    ]
    const over = [
      booking([['2026-12-04', '08:00', '17:00']], { status: 'cancelled' }),
      booking([['2026-11-04', '08:00', '17:00']], { phase: 'past' }),
    ]
    expect(upcomingOf([second, ...over, first])).toEqual([first, second])
  })

  it('totals the days of a month, to the cent', () => {
    const across = booking([
      ['2026-11-30', '08:00', '17:00'],
      ['2026-12-01', '08:00', '17:00'],
      ['2026-12-02', '08:00', '17:00'],
    ])
    expect(monthTotals([across], '2026-12')).toEqual({ days: 2, pay: 592_020, fee: 88_804, credits: 29_602 })
  })

  it.each([
    [0, 'Nothing needs your attention.'],
    [1, 'One thing needs your attention.'],
    [3, 'Three things need your attention.'],
    [11, '11 things need your attention.'],
  ])('says that %i need attention', (count, sentence) => {
    expect(formatAttention(count)).toBe(sentence)
  })

  const now: Day = [today, '08:00', '17:00']
  const isLate = (late: Booking): Booking => ({
    ...late,
    professional: { ...late.professional, name: 'Thandi Nkosi' },
    booking_dates_times: late.booking_dates_times.map((day) => ({
      ...day,
      late: { minutes: 20, at: `${today}T05:00:00Z` },
    })),
  })
  it.each<[string, Offer[], Booking[], string]>([
    ['a booked day', [], [booking([now])], 'Today is covered until 17:00.'],
    [
      'a booked day whose locum is late',
      [],
      [isLate(booking([[today, '11:50', '17:00']]))],
      'Today is covered until 17:00. Thandi Nkosi is running about 20 minutes late.',
    ],
    ['a booked day whose locum was late', [], [isLate(booking([now]))], 'Today is covered until 17:00.'],
    ['a night', [], [booking([now]), booking([[today, '19:00', '07:00']])], 'Tonight is covered until 07:00.'],
    [
      'a night shift of yesterday that has not ended',
      [],
      [booking([['2026-12-01', '19:00', '13:00']])],
      'Today is covered until 13:00.',
    ],
    [
      'a day shift that ends after the night shift of yesterday',
      [],
      [booking([['2026-12-01', '19:00', '13:00']]), booking([now])],
      'Today is covered until 17:00.',
    ],
    [
      'a night shift of yesterday that has ended',
      [],
      [booking([['2026-12-01', '19:00', '07:00']])],
      'No shifts today.',
    ],
    ['a gap', [offer([[today, '17:00', '20:00']])], [booking([now])], 'Today still needs cover, 17:00–20:00.'],
    ['a gap that has passed', [offer([[today, '07:00', '09:00']])], [], 'No shifts today.'],
    [
      'a gap that has passed, with an applicant',
      [offer([[today, '07:00', '09:00']], [[today]])],
      [],
      'No locum is booked today; you have 1 applicant.',
    ],
    ['nothing', [], [], 'No shifts today.'],
  ])('summarises %s at noon', (_, offers, bookings, sentence) => {
    expect(formatTodayCoverage(offers, bookings, today, '12:00')).toBe(sentence)
  })
})
