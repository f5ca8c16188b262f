import { describe, expect, it } from 'vitest'
import { countsAsApplied } from './applications.rules.ts'
import type { Instant } from '../kernel/dates.schema.ts'
import type { OfferState } from './offers.state.ts'

const offer = (more: object = {}): OfferState =>
  ({
    id: 'O1',
    revision: 1,
    days: { '2026-12-01': { start: '08:00', end: '17:00', sinceRevision: 1 } },
    ...more,
  }) as never
const application = (more: object = {}) =>
  ({ offerId: 'O1', professional: { id: 'me' }, dates: ['2026-12-01'], revision: 1, dropped: {}, ...more }) as never
const NOW = '2026-11-01T08:00:00.000Z' as Instant
const day = { start: '08:00', end: '17:00', sinceRevision: 1 }

describe('an application counts as made', () => {
  it.each([
    ['while it is pending', offer(), application(), true],
    ['once it is declined', offer(), application({ dropped: { '2026-12-01': { cause: 'declined', at: NOW } } }), true],
    [
      'once its day went to another locum',
      offer({ days: { '2026-12-01': { ...day, booking: 'B1', professional: { id: 'other' } } } }),
      application(),
      true,
    ],
    [
      'but not if it was withdrawn',
      offer(),
      application({ dropped: { '2026-12-01': { cause: 'withdrawn', at: NOW } } }),
      false,
    ],
    [
      'nor once a day that went to another locum is open again',
      offer({
        revision: 2,
        days: { '2026-12-01': { ...day, sinceRevision: 2, lostRevisions: [{ first: 1, last: 1 }] } },
      }),
      application(),
      false,
    ],
  ])('%s', (_, state, made, counts) => {
    expect(countsAsApplied(state, made, NOW)).toBe(counts)
  })
})
