import { assert, constantFrom, property, array, integer, record } from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { BookingId, CompanyId, OfferId, UserId } from '#shared/kernel/ids.ts'
import { unbookDays, withBooking } from './offer-days.rules.ts'
import {
  ANOTHER_CHOSEN_REASON,
  bookedDatesFor,
  dropDates,
  liveDates,
  openDates,
  reasonOf,
  candidateOutcome,
} from './offers.rules.ts'
import type { DropCause } from './applications.schema.ts'
import type { Candidate, OfferState } from './offers.state.ts'

const now = '2026-12-02T06:00:00.000Z'
const [first, second] = ['2026-12-16', '2026-12-17'] as const
const people = ['usr_1', 'usr_2', 'usr_3'] as UserId[]
const [loser, winner, another] = people as [UserId, UserId, UserId]

const posted = {
  id: 'off_1' as OfferId,
  company: { id: 'cmp_1' as CompanyId },
  revision: 1,
  days: {
    [first]: { start: '08:00', end: '17:00', sinceRevision: 1 },
    [second]: { start: '08:00', end: '17:00', sinceRevision: 1 },
  },
} as unknown as OfferState

const application = (offer: OfferState, id: UserId, dates: readonly string[]): Candidate =>
  ({ professional: { id }, dates: [...dates], revision: offer.revision, dropped: {} }) as unknown as Candidate
const book = (offer: OfferState, id: UserId, ...dates: string[]) =>
  withBooking(offer, dates, { id: `B-${id}` as BookingId, professional: { id, name: id } }, now)
const dropped = (candidate: Candidate, cause: DropCause, ...dates: string[]) =>
  dropDates(candidate, dates, { actor: 'Locum', cause, reason: 'because', at: now })
const standing = (offer: OfferState, candidate: Candidate, at = now) => candidateOutcome(offer, candidate, at)

describe('an application whose days went to another locum', () => {
  const both = application(posted, loser, [first, second])
  const taken = book(posted, winner, first, second)
  const reopened = unbookDays(taken, [first, second], now)
  const rejected = { status: 'rejected', ended: 'taken' }

  it('stays rejected, with its reason, when the days are reopened', () => {
    expect(standing(taken, both)).toEqual(rejected)
    expect(standing(reopened, both)).toEqual(rejected)
    expect(reasonOf(reopened, both, 'taken')).toBe(ANOTHER_CHOSEN_REASON)
    expect(liveDates(reopened, both, now)).toEqual([])
  })

  it('stays rejected when a day is reopened, booked again, reopened again, when the offer is cancelled and when the days pass', () => {
    const again = book(reopened, another, first, second)
    const cancelled = { ...reopened, cancelled: { at: now, reason: 'We close.' } }
    expect(
      [unbookDays(taken, [second], now), again, unbookDays(again, [first, second], now), cancelled].map((offer) =>
        standing(offer, both),
      ),
    ).toEqual(Array(4).fill(rejected))
    expect(standing(reopened, both, '2026-12-20T06:00:00.000Z')).toEqual(rejected)
  })

  it('stays rejected if one day went, was reopened, and then the other went', () => {
    const last = book(unbookDays(book(posted, winner, first), [first], now), another, second)
    expect(standing(last, both)).toEqual(rejected)
  })

  it('is cancelled, as before, if not all days went: one passed, or the offer was cancelled', () => {
    const one = unbookDays(book(posted, winner, first), [first], now)
    expect(standing(one, both)).toEqual({ status: 'requested' })
    expect(standing(one, both, '2026-12-20T06:00:00.000Z')).toMatchObject({ status: 'cancelled' })
    expect(standing({ ...one, cancelled: { at: now, reason: 'We close.' } }, both)).toEqual({
      status: 'cancelled',
      ended: 'offer-cancelled',
    })
  })

  it('keeps its earlier ending if it was withdrawn or lapsed before', () => {
    expect(standing(reopened, dropped(both, 'withdrawn', first, second))).toEqual({
      status: 'cancelled',
      ended: 'withdrawn',
    })
    expect(standing(reopened, dropped(both, 'off', first, second))).toEqual({ status: 'cancelled', ended: 'off' })
    expect(standing(reopened, dropped(both, 'declined', first, second))).toEqual({
      status: 'rejected',
      ended: 'declined',
    })
  })

  it('is live once it is sent again, and can lose the days again', () => {
    const fresh = application(reopened, loser, [first])
    expect(standing(reopened, fresh)).toEqual({ status: 'requested' })
    const lost = book(reopened, another, first)
    expect(standing(lost, fresh)).toEqual(rejected)
    expect(standing(unbookDays(lost, [first], now), fresh)).toEqual(rejected)
  })

  it('does not include the locum whose booking was cancelled', () => {
    expect(
      standing(reopened, dropped(application(posted, winner, [first, second]), 'booking-cancelled', first, second)),
    ).toEqual({ status: 'cancelled', ended: 'booking-cancelled' })
  })
})

/** A random sequence of commands on an offer. */
const steps = array(
  record({
    what: constantFrom('apply', 'book', 'cancel', 'close'),
    who: integer({ min: 0, max: 2 }),
    day: integer({ min: 0, max: 2 }),
  }),
  { maxLength: 14 },
)

it('stays rejected, whatever happens to the offer, until it is sent again', () => {
  assert(
    property(steps, (happened) => {
      let offer = posted
      const sent = new Map<UserId, Candidate>()
      const rejected = new Set<UserId>()
      for (const { what, who, day } of happened) {
        const id = people[who] as UserId
        const dates = day === 2 ? [first, second] : [[first, second][day] as string]
        const open = dates.filter((date) => openDates(offer, now).includes(date))
        const candidate = sent.get(id)
        if (what === 'apply' && open.length > 0) {
          sent.set(id, application(offer, id, [...new Set([...bookedDatesFor(offer, id), ...open])]))
          rejected.delete(id)
        }
        const live = candidate ? liveDates(offer, candidate, now).filter((date) => dates.includes(date)) : []
        if (what === 'book' && live.length > 0) offer = book(offer, id, ...live)
        const booked = bookedDatesFor(offer, id)
        if (what === 'cancel' && candidate && booked.length > 0) {
          offer = unbookDays(offer, booked, now)
          sent.set(id, dropped(candidate, 'booking-cancelled', ...booked))
        }
        if (what === 'close' && day === 0 && who === 0)
          offer = { ...offer, cancelled: { at: now, reason: 'We close.' } }
        for (const [applicant, state] of sent) {
          const { status, ended } = standing(offer, state)
          if (rejected.has(applicant)) expect([status, ended]).toEqual(['rejected', 'taken'])
          if (ended === 'taken') rejected.add(applicant)
        }
      }
    }),
    { numRuns: 500 },
  )
})
