import type { OperationName } from '#bin/docs/authorisation.ts'
import type { BookingId, CompanyId, OfferId, UserId } from '#shared/kernel/ids.ts'
import type { Api, Caller } from '#tests/support/api.ts'
import { ahead } from '#tests/support/people.ts'
import type { Side } from '#tests/support/world.ts'

export type RequestParts = { params?: Record<string, unknown>; query?: Record<string, unknown>; body?: unknown }

/** `owner` is whose notification, profile or booking it is, where a person's. */
export type Given = { api: Api; side: Side; owner: Caller }

/** A request that is allowed to whoever owns what it names; `other` is a body that asks for something else. */
export type Fixture = {
  request: (given: Given) => RequestParts | Promise<RequestParts>
  absent?: RequestParts
  another?: RequestParts
  other?: (body: object) => unknown
}

export type Fixtures = Partial<Record<OperationName, Fixture>>

/** Ids of the right shape that nothing has. */
export const nobody = {
  user: 'usr_00000000-0000-4000-8000-000000000000' as UserId,
  company: 'cmp_0000000000000000' as CompanyId,
  offer: 'off_0000000000000000' as OfferId,
  booking: 'B0000000' as BookingId,
}
export const period = { start: ahead(0), end: ahead(60) }
export const reason = { status_reason: 'We close that week.' }
export const otherReason = (body: object) => ({ ...body, status_reason: 'The fridge has failed.' })
