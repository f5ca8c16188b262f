import { describe, expect, it } from 'vitest'
import type { UserId } from '#shared/kernel/ids.ts'
import type { ShownCandidate } from '#shared/offers/applications.schema.ts'
import type { Offer } from '#shared/offers/offers.schema.ts'
import {
  applicantForCost,
  selectedApplicantsOf,
  costOfSelections,
  type Selection,
  strategyOf,
  selectionBy,
  toggleDay,
} from './selection.ts'

const [thandi, sipho, lindiwe] = ['usr_t', 'usr_s', 'usr_l'] as [UserId, UserId, UserId]
const [thu, fri, sat] = ['2026-12-03', '2026-12-04', '2026-12-05'] as [string, string, string]

type Fits = Record<string, 'full' | 'partly' | 'tentative' | 'none'>

const applicant = (
  id: UserId,
  rate: string,
  score: number,
  fits: Fits,
  more: Partial<ShownCandidate> = {},
): ShownCandidate =>
  ({
    id,
    name: id,
    surname: '',
    rates: { weekdays: rate, saturday: rate, sundays: rate, public_holidays: rate },
    booking_dates: Object.keys(fits),
    live_dates: Object.keys(fits),
    confirmed_dates: [],
    createdAt: '2026-11-20T08:00:00Z',
    match: { score, days: Object.entries(fits).map(([date, fit]) => ({ date, fit })), skills: [], profile: 80 },
    ...more,
  }) as unknown as ShownCandidate

const applicants = [
  applicant(thandi, '380', 94, { [fri]: 'full', [sat]: 'full' }),
  applicant(sipho, '400', 91, { [thu]: 'full', [fri]: 'full', [sat]: 'tentative' }),
  applicant(lindiwe, '360', 88, { [thu]: 'none', [fri]: 'full' }),
]
const offer = {
  rates: ['350', '450'],
  lunch: { allowed: true, paid: false, period: 1 },
  request_dates: [thu, fri, sat].map((date) => ({ date, start_time: '08:00', end_time: '17:00' })),
  available_dates: [thu, fri, sat],
  offers_requests: applicants,
} as unknown as Offer
const [first, second] = applicants as [ShownCandidate, ShownCandidate]

describe('an applicant for each day', () => {
  it('is proposed by match, by cost or as few locums as possible, of all who can be confirmed', () => {
    expect(selectionBy(offer, 'match')).toEqual({ [thu]: sipho, [fri]: thandi, [sat]: thandi })
    // Lindiwe has posted other hours for Thursday, and has applied for it.
    expect(selectionBy(offer, 'cost')).toEqual({ [thu]: lindiwe, [fri]: lindiwe, [sat]: thandi })
    expect(selectionBy(offer, 'fewest')).toEqual({ [thu]: sipho, [fri]: sipho, [sat]: sipho })
    expect(selectionBy({ ...offer, offers_requests: [] }, 'fewest')).toEqual({})
  })

  it('is one at a time: another replaces them, and the same once more leaves the day open', () => {
    const one = toggleDay({}, thandi, fri)
    expect(one).toEqual({ [fri]: thandi })
    expect(toggleDay(one, sipho, fri)).toEqual({ [fri]: sipho })
    expect(toggleDay(one, thandi, fri)).toEqual({ [fri]: null })
    expect(strategyOf(offer, selectionBy(offer, 'cost'))).toBe('cost')
    expect(strategyOf(offer, one)).toBeUndefined()
  })

  it('stays chosen as far as that is still possible, by applicant', () => {
    const choice: Selection = { [thu]: thandi, [fri]: sipho, [sat]: thandi }
    expect(selectedApplicantsOf(offer, choice)).toEqual([
      { application: second, dates: [fri] },
      { application: first, dates: [sat] },
    ])
  })

  it('has a cost, in all and by day; a booked day has that of its locum', () => {
    const chosen = selectedApplicantsOf(offer, selectionBy(offer, 'match'))
    // 8 h at 400, twice 8 h at 380.
    expect(costOfSelections(offer, chosen)).toEqual({ pay: 928_000, fee: 139_200, total: 1_067_200, credits: 46_400 })
    const booked = {
      ...offer,
      offers_requests: [first, { ...second, live_dates: [], confirmed_dates: [thu] }],
    } as Offer
    const rest = selectedApplicantsOf(booked, selectionBy(booked, 'match'))
    expect([thu, fri, sat].map((date) => applicantForCost(booked, date, rest)?.id)).toEqual([sipho, thandi, thandi])
  })
})
