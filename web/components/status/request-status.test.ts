import { describe, expect, it } from 'vitest'
import type { ShownCandidate } from '#shared/offers/applications.schema.ts'
import type { Offer } from '#shared/offers/offers.schema.ts'
import { pendingRequests, relevantDates } from './offer-facts.ts'
import { budgetBeyondOffer, candidateIn, formatCloseReasons, requestStatusLabel } from './request-status.ts'

const dates = ['2026-12-03', '2026-12-04'] as const
const asking = (candidate: Partial<ShownCandidate>, changes: Partial<Offer> = {}): Offer =>
  ({
    id: 'off_1',
    offer_type: 'private',
    request_dates: dates.map((date) => ({ date, start_time: '08:00', end_time: '17:00' })),
    offers_requests: [{ name: 'Thandi', surname: 'Nkosi', confirmed_dates: [], live_dates: [], ...candidate }],
    ...changes,
  }) as unknown as Offer

const relevantOf = (candidate: Partial<ShownCandidate>) => {
  const offer = asking({ booking_dates: [], ...candidate })
  return relevantDates(offer, candidateIn(offer))
}

describe('a request', () => {
  it('shows each party that the locum’s answer is pending', () => {
    const offer = asking({ live_dates: [...dates] })
    expect(requestStatusLabel(offer, 'professional')).toEqual({
      family: 'pending',
      label: 'Pending · needs your answer',
    })
    expect(requestStatusLabel(offer, 'practice').label).toBe('Pending')
  })

  it('covers its live and booked days, or all once there are none', () => {
    expect(requestStatusLabel(asking({ confirmed_dates: [dates[1]] }), 'professional').label).toBe(
      'Booked · 1 of 2 days',
    )
    expect(relevantOf({ confirmed_dates: [dates[1]] })).toEqual([dates[1]])
    expect(relevantOf({ ended: 'declined' })).toEqual([...dates])
  })

  it('has a budget only where the practice has entered more than it offers', () => {
    const own = { weekdays: '5', saturday: '380', sundays: '420', public_holidays: '420' }
    expect(budgetBeyondOffer(asking({ rates: own }, { rates: ['5', '420'] }))).toBeUndefined()
    expect(budgetBeyondOffer(asking({ rates: own }, { rates: ['5', '550'] }))).toEqual(['5', '550'])
  })

  it('gives each party the reason why it ended', () => {
    const lost = asking({ ended: 'booked-elsewhere' })
    expect(requestStatusLabel(lost, 'practice').label).toBe('Booked elsewhere')
    expect(requestStatusLabel(lost, 'professional').label).toBe('You are booked elsewhere')
    expect(requestStatusLabel(asking({ ended: 'off' }), 'practice').label).toBe('No longer available')
    expect(requestStatusLabel(asking({ ended: 'left' }), 'practice').label).toBe('Locum has left')
    expect(requestStatusLabel(asking({ ended: 'past' }), 'practice').label).toBe('Not answered in time')
  })

  it('names the dropped days while others are live, or if their reasons differ', () => {
    const gone = (date: string, cause: 'booked-elsewhere' | 'booked-here' | 'declined') => ({ date, cause, reason: '' })
    const partly = asking({ live_dates: [dates[1]], dropped_dates: [gone(dates[0], 'booked-elsewhere')] })
    expect(formatCloseReasons(partly, 'practice')).toBe('Thu\u00a03\u00a0Dec: booked elsewhere')
    expect(formatCloseReasons(partly, 'professional')).toBe('Thu\u00a03\u00a0Dec: you are booked elsewhere')
    expect(
      formatCloseReasons(
        asking({ confirmed_dates: [dates[0]], dropped_dates: [gone(dates[1], 'declined')] }),
        'practice',
      ),
    ).toBe('Fri\u00a04\u00a0Dec: declined')
    expect(
      formatCloseReasons(
        asking({ ended: 'declined', dropped_dates: [gone(dates[0], 'booked-here'), gone(dates[1], 'declined')] }),
        'practice',
      ),
    ).toBe('Thu\u00a03\u00a0Dec: already booked by you; Fri\u00a04\u00a0Dec: declined')
    expect(formatCloseReasons(asking({ live_dates: [...dates] }), 'practice')).toBe('')
    expect(
      formatCloseReasons(
        asking({ ended: 'declined', dropped_dates: dates.map((date) => gone(date, 'declined')) }),
        'practice',
      ),
    ).toBe('')
  })

  it('is sorted by its first day; public offers and answered requests are left out', () => {
    const [late, soon] = [asking({ live_dates: [dates[1]] }), asking({ live_dates: [dates[0]] })]
    const answered = asking({ confirmed_dates: [dates[0]] })
    expect(
      pendingRequests([late, asking({ live_dates: [...dates] }, { offer_type: 'public' }), answered, soon]),
    ).toEqual([soon, late])
  })
})
