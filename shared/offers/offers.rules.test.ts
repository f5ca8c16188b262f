import { describe, expect, it } from 'vitest'
import type { BookingId, CompanyId, OfferId, UserId } from '#shared/kernel/ids.ts'
import {
  ANOTHER_CHOSEN_REASON,
  dropDates,
  liveDates,
  offerStatus,
  openDates,
  candidateOf,
  reasonOf,
  candidateOutcome,
  candidateStatus,
} from './offers.rules.ts'
import type { Candidate, Drop, OfferState } from './offers.state.ts'

const now = '2026-12-02T06:00:00.000Z'
const locum = 'usr_00000000-0000-4000-8000-000000000001' as UserId
const rival = 'usr_00000000-0000-4000-8000-000000000002' as UserId

const offer = (changes: Partial<OfferState> = {}): OfferState => ({
  id: 'off_0000000000000000' as OfferId,
  company: {
    id: 'cmp_0000000000000000' as CompanyId,
    name: 'Harbour Road Pharmacy',
    industry: 'Pharmacy',
    contact: '021',
    email: 'a@b',
    plan: 'pay-when-you-book',
  },
  terms: {
    profession: 'Pharmacist',
    province: 'Western Cape',
    region: 'Cape Town Metro',
    experience: 0,
    rates: ['350', '550'],
    lunch: { allowed: false, paid: false, period: 1 },
    notes: '',
    skills: [],
  },
  revision: 1,
  days: { '2026-12-16': day(), '2026-12-17': day(), '2026-12-18': day() },
  createdBy: rival,
  createdAt: '2026-11-30T08:00:00.000Z',
  updatedAt: '2026-11-30T08:00:00.000Z',
  ...changes,
})
const day = (changes = {}) => ({ start: '08:00', end: '17:00', sinceRevision: 1, ...changes })
const bookedBy = (id: UserId) => day({ booking: 'B0000001' as BookingId, professional: { id, name: 'A' } })
const drop = (cause: Drop['cause'], at = '2026-12-01T08:00:00.000Z', reason = 'because'): Drop => ({
  actor: 'CompanyAdmin',
  cause,
  reason,
  at,
})

const candidate = (changes: Partial<Candidate> = {}): Candidate => ({
  offerId: 'off_0000000000000000' as OfferId,
  companyId: 'cmp_0000000000000000' as CompanyId,
  reference: 'A0000000',
  professional: {
    id: locum,
    name: 'T',
    surname: 'N',
    contact: '082',
    email: 't@n',
    profession: 'Pharmacist',
    region: 'Cape Town Metro',
    suburb: 'Gardens',
    experienceStart: '2020-01-01',
  },
  rates: { weekdays: '380', saturday: '430', sundays: '520', public_holidays: '520' },
  dates: ['2026-12-16', '2026-12-17'],
  revision: 1,
  dropped: {},
  createdAt: '2026-12-01T08:00:00.000Z',
  updatedAt: '2026-12-01T08:00:00.000Z',
  ...changes,
})

describe('live dates', () => {
  it('are applied for, open, in the future and of the current revision', () => {
    expect(liveDates(offer(), candidate(), now)).toEqual(['2026-12-16', '2026-12-17'])
    expect(liveDates(offer(), candidate({ dropped: { '2026-12-16': drop('declined') } }), now)).toEqual(['2026-12-17'])
    expect(
      liveDates(offer({ days: { '2026-12-16': bookedBy(rival), '2026-12-17': day() } }), candidate(), now),
    ).toEqual(['2026-12-17'])
    expect(liveDates(offer(), candidate(), '2026-12-16T06:00:00.000Z')).toEqual(['2026-12-17'])
    expect(liveDates(offer({ cancelled: { at: now, reason: 'x' } }), candidate(), now)).toEqual([])
  })

  it('stay dropped when a day is reopened', () => {
    const reopened = offer({ revision: 2, days: { '2026-12-16': day({ sinceRevision: 2 }), '2026-12-17': day() } })
    expect(liveDates(reopened, candidate(), now)).toEqual(['2026-12-17'])
    expect(liveDates(reopened, candidate({ revision: 2 }), now)).toEqual(['2026-12-16', '2026-12-17'])
  })
})

describe('status of an application', () => {
  const status = (o: OfferState, r: Candidate, on = now) => candidateStatus(o, r, on)

  it.each([
    ['requested while a day is live', offer(), candidate(), 'requested'],
    [
      'confirmed when all its days are booked',
      offer({ days: { '2026-12-16': bookedBy(locum), '2026-12-17': bookedBy(locum) } }),
      candidate(),
      'confirmed',
    ],
    [
      'partially confirmed when some days are booked',
      offer({ days: { '2026-12-16': bookedBy(locum), '2026-12-17': day() } }),
      candidate(),
      'partially-confirmed',
    ],
    [
      'rejected when the practice declined it',
      offer(),
      candidate({ dropped: { '2026-12-16': drop('declined'), '2026-12-17': drop('declined') } }),
      'rejected',
    ],
    [
      'cancelled when the locum withdrew last',
      offer(),
      candidate({
        dropped: { '2026-12-16': drop('declined'), '2026-12-17': drop('withdrawn', '2026-12-01T09:00:00.000Z') },
      }),
      'cancelled',
    ],
    [
      'cancelled when its booking was cancelled',
      offer(),
      candidate({ dropped: { '2026-12-16': drop('booking-cancelled'), '2026-12-17': drop('booking-cancelled') } }),
      'cancelled',
    ],
    ['cancelled with the offer', offer({ cancelled: { at: now, reason: 'closed' } }), candidate(), 'cancelled'],
    [
      'rejected when the days went to another locum',
      offer({ days: { '2026-12-16': bookedBy(rival), '2026-12-17': bookedBy(rival) } }),
      candidate(),
      'rejected',
    ],
    [
      'cancelled when the days were reopened',
      offer({ days: { '2026-12-16': day({ sinceRevision: 2 }), '2026-12-17': day({ sinceRevision: 2 }) } }),
      candidate(),
      'cancelled',
    ],
  ] as const)('follows from its days and the offer’s: %s', (_, o, r, expected) => expect(status(o, r)).toBe(expected))

  it('is cancelled when its dates have passed', () =>
    expect(status(offer(), candidate(), '2026-12-20T06:00:00.000Z')).toBe('cancelled'))

  it.each([
    [
      'declined',
      'because',
      offer(),
      candidate({ dropped: { '2026-12-16': drop('declined'), '2026-12-17': drop('declined') } }),
    ],
    [
      'taken',
      ANOTHER_CHOSEN_REASON,
      offer({ days: { '2026-12-16': bookedBy(rival), '2026-12-17': bookedBy(rival) } }),
      candidate(),
    ],
    ['offer-cancelled', 'closed', offer({ cancelled: { at: now, reason: 'closed' } }), candidate()],
    [
      'offer-changed',
      undefined,
      offer({ days: { '2026-12-16': day({ sinceRevision: 2 }), '2026-12-17': day({ sinceRevision: 2 }) } }),
      candidate(),
    ],
    [
      'booked-elsewhere',
      'because',
      offer(),
      candidate({ dropped: { '2026-12-16': drop('booked-elsewhere'), '2026-12-17': drop('booked-elsewhere') } }),
    ],
    [undefined, undefined, offer(), candidate()],
  ] as const)('has ended as %s, with the reason', (ended, reason, o, r) => {
    expect(candidateOutcome(o, r, now).ended).toBe(ended)
    expect(reasonOf(o, r, ended)).toBe(reason)
  })
})

describe('status of an offer', () => {
  it('is derived from its days and live applications', () => {
    expect(offerStatus(offer(), [], now)).toBe('open')
    expect(offerStatus(offer(), [candidate()], now)).toBe('requested')
    expect(offerStatus(offer({ days: { '2026-12-16': bookedBy(locum), '2026-12-17': day() } }), [], now)).toBe(
      'partially-confirmed',
    )
    expect(offerStatus(offer({ days: { '2026-12-16': bookedBy(locum) } }), [], now)).toBe('confirmed')
    expect(offerStatus(offer({ cancelled: { at: now, reason: 'x' } }), [candidate()], now)).toBe('cancelled')
  })

  it('closes a day to the minute that its shift starts', () => {
    expect(openDates(offer(), '2026-12-16T05:59:00.000Z')).toContain('2026-12-16')
    expect(openDates(offer(), '2026-12-16T06:00:00.000Z')).not.toContain('2026-12-16')
  })

  it('has no open day that is past or booked', () => {
    expect(
      openDates(offer({ days: { '2026-12-01': day(), '2026-12-16': bookedBy(locum), '2026-12-17': day() } }), now),
    ).toEqual(['2026-12-17'])
  })
})

describe('a private offer', () => {
  const { reference, professional, rates } = candidate()
  const asking = (dropped: Record<string, Drop> = {}, changes: Partial<OfferState> = {}) =>
    offer({ request: { reference, professional, rates, dropped }, ...changes })
  const seen = (o: OfferState, on = now) => {
    const application = candidateOf(o) as Candidate
    return [candidateStatus(o, application, on), offerStatus(o, [application], on)]
  }
  const byLocum = (cause: Drop['cause'], at?: string): Drop => ({ ...drop(cause, at), actor: 'Locum' })
  const all = (one: Drop) => ({ '2026-12-16': one, '2026-12-17': one, '2026-12-18': one })
  const [declined, withdrawn] = [byLocum('declined'), drop('withdrawn')]
  const booked = { '2026-12-16': bookedBy(locum), '2026-12-17': day(), '2026-12-18': day() }

  it.each([
    ['is pending', asking(), ['open', 'requested']],
    ['is pending for the remaining days', asking({ '2026-12-16': declined }), ['open', 'requested']],
    ['is declined', asking(all(declined)), ['rejected', 'cancelled']],
    [
      'is declined if the locum is booked elsewhere',
      asking(all(byLocum('booked-elsewhere'))),
      ['rejected', 'cancelled'],
    ],
    [
      'is declined if the locum is no longer approved',
      asking(all(byLocum('approval-removed'))),
      ['rejected', 'cancelled'],
    ],
    ['is declined if the days are marked Unavailable', asking(all(byLocum('off'))), ['rejected', 'cancelled']],
    ['is declined if the account was deleted', asking(all(byLocum('left'))), ['rejected', 'cancelled']],
    ['is withdrawn', asking(all(withdrawn)), ['cancelled', 'cancelled']],
    [
      'has the status of its last ending',
      asking({ ...all(declined), '2026-12-18': drop('withdrawn', '2026-12-01T09:00:00.000Z') }),
      ['cancelled', 'cancelled'],
    ],
    [
      'is partly accepted',
      asking({ '2026-12-17': declined, '2026-12-18': declined }, { days: booked }),
      ['partially-confirmed', 'partially-confirmed'],
    ],
    [
      'is cancelled with its booking',
      asking({ ...all(declined), '2026-12-16': byLocum('booking-cancelled', '2026-12-01T09:00:00.000Z') }),
      ['cancelled', 'cancelled'],
    ],
  ])('%s', (_, o, expected) => expect(seen(o)).toEqual(expected))

  it('ends without a response when its days have started', () =>
    expect(seen(asking(), '2026-12-19T06:00:00.000Z')).toEqual(['cancelled', 'cancelled']))

  it('has only pending days open', () => {
    expect(openDates(asking({ '2026-12-16': declined }), now)).toEqual(['2026-12-17', '2026-12-18'])
    const application = candidateOf(asking()) as Candidate
    expect(dropDates(application, ['2026-12-16'], declined).dropped).toEqual({ '2026-12-16': declined })
  })
})
