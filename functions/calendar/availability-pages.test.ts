import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { DynamoDBDocumentClient, QueryCommand } from '@aws-sdk/lib-dynamodb'
import { mockClient } from 'aws-sdk-client-mock'
import { expect, it } from 'vitest'
import type { CompanyId, UserId } from '#shared/kernel/ids.ts'
import { calendarPage } from './availability-pages.ts'
import { calendarsRepository } from '#functions/stores/calendars.repository.ts'

const db = DynamoDBDocumentClient.from(new DynamoDBClient({ region: 'eu-west-1' }))
const dynamo = mockClient(db)

// The emulator never answers with an older state.
it.each([
  ['a locum', undefined, true],
  ['a practice', 'cmp_1' as CompanyId, false],
])('%s reads a calendar, consistently if they may just have changed it', async (_, companyId, consistent) => {
  dynamo.reset()
  dynamo.on(QueryCommand).resolves({ Items: [] })
  const context = {
    now: '2026-11-22T08:00:00.000Z',
    calendars: calendarsRepository(db, 'calendars'),
    offers: { listPrivate: () => Promise.resolve([]) },
  }
  await calendarPage(
    context as never,
    {
      professional: 'usr_1' as UserId,
      period: { start: '2026-12-01', end: '2026-12-31' },
      ...(companyId && { companyId }),
    },
    {},
  )
  expect(dynamo.commandCalls(QueryCommand)[0]?.args[0].input.ConsistentRead).toBe(consistent)
})
