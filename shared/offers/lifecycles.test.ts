import { describe, expect, it } from 'vitest'
import { bookingLifecycle } from '#shared/bookings/bookings.lifecycle.ts'
import type { BookingId, UserId } from '#shared/kernel/ids.ts'
import { people, posted, times, walks, type Reached } from '#tests/support/offer-walks.ts'
import { applicationLifecycle } from './applications.lifecycle.ts'
import { offerLifecycle } from './offers.lifecycle.ts'
import { withBooking } from './offer-days.rules.ts'
import { datesOf, offerStatus, candidateOf, candidateStatus } from './offers.rules.ts'
import type { Candidate, OfferState } from './offers.state.ts'
import { requestLifecycle } from './requests.lifecycle.ts'

const named = (...lifecycles: { transitions: Record<string, { to: readonly string[] }> }[]): Reached =>
  Object.fromEntries(
    lifecycles.flatMap(({ transitions }) => Object.entries(transitions).map(([name, { to }]) => [name, new Set(to)])),
  )

describe('actions lead to all states that their lifecycle names, and to no others', { timeout: 30_000 }, () => {
  it('of offers and applications', () => {
    const { post, ...later } = offerLifecycle.transitions
    expect(post.to).toEqual([offerStatus(posted, [], times[0])])
    const actions = ['apply', 'apply', 'apply', 'confirm', 'confirm', 'withdraw', 'reject', 'lapse', 'free', 'cancel']
    actions.push('restore', 'restore')
    expect(walks(posted, ...actions, 'edit', 'editNotes', 'delete', 'release')).toEqual({
      ...named({ transitions: later }, applicationLifecycle),
      free: named(bookingLifecycle).cancel,
    })
  })

  it('of booking requests', () => {
    const sent = { ...posted, request: { professional: { id: people[0] }, dropped: {} } } as unknown as OfferState
    const candidate = candidateOf(sent) as Candidate
    const actions = ['confirm', 'confirm', 'decline', 'withdraw', 'close', 'lapse', 'free', 'edit', 'remind', 'expire']
    actions.push('counter', 'counter', 'counter', 'acceptCounter', 'acceptCounter', 'declineCounter')
    actions.push('lapse', 'lapse', 'restore', 'restore', 'restore', 'close', 'reopen', 'reopen')
    const { send, bookNow, book, ...answered } = requestLifecycle.transitions
    expect(send.to).toEqual([candidateStatus(sent, candidate, times[0])])
    const booking = { id: 'B0000001' as BookingId, professional: { id: people[0] as UserId, name: 'Thandi Nkosi' } }
    const booked = withBooking(sent, datesOf(sent), booking, times[0])
    for (const { to } of [bookNow, book]) expect(to).toEqual([candidateStatus(booked, candidate, times[0])])
    expect(walks(sent, ...actions)).toEqual({
      ...named({ transitions: answered }),
      free: named(bookingLifecycle).cancel,
    })
  })
})
