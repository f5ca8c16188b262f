import { describe, expect, it } from 'vitest'
import type { Offer } from '#shared/offers/offers.schema.ts'
import { comparisons, matchesSearch } from './sort-offers.ts'

const offer = (offer_code: string, more: Partial<Offer> = {}, applicants: string[] = []): Offer =>
  ({
    offer_code,
    date: '2026-12-16',
    start_time: '08:00',
    createdAt: '2026-12-01T08:00:00.000Z',
    mapped_dates: [],
    offers_requests: applicants.map((name) => ({ name, surname: 'Nkosi', live_dates: ['2026-12-16'] })),
    ...more,
  }) as unknown as Offer

const early = offer('OEARLY00', { date: '2026-12-10' })
const wanted = offer('OWANTED0', { start_time: '12:00' }, ['Thandi', 'Sipho'])
const recent = offer('ORECENT0', { createdAt: '2026-12-02T08:00:00.000Z' }, ['Riaan'])
const sorted = (by: keyof typeof comparisons) =>
  [wanted, recent, early].toSorted(comparisons[by]).map(({ offer_code }) => offer_code)

describe('a practice’s offers', () => {
  it.each([
    ['soonest', ['OEARLY00', 'ORECENT0', 'OWANTED0']],
    ['applicants', ['OWANTED0', 'ORECENT0', 'OEARLY00']],
    ['newest', ['ORECENT0', 'OWANTED0', 'OEARLY00']],
  ] as const)('are sorted by %s', (by, codes) => {
    expect(sorted(by)).toEqual(codes)
  })

  it('are found by their code, an applicant, or who is booked', () => {
    const booked = offer('OBOOKED0', { mapped_dates: [{ professional: { name: 'Naledi Mokoena' } }] as never })
    const found = (words: string) =>
      [wanted, recent, booked].filter(matchesSearch(words)).map((each) => each.offer_code)
    expect(found('thandi nk')).toEqual(['OWANTED0'])
    expect(found('orecent')).toEqual(['ORECENT0'])
    expect(found('MOKOENA')).toEqual(['OBOOKED0'])
    expect(found('no such locum')).toEqual([])
  })
})
