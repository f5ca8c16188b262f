import type { OperationName } from '#bin/docs/authorisation-subjects.ts'
import type { BookingId, CompanyId, OfferId, PlacementId, PoolId, UserId } from '#shared/kernel/ids.ts'
import type { Api, Caller } from '#tests/support/api.ts'
import { ahead, type Pair } from '#tests/support/people.ts'

export type RequestParts = {
  params?: Record<string, unknown>
  query?: Record<string, unknown>
  body?: unknown
  version?: string
}

/** `owner` is the user who owns the notification, profile or booking. */
export type FixtureContext = { api: Api; pair: Pair; owner: Caller }

/** A request that the owner of its subject may send; `other` is a different valid body. */
export type Fixture = {
  request: (context: FixtureContext) => RequestParts | Promise<RequestParts>
  absent?: RequestParts
  another?: RequestParts
  other?: (body: object) => unknown
}

export type Fixtures = Partial<Record<OperationName, Fixture>>

/** Well-formed ids that don’t exist. */
export const unusedIds = {
  user: 'usr_00000000-0000-4000-8000-000000000000' as UserId,
  company: 'cmp_0000000000000000' as CompanyId,
  offer: 'off_0000000000000000' as OfferId,
  booking: 'B0000000' as BookingId,
  template: 'T0000000',
  placement: 'plc_0000000000000000' as PlacementId,
  pool: 'pol_0000000000000000' as PoolId,
}
export const period = { start: ahead(0), end: ahead(60) }
export const reason = { status_reason: 'We close that week.' }
export const otherReason = (body: object) => ({ ...body, status_reason: 'The fridge has failed.' })
