import { expect, it } from 'vitest'
import { changedBesidesNotes, editableOf, editedOffer } from './edit-offer.rules.ts'
import type { OfferState } from './offers.state.ts'

const now = '2026-12-02T08:00:00.000Z'
const day = { start: '08:00', end: '17:00', sinceRevision: 1 }
const offer = {
  revision: 1,
  days: { '2026-12-01': day, '2026-12-02': day, '2026-12-03': day },
  terms: {
    profession: 'Pharmacist',
    province: 'Gauteng',
    region: 'Sedibeng',
    experience: 0,
    rates: ['350', '450'],
    lunch: { allowed: true, paid: false, period: 1 },
    notes: '',
    skills: [],
  },
} as unknown as OfferState

it('an edit that leaves out shifts that have begun changes nothing else than its notes', () => {
  const { request_dates, ...terms } = editableOf(offer)
  for (const left of [request_dates, request_dates.slice(1), request_dates.slice(2)]) {
    const edited = { ...terms, notes: 'Ring the bell.', request_dates: left }
    expect(changedBesidesNotes(offer, edited, now)).toEqual([])
    expect(editedOffer(offer, edited, now)).toMatchObject({
      revision: 1,
      days: offer.days,
      terms: { notes: 'Ring the bell.' },
    })
  }
  const later = { date: '2026-12-02', start_time: '14:00', end_time: '18:00' }
  for (const other of [[], [...request_dates, later]])
    expect(changedBesidesNotes(offer, { ...terms, request_dates: other }, now)).toEqual(['request_dates'])
})
