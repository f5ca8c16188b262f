import { describe, expect, it } from 'vitest'
import type { BookingId, UserId } from '#shared/kernel/ids.ts'
import { cancelledOffer, unbookDays, withBooking } from './offer-days.rules.ts'
import type { OfferState } from './offers.state.ts'

const now = '2026-12-02T06:00:00.000Z'
const booking = {
  id: 'B0000001' as BookingId,
  professional: { id: 'usr_1' as UserId, name: 'Thandi Nkosi', contact: '082', email: 't@n' },
}
const hours = { start: '08:00', end: '17:00' }
const open = { ...hours, sinceRevision: 2 }
const booked = { ...open, booking: booking.id, professional: { id: booking.professional.id, name: 'Thandi Nkosi' } }
const offer = {
  revision: 3,
  days: { '2026-12-16': open, '2026-12-17': open, '2026-12-18': { ...hours, sinceRevision: 3 } },
  updatedAt: '2026-11-30T08:00:00.000Z',
} as unknown as OfferState
const full = withBooking(offer, Object.keys(offer.days), booking, now)

describe('the days of an offer', () => {
  it('that are booked name the booking and the locum, and the others are unchanged', () => {
    const after = withBooking(offer, ['2026-12-17'], booking, now)
    expect(after).toEqual({
      ...offer,
      wasBooked: true,
      days: { ...offer.days, '2026-12-17': booked },
      updatedAt: now,
    })
  })

  it('of a public offer are reopened under a new revision, so that earlier applications don’t count', () => {
    expect(unbookDays(full, ['2026-12-16', '2026-12-18'], now)).toEqual({
      ...full,
      revision: 4,
      days: {
        '2026-12-16': { ...hours, sinceRevision: 4, lostRevisions: [{ first: 2, last: 3 }] },
        '2026-12-17': booked,
        '2026-12-18': { ...hours, sinceRevision: 4, lostRevisions: [{ first: 3, last: 3 }] },
      },
    })
  })

  it('remember, for every cancelled booking, which applications had lost them', () => {
    const again = unbookDays(
      withBooking(unbookDays(full, ['2026-12-16'], now), ['2026-12-16'], booking, now),
      ['2026-12-16'],
      now,
    )
    expect(again.days['2026-12-16']).toEqual({
      ...hours,
      sinceRevision: 5,
      lostRevisions: [
        { first: 2, last: 3 },
        { first: 4, last: 4 },
      ],
    })
  })

  it('of a private offer only lose their booking', () => {
    const request = {} as NonNullable<OfferState['request']>
    const privateOffer = { ...full, request }
    expect(unbookDays(privateOffer, ['2026-12-16'], now)).toEqual({
      ...privateOffer,
      days: { ...full.days, '2026-12-16': open },
    })
    expect(unbookDays(privateOffer, Object.keys(full.days), now)).toEqual({
      ...offer,
      wasBooked: true,
      request,
      updatedAt: now,
    })
  })

  it('stay booked if the offer is cancelled', () => {
    expect(cancelledOffer(full, 'We close.', now)).toEqual({ ...full, cancelled: { at: now, reason: 'We close.' } })
  })
})
