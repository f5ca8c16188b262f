import { describe, expect, it } from 'vitest'
import type { UserId } from '#shared/kernel/ids.ts'
import { ANOTHER_CHOSEN_REASON } from '#shared/offers/offers.rules.ts'
import type { Offer, Application } from '#shared/offers/offers.schema.ts'
import {
  applicantsOf,
  applicantDayOf,
  costOfDays,
  closedBecause,
  chosenApplication,
  applicantForCost,
  toggleDay,
} from './applicants.ts'
import { applicantActions, newOfferActions, offerActions } from '#web/features/offers/practice/offer-actions.ts'

const [thandi, riaan, anele] = ['usr_t', 'usr_r', 'usr_a'] as UserId[] as [UserId, UserId, UserId]
const [wed, thu, fri] = ['2026-12-16', '2026-12-17', '2026-12-18']

const request = (id: UserId, more: Partial<Application>): Application =>
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
  }) as Application

const applicants = [
  request(thandi, { booking_dates: [thu, fri], live_dates: [thu, fri], experience: 6 }),
  request(riaan, {
    booking_dates: [wed, thu],
    live_dates: [thu],
    experience: 6,
    rates: { weekdays: '300', saturday: '450', sundays: '530', public_holidays: '530' },
    createdAt: '2026-11-30T08:00:00Z',
  }),
  request(anele, { booking_dates: [wed], confirmed_dates: [wed], status: 'confirmed', experience: 11 }),
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
const [first, second, third] = applicants as [Application, Application, Application]

describe('applicants by days', () => {
  it('distinguishes live, booked, taken and not applied for', () => {
    expect([wed, thu, fri].map((date) => applicantDayOf(offer, first, date).kind)).toEqual(['none', 'live', 'live'])
    expect(applicantDayOf(offer, second, wed)).toEqual({ kind: 'went', to: 'Anele Vilakazi' })
    expect(applicantDayOf(offer, third, wed)).toEqual({ kind: 'booked' })
  })

  it('chooses days of one applicant at a time', () => {
    const one = toggleDay(undefined, thandi, fri)
    const two = toggleDay(one, thandi, thu)
    expect(two).toEqual({ id: thandi, dates: [thu, fri] })
    expect(toggleDay(two, riaan, thu)).toEqual({ id: riaan, dates: [thu] })
    expect(toggleDay(one, thandi, fri)).toBeUndefined()
  })

  it('keeps the part of a choice that is still possible after the offer was loaded again', () => {
    expect(chosenApplication(offer, { id: riaan, dates: [wed, thu] })).toEqual({ request: second, dates: [thu] })
    expect(chosenApplication(offer, { id: anele, dates: [wed] })).toBeUndefined()
    expect(chosenApplication(offer, undefined)).toBeUndefined()
  })

  it('adds up pay, fee and credits, with rates limited to the budget', () => {
    expect(costOfDays(offer, first, [thu, fri])).toEqual({ pay: 608_000, fee: 91_200, total: 699_200, credits: 30_400 })
    expect(costOfDays(offer, second, [thu]).pay).toBe(280_000)
  })

  it('shows a day’s cost with the chosen or booked applicant', () => {
    const choice = chosenApplication(offer, { id: thandi, dates: [thu] })
    expect([wed, thu, fri].map((date) => applicantForCost(offer, date, choice)?.id)).toEqual([anele, thandi, undefined])
  })

  it.each([
    ['experience', [anele, riaan, thandi]],
    ['rate', [riaan, anele, thandi]],
    ['applied', [riaan, thandi, anele]],
  ] as const)('sorts by %s', (sorting, order) => {
    expect(applicantsOf(offer, sorting).current.map(({ id }) => id)).toEqual(order)
  })

  it('separates closed applications, and declines only live days', () => {
    const declined = request(riaan, { status: 'rejected' })
    expect(applicantsOf({ ...offer, offers_requests: [first, declined] }, 'rate')).toEqual({
      current: [first],
      closed: [declined],
    })
    expect([first, second, third, declined].map((one) => applicantActions(offer, one).reject)).toEqual([
      {},
      {},
      undefined,
      undefined,
    ])
  })
})

it('lets an offer be cancelled until the day after its last night shift ends', () => {
  const night = {
    ...offer,
    status: 'open',
    end_date: fri,
    request_dates: [{ date: fri as string, start_time: '19:00', end_time: '07:00' }],
  } as Offer
  expect(['2026-12-18', '2026-12-19', '2026-12-20'].map((today) => offerActions(night, today).cancel)).toEqual([
    {},
    {},
    { disabled: 'OFFER_PAST' },
  ])
})

it('lets an offer be posted once the practice is approved', () => {
  expect(newOfferActions({ approved: true }).post).toEqual({})
  expect(newOfferActions({ approved: false }).post).toEqual({ disabled: 'NOT_APPROVED' })
})

it('words its own choice for the practice, and shows any other reason unchanged', () => {
  const because = (status_reason?: string) => closedBecause(request(thandi, status_reason ? { status_reason } : {}))
  expect(because(ANOTHER_CHOSEN_REASON)).toBe('You chose another professional.')
  expect(because('My child is ill.')).toBe('My child is ill.')
  expect(because()).toBe('The application was withdrawn or its days have passed.')
})
