import { expect, it } from 'vitest'
import type { LocalDate } from '#shared/kernel/dates.ts'
import type { Offer } from '#shared/offers/offers.schema.ts'
import { openOffersOn } from './open-offers.ts'

const offerOf = (id: string, available_dates: LocalDate[], changes: object = {}) =>
  ({ id, offer_type: 'public', profession: 'Pharmacist', available_dates, ...changes }) as Offer

it('names public offers for the same profession that are open on some of the days', () => {
  const offers = [
    offerOf('later', ['2026-12-03', '2026-12-09']),
    offerOf('sooner', ['2026-12-02', '2026-12-03']),
    offerOf('booked', []),
    offerOf('private', ['2026-12-02'], { offer_type: 'private' }),
    offerOf('assistant', ['2026-12-02'], { profession: 'Pharmacist Assistant' }),
  ]
  const dates: LocalDate[] = ['2026-12-02', '2026-12-03']
  const found = openOffersOn(offers, { profession: 'Pharmacist', dates })
  expect(found.map(({ offer, ...open }) => [offer.id, open.dates])).toEqual([
    ['sooner', ['2026-12-02', '2026-12-03']],
    ['later', ['2026-12-03']],
  ])
  expect(openOffersOn(offers, { profession: 'Pharmacist', dates: [] })).toEqual([])
})
