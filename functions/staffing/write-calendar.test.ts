import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import { expect, it } from 'vitest'
import { noOpenDays } from '#shared/kernel/open-days.ts'
import type { UserId } from '#shared/kernel/ids.ts'
import { calendarsRepository, type CalendarLock } from '#functions/stores/calendars.repository.ts'
import { writeCalendar, type CalendarRepositories } from './write-calendar.ts'

const db = DynamoDBDocumentClient.from(new DynamoDBClient({ region: 'eu-west-1' }))
const repositories = { calendars: calendarsRepository(db, 'calendars') } as CalendarRepositories

it('the calendar lock names the versions of the months that are written with it, and forgets those that are over', () => {
  const lock: CalendarLock = {
    approved: true,
    markets: [],
    openDays: noOpenDays,
    monthVersions: { '2026-10': 9, '2026-11': 2, '2026-12': 3 },
    version: 7,
  }
  const [december, january] = [
    { month: '2026-12', days: {}, version: 5 },
    { month: '2027-01', days: {} },
  ]
  const items = writeCalendar(repositories, {
    professional: 'usr_00000000-0000-4000-8000-000000000001' as UserId,
    lock,
    before: [{ month: '2026-11', days: {}, version: 2 }, december, january].map((month) => ({ ...month })),
    after: [december, january],
    today: '2026-12-01',
  }).map(({ Put }) => Put?.Item)
  expect(items[0]?.monthVersions).toEqual({ '2026-11': 2, '2026-12': 6, '2027-01': 1 })
  expect(items.slice(1).map((item) => [item?.sk, item?.version])).toEqual([
    ['2026-12', 6],
    ['2027-01', 1],
  ])
})
