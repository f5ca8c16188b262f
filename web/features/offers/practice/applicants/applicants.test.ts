import { describe, expect, it } from 'vitest'
import type { UserId } from '#shared/kernel/ids.ts'
import { ANOTHER_CHOSEN_REASON, declineReason } from '#shared/offers/offers.rules.ts'
import type { ShownCandidate } from '#shared/offers/applications.schema.ts'
import type { Offer } from '#shared/offers/offers.schema.ts'
import { applicantsOf, applicantDayOf, costOfDays, closedBecause } from './applicants.ts'
import { doubtsOf, formatFreeDays, formatKm, formatSkills } from './applicant-facts.ts'
import { applicationDecisions, newOfferActions, offerActions } from '#web/features/offers/practice/offer-actions.ts'

const [thandi, riaan, anele] = ['usr_t', 'usr_r', 'usr_a'] as UserId[] as [UserId, UserId, UserId]
const [wed, thu, fri] = ['2026-12-16', '2026-12-17', '2026-12-18']

const application = (id: UserId, more: Partial<ShownCandidate>): ShownCandidate =>
  ({
    id,
    name: 'N',
    surname: id,
    status: 'requested',
    experience: 5,
    rates: { weekdays: '380', saturday: '430', sundays: '520', public_holidays: '550' },
    booking_dates: [],
    live_dates: [],
    confirmed_dates: [],
    createdAt: '2026-12-01T08:00:00Z',
    ...more,
  }) as ShownCandidate

const applicants = [
  application(thandi, {
    booking_dates: [thu, fri],
    live_dates: [thu, fri],
    experience: 6,
    match: {
      score: 94,
      days: [thu, fri].map((date) => ({ date, fit: 'full' })),
      skills: ['Vaccination'],
      km: 9,
      profile: 88,
    },
  }),
  application(riaan, {
    booking_dates: [wed, thu],
    live_dates: [thu],
    experience: 6,
    rates: { weekdays: '300', saturday: '450', sundays: '530', public_holidays: '530' },
    createdAt: '2026-11-30T08:00:00Z',
    match: {
      score: 82,
      days: [{ date: thu, fit: 'partly', free: [{ start_time: '08:00', end_time: '12:00' }] }],
      skills: [],
      km: 0,
      profile: 100,
    },
  }),
  application(anele, { booking_dates: [wed], confirmed_dates: [wed], status: 'confirmed', experience: 11 }),
]
const offer = {
  rates: ['350', '550'],
  lunch: { allowed: true, paid: false, period: 1 },
  request_dates: [wed, thu, fri].map((date) => ({ date, start_time: '08:00', end_time: '17:00' })),
  mapped_dates: [
    { date: wed, status: 'confirmed', already_booked: true, professional: { id: anele, name: 'Anele Vilakazi' } },
  ],
  offers_requests: applicants,
} as unknown as Offer
const [first, second, third] = applicants as [ShownCandidate, ShownCandidate, ShownCandidate]

describe('applicants by days', () => {
  it('distinguishes live, booked, taken and not applied for', () => {
    expect([wed, thu, fri].map((date) => applicantDayOf(offer, first, date).kind)).toEqual(['none', 'live', 'live'])
    expect(applicantDayOf(offer, second, wed)).toEqual({ kind: 'taken-by-another', name: 'Anele Vilakazi' })
    expect(applicantDayOf(offer, third, wed)).toEqual({ kind: 'booked' })
    const cancelled = application(riaan, { dropped_dates: [{ date: thu, cause: 'booking-cancelled', reason: 'Ill.' }] })
    expect(applicantDayOf(offer, cancelled, thu)).toEqual({ kind: 'dropped', cause: 'booking-cancelled' })
    const openedAgain = application(riaan, { booking_dates: [fri] })
    expect(applicantDayOf(offer, openedAgain, fri)).toEqual({ kind: 'applied-earlier' })
    expect(applicantDayOf({ ...offer, status: 'cancelled' }, openedAgain, fri)).toEqual({ kind: 'offer-cancelled' })
  })

  it('adds up pay, fee and credits, with rates limited to the budget', () => {
    expect(costOfDays(offer, first, [thu, fri])).toEqual({ pay: 608_000, fee: 91_200, total: 699_200, credits: 30_400 })
    expect(costOfDays(offer, second, [thu]).pay).toBe(280_000)
  })

  it.each([
    ['experience', [anele, riaan, thandi]],
    ['rate', [riaan, thandi, anele]],
    ['applied', [riaan, anele, thandi]],
    ['match', [thandi, riaan, anele]],
    ['distance', [riaan, thandi, anele]],
    ['days', [thandi, anele, riaan]],
  ] as const)('sorts by %s', (sorting, order) => {
    expect(applicantsOf(offer, sorting).current.map(({ id }) => id)).toEqual(order)
  })

  it('compares skills, distance, free days and conflicts', () => {
    const asked = { ...offer, skills: ['Vaccination', 'Unisolv'] } as Offer
    expect([formatSkills(asked, first), formatSkills(asked, third)]).toEqual(['1 of 2', undefined])
    expect([first, second, third].map(formatKm)).toEqual(['about 9\u00a0km', 'this region', undefined])
    expect([first, second, third].map(formatFreeDays)).toEqual(['2 of 2', '0 of 1', '–'])
    expect([first, second, third].map(doubtsOf)).toEqual([[], ['Thu 17 Dec: Free 08:00–12:00'], []])
    const free = [{ start_time: '08:00', end_time: '17:00' }]
    const atNight = application(thandi, {
      live_dates: [thu, fri],
      match: {
        score: 90,
        days: [
          { date: thu, fit: 'none', free },
          { date: fri, fit: 'none' },
        ],
        skills: [],
        profile: 1,
      },
    })
    expect(doubtsOf(atNight)).toEqual(['Thu 17 Dec: Free 08:00–17:00', 'Fri 18 Dec: Not posted for these hours'])
  })

  it('separates closed applications, and declines only live days', () => {
    const declined = application(riaan, { status: 'rejected' })
    expect(applicantsOf({ ...offer, offers_requests: [first, declined] }, 'rate')).toEqual({
      current: [first],
      closed: [declined],
    })
    expect(
      [first, second, third, declined].map((one) => applicationDecisions(offer, one, { role: 'owner' }).reject),
    ).toEqual([{}, {}, undefined, undefined])
  })
})

it('lets an offer be cancelled until the day after its last night shift ends', () => {
  const night = {
    ...offer,
    status: 'open',
    end_date: fri,
    booking_dates: [],
    request_dates: [{ date: fri as string, start_time: '19:00', end_time: '07:00' }],
  } as Offer
  expect(
    ['2026-12-18', '2026-12-19', '2026-12-20'].map((today) => offerActions(night, { role: 'owner' }, today).cancel),
  ).toEqual([{}, {}, { disabled: 'OFFER_PAST' }])
})

it('lets an offer be posted once the practice is approved', () => {
  expect(newOfferActions({ approved: true }).post).toEqual({})
  expect(newOfferActions({ approved: false }).post).toEqual({ disabled: 'NOT_APPROVED' })
  expect(newOfferActions({ approved: true, role: 'booker' }).post).toEqual({ disabled: 'MANAGERS_ONLY' })
})

it('words its own choice for the practice, and shows any other reason unchanged', () => {
  const because = (status_reason?: string, more: Partial<ShownCandidate> = {}) =>
    closedBecause(
      { ...offer, available_dates: [fri] } as Offer,
      application(thandi, { ...more, ...(status_reason && { status_reason }) }),
    )
  expect(because(ANOTHER_CHOSEN_REASON)).toBe('You chose another locum.')
  expect(because(ANOTHER_CHOSEN_REASON, { ended: 'taken', booking_dates: [fri] })).toBe(
    'You chose another locum, whose booking has been cancelled since.',
  )
  expect(because(declineReason('We need somebody who speaks isiXhosa.'))).toBe(
    'You chose another locum.\nWe need somebody who speaks isiXhosa.',
  )
  expect(because('My child is ill.')).toBe('My child is ill.')
  expect(because(undefined, { ended: 'offer-changed' })).toBe('You have changed the offer since.')
  expect(because()).toBe('The application was withdrawn or its days have passed.')
})
