import { describe, expect, it } from 'vitest'
import { transition } from '#shared/kernel/define-lifecycle.ts'
import type { OfferId, UserId } from '#shared/kernel/ids.ts'
import { roles } from '#shared/kernel/roles.ts'
import {
  withOtherDaysDeclined,
  endedRequest,
  declinedApplication,
  applyOrChange,
  sentApplication,
  withdrawnApplication,
} from './candidate-changes.rules.ts'
import { applicationLifecycle } from './applications.lifecycle.ts'
import { requestLifecycle } from './requests.lifecycle.ts'
import type { Candidate, OfferState } from './offers.state.ts'

const now = '2026-12-02T06:00:00.000Z'
const [mon, tue, wed] = ['2026-12-14', '2026-12-15', '2026-12-16'] as const
const id = 'usr_1' as UserId
const open = { start: '08:00', end: '17:00', sinceRevision: 1 }
const offer = {
  id: 'off_1' as OfferId,
  company: { id: 'cmp_1' },
  revision: 1,
  days: { [mon]: { ...open, booking: 'B1', professional: { id, name: 'Thandi' } }, [tue]: open, [wed]: open },
} as unknown as OfferState
const application = {
  professional: { id },
  dates: [mon, tue, wed],
  revision: 1,
  dropped: {},
} as unknown as Candidate

const causes = ({ candidate }: { candidate: Candidate }) =>
  Object.entries(candidate.dropped).map(([date, { actor, cause }]) => [date, actor, cause])

describe('pending days', () => {
  it('end when the locum withdraws or the practice rejects', () => {
    const by = (who: string, cause: string) => [tue, wed].map((date) => [date, who, cause])
    expect(causes(withdrawnApplication(offer, application, now))).toEqual(by('Locum', 'withdrawn'))
    expect(causes(declinedApplication(offer, application, 'Found.', now))).toEqual(by('CompanyAdmin', 'declined'))
  })

  it('are declined when other days are accepted', () => {
    expect(causes(withOtherDaysDeclined(offer, application, [wed], now))).toEqual([[tue, 'Locum', 'declined']])
  })

  it('of a request end with the cause of the party that ends it, all of them by default', () => {
    expect(causes(endedRequest(offer, application, { onBehalfOf: 'professional', actor: 'Locum' }, now))).toEqual([
      [tue, 'Locum', 'declined'],
      [wed, 'Locum', 'declined'],
    ])
    const some = { onBehalfOf: 'practice', actor: 'System', dates: [wed, wed] } as const
    expect(causes(endedRequest(offer, application, some, now))).toEqual([[wed, 'System', 'withdrawn']])
  })
})

it('an application that is sent again keeps booked and declined days, but no other dropped ones', () => {
  const drop = { actor: 'CompanyAdmin', reason: 'Found.', at: now } as const
  const before = {
    ...application,
    dropped: { [tue]: { ...drop, cause: 'declined' }, [wed]: { ...drop, cause: 'off' } },
  } as Candidate
  const { professional, rates } = application
  const sent = { professional, rates, reference: 'A1', createdAt: now, updatedAt: now }
  const again = sentApplication(offer, before, { ...sent, dates: [wed] })
  expect(again).toMatchObject({ dates: [mon, wed], revision: 1 })
  expect(Object.keys(again.dropped)).toEqual([tue])
})

it('sending changes a pending or booked application, and applies again otherwise', () => {
  expect((['none', 'cancelled', 'rejected'] as const).map(applyOrChange)).toEqual(['apply', 'apply', 'apply'])
  expect((['requested', 'partially-confirmed', 'confirmed'] as const).map(applyOrChange)).toEqual(
    Array(3).fill('change'),
  )
})

it('only the system makes days lapse', () => {
  const facts = { datesPossible: true }
  for (const role of roles) {
    expect(transition(applicationLifecycle, 'requested', 'lapse', role, facts)).toMatchObject({ code: 'FORBIDDEN' })
    expect(transition(requestLifecycle, 'open', 'lapse', role, facts)).toMatchObject({ code: 'FORBIDDEN' })
  }
  expect(transition(applicationLifecycle, 'requested', 'lapse', 'System', facts)).toMatchObject({ ok: true })
})
