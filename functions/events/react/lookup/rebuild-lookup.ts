import { ScanCommand } from '@aws-sdk/lib-dynamodb'
import type { Stored } from '#functions/platform/dynamo/define-item.ts'
import type { Cursor } from '#functions/platform/dynamo/items-of.ts'
import { bookingItem } from '#functions/stores/bookings.items.ts'
import type { BookingState } from '#shared/bookings/bookings.state.ts'
import type { CompanyId, OfferId, UserId } from '#shared/kernel/ids.ts'
import { addBookingCodes, addOfferCode, type LookupDeps, updateSubject } from './update-lookup.ts'

type Deps = LookupDeps & { tables: Record<'users' | 'companies' | 'bookings' | 'offers', string> }

/** How far a rebuild is: the step, and where in it. */
export type RebuildPlace = { step: number; cursor?: Cursor | undefined }

type StepPage = { keys: Stored[]; next?: Cursor | undefined }
type Step = { name: string; read: (cursor?: Cursor) => Promise<StepPage>; write: (item: Stored) => Promise<unknown> }

const PAGE = 200
const AT_ONCE = 8

/** The items of one kind in a table, a page at a time. An operator's command alone reads whole tables. */
const scan =
  ({ db }: Deps, table: string, sk: string) =>
  async (cursor?: Cursor): Promise<StepPage> => {
    const { Items = [], LastEvaluatedKey } = await db.send(
      new ScanCommand({
        TableName: table,
        FilterExpression: 'sk = :sk',
        ExpressionAttributeValues: { ':sk': sk },
        Limit: PAGE,
        ExclusiveStartKey: cursor,
      }),
    )
    return { keys: Items, next: LastEvaluatedKey }
  }

/** Those who are gone are looked at last: an update removes whoever no longer exists. */
const stepsOf = (deps: Deps): Step[] => {
  const { lookup, tables } = deps
  const update = ({ pk }: Stored) => updateSubject(deps, pk as UserId | CompanyId)
  const known = (scope: 'people' | 'practices') => async (cursor?: Cursor) => {
    const { items, next } = await lookup.idsPage(scope, cursor)
    return { keys: items.map((pk) => ({ pk })), next }
  }
  const addBooking = (item: Stored) => addBookingCodes(deps, bookingItem.read(item) as BookingState)
  const addOffer = ({ pk, companyId }: Stored) => addOfferCode(deps, pk as OfferId, companyId as CompanyId)
  return [
    { name: 'accounts', read: scan(deps, tables.users, 'USER'), write: update },
    { name: 'practices', read: scan(deps, tables.companies, 'COMPANY'), write: update },
    { name: 'people in the lookup', read: known('people'), write: update },
    { name: 'practices in the lookup', read: known('practices'), write: update },
    { name: 'offers', read: scan(deps, tables.offers, 'OFFER'), write: addOffer },
    { name: 'bookings', read: scan(deps, tables.bookings, 'BOOKING'), write: addBooking },
  ]
}

/** Some at a time, so that a rebuild leaves the tables to those who work with them. */
const writeAll = async ({ write }: Step, keys: readonly Stored[]): Promise<void> => {
  for (let at = 0; at < keys.length; at += AT_ONCE) await Promise.all(keys.slice(at, at + AT_ONCE).map(write))
}

/**
 * Looks at everything that a super admin can find, and writes what differs. `onPage` learns how far it is after each
 * page, from where another run can go on.
 */
export const rebuildLookup = async (
  deps: Deps,
  from: RebuildPlace,
  onPage: (done: { name: string; count: number; next: RebuildPlace | undefined }) => void,
): Promise<void> => {
  const steps = stepsOf(deps)
  let place: RebuildPlace | undefined = from
  while (place) {
    const step = steps[place.step] as Step
    const { keys, next } = await step.read(place.cursor)
    await writeAll(step, keys)
    const following: number = place.step + 1
    place = next ? { step: place.step, cursor: next } : following < steps.length ? { step: following } : undefined
    onPage({ name: step.name, count: keys.length, next: place })
  }
}
