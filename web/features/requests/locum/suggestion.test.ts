import { describe, expect, it } from 'vitest'
import type { Offer } from '#shared/offers/offers.schema.ts'
import { suggestionFor } from './suggestion.ts'

const [fri, sat, sun] = ['2026-12-04', '2026-12-05', '2026-12-06']
const offer = {
  id: 'off_1',
  lunch: { allowed: true, paid: false, period: 1 },
  rates: ['350', '500'],
  request_dates: [fri, sat, sun].map((date) => ({ date, start_time: '08:00', end_time: '17:00' })),
  offers_requests: [{ rates: { weekdays: '380', saturday: '430', sundays: '520', public_holidays: '550' } }],
} as unknown as Offer

describe('a suggested rate', () => {
  it('starts at what is offered for each kind of the chosen days', () => {
    const { kinds, offered, suggested, isSame } = suggestionFor(offer, [fri, sat, sun], {})
    expect(kinds).toEqual([
      { group: 'weekdays', offered: '380', rate: '380' },
      { group: 'saturday', offered: '430', rate: '430' },
      // Their own R 520 is above the budget.
      { group: 'sundays', offered: '500', rate: '500' },
    ])
    expect([suggested.pay, isSame]).toEqual([offered.pay, true])
  })

  it('is above what is offered by what was typed for its kind of day alone', () => {
    const { offered, suggested, isSame, body } = suggestionFor(offer, [fri, sun], { weekdays: '410', saturday: '900' })
    expect([suggested.pay - offered.pay, isSame]).toEqual([8 * 30_00, false])
    expect(body).toEqual({ rates: { weekdays: '410', sundays: '500' } })
  })

  it('is one rate for days of one kind, and missing once it is cleared', () => {
    expect(suggestionFor(offer, [fri], { weekdays: '410' })).toMatchObject({ body: { rate: '410' }, isComplete: true })
    expect(suggestionFor(offer, [fri], { weekdays: '' })).toMatchObject({ isComplete: false, isSame: false })
  })
})
