import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { DynamoDBDocumentClient, GetCommand, QueryCommand } from '@aws-sdk/lib-dynamodb'
import { mockClient } from 'aws-sdk-client-mock'
import { expect, it } from 'vitest'
import type { UserId } from '#shared/kernel/ids.ts'
import { calendarsRepository } from '#functions/stores/calendars.repository.ts'
import { listAvailability } from './list-availability.ts'

const db = DynamoDBDocumentClient.from(new DynamoDBClient({ region: 'eu-west-1' }))
const dynamo = mockClient(db)
const pk = 'usr_1' as UserId

const december = (version: number) => ({
  pk,
  sk: '2026-12',
  v: 1,
  version,
  days: { '2026-12-07': { slots: [], posting: 'ABCD1234', hours: { from: 480, to: 1020 } } },
})

/** How many days are listed, and whether each read of the months was consistent. */
const listed = async (monthVersions: Record<string, number> | undefined, ...answers: object[][]) => {
  dynamo.reset()
  const lock = {
    pk,
    sk: 'LOCK',
    v: 1,
    approved: true,
    markets: [],
    openDays: new Uint8Array(),
    monthVersions,
    version: 9,
  }
  dynamo.on(GetCommand).resolves({ Item: lock })
  const query = dynamo.on(QueryCommand)
  for (const Items of answers) query.resolvesOnce({ Items })
  const context = {
    caller: { account: pk },
    now: '2026-11-22T08:00:00.000Z',
    calendars: calendarsRepository(db, 'calendars'),
    offers: { listPrivate: () => Promise.resolve([]) },
  }
  const params = { start: '2026-12-01', end: '2026-12-31' }
  const { items } = await listAvailability(context as never, { params, query: {}, body: undefined } as never)
  const reads = dynamo.commandCalls(QueryCommand).map(({ args: [{ input }] }) => input.ConsistentRead)
  return { days: items.length, reads }
}

// The emulator never answers with an older state.
it('a locum’s own months are read consistently only where a copy of the table is older than the calendar lock', async () => {
  const read = { days: 1, reads: [false] }
  const readAgain = { days: 1, reads: [false, true] }
  expect(await listed({ '2026-12': 4 }, [december(4)])).toEqual(read)
  expect(await listed({ '2026-12': 4 }, [december(5)])).toEqual(read)
  expect(await listed({ '2026-12': 4 }, [december(3)], [december(4)])).toEqual(readAgain)
  expect(await listed({ '2026-12': 1 }, [], [december(1)])).toEqual(readAgain)
  // Changed before the lock named versions, or in months that are not asked for.
  expect(await listed(undefined, [december(3)])).toEqual(read)
  expect(await listed({ '2027-03': 2 }, [december(3)])).toEqual(read)
})
