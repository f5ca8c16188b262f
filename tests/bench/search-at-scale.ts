import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import { practiceAt } from '#bin/seed/world/large/practices.ts'
import { locumAt } from '#bin/seed/world/large/locums.ts'
import { openDaysOf, workerOf } from '#bin/seed/world/large/workers.ts'
import { writeAll, writesOf } from '#bin/seed/world/large/write-world.ts'
import { calendarsRepository } from '#functions/stores/calendars.repository.ts'
import { searchEntriesRepository } from '#functions/stores/search-entries.repository.ts'
import type { TransactItem } from '#functions/platform/dynamo/versioned.ts'
import { writeLockAndSearchEntries } from '#functions/profiles/write-professional.ts'
import { tenant } from '#infra/tenants/demo.ts'
import { apiContract } from '#shared/api-contract.ts'
import type { CalendarDay } from '#shared/calendar/calendar.rules.ts'
import { addDays, MAX_PERIOD_DAYS, type LocalDate } from '#shared/kernel/dates.ts'
import { callerOf, eventFor, tableNamesOf } from '#tests/support/api.ts'
import { ahead, today } from '#tests/support/people.ts'
import { consumedBy } from './capacity.ts'
import { atMost, type Figure } from './figure.ts'
import { freshHandler } from './fresh-handler.ts'
import { withLogo, withLargeTables, type LargeTables } from './large-tables.ts'
import { p50sOf } from './whole-market.ts'

/** A year of each makes a million days. */
const PEOPLE = Math.ceil(1_000_000 / MAX_PERIOD_DAYS)
const ROUNDS = 300

const postedDays = (count: number): Record<LocalDate, CalendarDay> =>
  Object.fromEntries(
    Array.from({ length: count }, (_, day) => [
      addDays(today(), day),
      { slots: [], posting: 'V0000000', hours: { from: 540, to: 1080 } },
    ]),
  )

/**
 * Calendar locks, months, rows and entries of the same people in the same regions, with a number of posted days.
 */
function* calendarsOf(db: LargeTables['db'], days: number): Generator<TransactItem> {
  const repositories = {
    calendars: calendarsRepository(db, 'calendars'),
    searchEntries: searchEntriesRepository(db, 'search'),
  }
  const each = days < PEOPLE ? 1 : Math.ceil(days / PEOPLE)
  for (let index = 0; index < PEOPLE; index += 1) {
    const worker = workerOf(locumAt(index, today(), tenant.tenantId), postedDays(index * each < days ? each : 0))
    const { person, months } = worker
    yield* writeLockAndSearchEntries(repositories, person, {
      approved: person.approved,
      markets: [],
      monthVersions: {},
      openDays: openDaysOf(worker, today()),
    })
    for (const month of months) yield repositories.calendars.writeMonth(person.id, month)
  }
}

const fill = async ({ db }: LargeTables, days: number): Promise<void> => {
  const begin = performance.now()
  await writeAll(
    db,
    writesOf(
      db,
      tableNamesOf,
      { workers: [], practices: [withLogo(practiceAt(0, today(), tenant.tenantId))], covers: [] },
      today(),
    ),
  )
  await writeAll(db, calendarsOf(db, days))
  console.log(
    `P5: ${days.toLocaleString('en-ZA')} days of ${PEOPLE.toLocaleString('en-ZA')} people written in ${((performance.now() - begin) / 1000).toFixed(1)} s`,
  )
}

const search = (): APIGatewayProxyEventV2 => {
  const { company, member } = practiceAt(0, today(), tenant.tenantId)
  const query = {
    searchDates: [7, 8, 9, 10, 11].map(ahead).join(','),
    languages: 'English',
    rates: '350,450',
    experience: '3',
  }
  const caller = callerOf('CompanyAdmin', member.email, member.id.slice('usr_'.length))
  return eventFor(apiContract.searchProfessionals, caller, {
    params: { profession: 'Pharmacist', companyId: company.id },
    query,
  })
}

/** A search over the tables at an address, which its first request caches. */
const searchOver = async (endpoint: string, tag: string) => {
  process.env.AWS_ENDPOINT_URL_DYNAMODB = endpoint
  const handler = await freshHandler('searchProfessionals', tag)
  const ask = async (): Promise<number> => {
    const { statusCode, body = '' } = await handler(search(), {})
    const { Items = [] } = JSON.parse(body) as { Items?: object[] }
    if (statusCode !== 200 || Items.length !== 24)
      throw new Error(`The search found ${Items.length}: ${statusCode} ${body.slice(0, 300)}`)
    return Items.length
  }
  await ask()
  return ask
}

const unitsOver = async ({ meter }: LargeTables, tag: string): Promise<number> => {
  const ask = await searchOver(meter.endpoint, tag)
  return (await meter.measure(ask)).flatMap(consumedBy).reduce((sum, { CapacityUnits }) => sum + CapacityUnits, 0)
}

/** P5: one search for the same people with a thousand days of availability and with a million. */
export const searchAtScale = (): Promise<Figure[]> =>
  withLargeTables(async (few) => {
    await fill(few, 1_000)
    return withLargeTables(async (many) => {
      await fill(many, 1_000_000)
      const [fewer, more] = [await unitsOver(few, 'few-metered'), await unitsOver(many, 'many-metered')]
      const [quick = NaN, slow = NaN] = await p50sOf(ROUNDS, [
        await searchOver(few.meter.behind, 'few'),
        await searchOver(many.meter.behind, 'many'),
      ])
      return [
        atMost('P5', `search beside a million days: ${more} read units, × those beside a thousand`, more / fewer, 1),
        atMost(
          'P5',
          `search beside a million days: p50 ${slow.toFixed(2)} ms, × that beside a thousand`,
          slow / quick,
          1.2,
        ),
      ]
    })
  })
