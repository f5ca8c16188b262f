import { describe, expect, it } from 'vitest'
import {
  changesOfEdit,
  formatOfferChanges,
  isEndedByEdit,
  snapshotAtRevision,
  withEdit,
} from './offer-changes.rules.ts'
import type { Candidate, OfferState } from './offers.state.ts'

const now = '2026-12-01T10:00:00.000Z'
const offer = {
  id: 'off_1',
  terms: {
    profession: 'Pharmacist',
    province: 'Gauteng',
    region: 'Sedibeng',
    experience: 0,
    rates: ['350', '550'],
    lunch: { allowed: true, paid: false, period: 1 },
    notes: '',
    skills: [],
  },
  revision: 1,
  days: {
    '2026-12-03': { start: '08:00', end: '17:00', sinceRevision: 1 },
    '2026-12-04': { start: '08:00', end: '17:00', sinceRevision: 1 },
  },
  updatedAt: now,
} as unknown as OfferState

/** The offer after edits, each of which opens its days anew. */
const edited = (...edits: Partial<OfferState['terms'] & { days: OfferState['days'] }>[]): OfferState =>
  edits.reduce<OfferState>((before, { days = before.days, ...terms }) => {
    const revision = before.revision + 1
    const opened = Object.entries(days).map(([date, day]) => [date, { ...day, sinceRevision: revision }])
    const after = {
      ...before,
      terms: { ...before.terms, ...terms },
      revision,
      days: Object.fromEntries(opened) as never,
    }
    return withEdit(before, after)
  }, offer)

const hours = (start: string) => ({ start, end: '17:00', sinceRevision: 1 })

describe('what an edit has changed', () => {
  it('is said of every term and day, with what it was', () => {
    const after = edited({
      profession: 'Nurse',
      region: 'Ekurhuleni',
      experience: 2,
      rates: ['400', '600'],
      lunch: { allowed: false, paid: false, period: 1 },
      skills: ['Dispensing'],
      notes: 'Ring the bell.',
      days: { '2026-12-04': hours('09:00'), '2026-12-07': hours('08:00') },
    })
    expect(changesOfEdit(after, 1, now).map((text) => text.replaceAll('\u00a0', ' '))).toEqual([
      'Profession: Pharmacist becomes Nurse',
      'Region: Sedibeng, Gauteng becomes Ekurhuleni, Gauteng',
      'Experience: none needed becomes 2 years',
      'Budget: R 350–550/h becomes R 400–600/h',
      'Lunch: 1 h unpaid lunch becomes none',
      'Skills: none becomes Dispensing',
      'No longer needed: Thu 3 Dec',
      'New: Mon 7 Dec',
      'Hours on Fri 4 Dec: 08:00–17:00 becomes 09:00–17:00',
      'There are new notes',
    ])
  })

  it('is not that a day is no longer needed which had begun when the edit left it out', () => {
    const after = edited({ rates: ['400', '600'], days: { '2026-12-04': hours('08:00') } })
    const begun = '2026-12-03T08:00:00.000Z'
    expect(changesOfEdit(after, 1, begun)).toHaveLength(1)
    expect(changesOfEdit(after, 1, now)).toHaveLength(2)
    expect(snapshotAtRevision(after, 1, begun)?.request_dates.map(({ date }) => date)).toEqual(['2026-12-04'])
  })

  it('is each edit’s own in its notification, and all since an application for its locum', () => {
    const after = edited({ rates: ['400', '600'] }, { rates: ['300', '500'] })
    const budget = (text: string[]) => text.map((one) => one.replaceAll('\u00a0', ' '))
    expect(budget(changesOfEdit(after, 1, now))).toEqual(['Budget: R 350–550/h becomes R 400–600/h'])
    expect(budget(changesOfEdit(after, 2, now))).toEqual(['Budget: R 400–600/h becomes R 300–500/h'])
    const was = snapshotAtRevision(after, 1, now)
    expect(was?.rates).toEqual(['350', '550'])
    expect(snapshotAtRevision(after, 2, now)?.rates).toEqual(['400', '600'])
    expect(snapshotAtRevision(after, 3, now)).toBeUndefined()
    expect(was && formatOfferChanges({ ...was, notes: '' }, { ...was, notes: 'New.' }, String)).toEqual([])
  })

  it('is kept of the last five edits', () => {
    const after = edited(...Array.from({ length: 7 }, (_, at) => ({ experience: at + 1 })))
    expect(after.edits?.map(({ endedRevision }) => endedRevision)).toEqual([3, 4, 5, 6, 7])
    expect(snapshotAtRevision(after, 1, now)?.experience).toBe(2)
  })
})

it.each<[string, Partial<Candidate>, Partial<OfferState>, boolean]>([
  ['for an open day', {}, {}, true],
  ['for a day that is gone', {}, { days: { '2026-12-09': hours('08:00') } }, true],
  ['since the edit', { revision: 2 }, {}, false],
  ['for a day that was declined', { dropped: { '2026-12-03': {} as never } }, {}, false],
  ['for a booked day', {}, { days: { '2026-12-03': { ...hours('08:00'), booking: 'B1' as never } } }, false],
])('an edit has ended an application %s: %#', (_, application, change, isEnded) => {
  const after = { ...edited({ experience: 1 }), ...change }
  const sent = { dates: ['2026-12-03'], dropped: {}, revision: 1, ...application } as Candidate
  expect(isEndedByEdit(after, sent)).toBe(isEnded)
})
