import { describe, expect, it } from 'vitest'
import type { LocalDate } from '#shared/kernel/dates.ts'
import type { ShownCandidate } from '#shared/offers/applications.schema.ts'
import type { Offer } from '#shared/offers/offers.schema.ts'
import { confirmConsequences } from './consequences.ts'

const [thu, fri, sat] = ['2026-12-03', '2026-12-04', '2026-12-05'] as [LocalDate, LocalDate, LocalDate]

const applicant = (name: string, live_dates: LocalDate[]): ShownCandidate =>
  ({ id: `usr_${name}`, name, surname: 'Botha', live_dates }) as unknown as ShownCandidate
const [thandi, riaan, zanele] = [
  applicant('Thandi', [thu, fri]),
  applicant('Riaan', [thu, fri]),
  applicant('Zanele', [fri]),
]
const offerWith = (offers_requests: ShownCandidate[], more: Partial<Offer> = {}): Offer =>
  ({
    request_dates: [thu, fri, sat].map((date) => ({ date, start_time: '08:00', end_time: '17:00' })),
    available_dates: [thu, fri, sat],
    booking_dates: [],
    offers_requests,
    ...more,
  }) as unknown as Offer
const offer = offerWith([thandi, riaan, zanele])
/** With plain spaces. */
const consequences = (...of: Parameters<typeof confirmConsequences>) =>
  confirmConsequences(...of).replaceAll('\u00a0', ' ')
const choice = (application: ShownCandidate, ...dates: LocalDate[]) => ({ application, dates })

describe('what confirming the chosen days means', () => {
  it('says who is notified about which of the days that they applied for, but not of the days that they get', () => {
    expect(consequences(offer, [choice(thandi, thu, fri)])).toBe(
      'Sat 5 Dec stays open. Riaan Botha will be notified about Thursday and Friday. Zanele Botha will be notified about Friday.',
    )
    expect(consequences(offer, [choice(thandi, fri)])).toBe(
      'Thu 3 and Sat 5 Dec stay open. Riaan Botha and Zanele Botha will be notified about Friday.',
    )
    expect(consequences(offer, [choice(thandi, thu), choice(riaan, fri)])).toBe(
      'Sat 5 Dec stays open. Thandi Botha and Zanele Botha will be notified about Friday. Riaan Botha will be notified about Thursday.',
    )
    expect(consequences(offerWith([thandi, zanele]), [choice(thandi, thu), choice(zanele, fri, sat)])).toBe(
      'The offer will be fully booked. Thandi Botha will be notified about Friday.',
    )
  })

  it('counts many, without those who are chosen', () => {
    const forty = Array.from({ length: 40 }, (_, at) => applicant(`A${at}`, [thu, fri]))
    const chosen = [choice(forty[0] as ShownCandidate, thu), choice(forty[1] as ShownCandidate, fri)]
    const many = '38 other applicants will be notified about the days that they applied for.'
    expect(consequences(offerWith(forty), chosen)).toBe(`Sat 5 Dec stays open. ${many}`)
    expect(consequences(offerWith(forty), chosen, true)).toBe(`Sat 5 Dec stays open. At least ${many}`)
  })

  it('calls an offer fully booked only if each of its days is', () => {
    const last = { available_dates: [sat] }
    const chosen = [choice(zanele, sat)]
    expect(consequences(offerWith([zanele], { ...last, booking_dates: [thu, fri] }), chosen)).toBe(
      'The offer will be fully booked.',
    )
    expect(consequences(offerWith([zanele], { ...last, booking_dates: [fri] }), chosen)).toBe('No other day is open.')
  })
})
