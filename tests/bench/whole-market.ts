import { Agent, request } from 'node:http'
import { practiceAt } from '#bin/seed/world/large/practices.ts'
import { writeAll, writesOf } from '#bin/seed/world/large/write-world.ts'
import { searchEntriesRepository } from '#functions/stores/search-entries.repository.ts'
import { tenant } from '#infra/tenants/demo.ts'
import { apiContract } from '#shared/api-contract.ts'
import { callerOf, eventFor, tableNamesOf, type Handler } from '#tests/support/api.ts'
import { marketOfPeople, type MarketPerson } from '#tests/support/market.ts'
import { ahead, today } from '#tests/support/people.ts'
import { plainRanking } from '#tests/support/plain-ranking.ts'
import { consumedBy } from './capacity.ts'
import { atMost, quantile, type Figure } from './figure.ts'
import { freshHandler } from './fresh-handler.ts'
import { withLargeTables, withLogo, type LargeTables } from './large-tables.ts'

const PEOPLE = 5_000
const ROUNDS = 60
const PLACE = 'Western Cape,Overberg'
const PROFESSION = 'Optometrist'

const dates = [5, 6, 7, 8, 9].map(ahead)
const query = {
  location: PLACE,
  searchDates: dates.join(),
  start_time: '08:00',
  end_time: '17:00',
  languages: 'English',
  rates: '350,450',
  experience: '3',
}
const criteria = {
  dates,
  hours: { start_time: '08:00', end_time: '17:00' },
  languages: ['English'],
  skills: [],
  budget: 450,
  experience: 3,
  extraHolidays: [],
}

const fill = async ({ db }: LargeTables): Promise<MarketPerson[]> => {
  const practices = [withLogo(practiceAt(0, today(), tenant.tenantId))]
  await writeAll(db, writesOf(db, tableNamesOf, { workers: [], practices, covers: [] }, today()))
  const { putRow, putEntry } = searchEntriesRepository(db, 'search')
  const people = marketOfPeople(PEOPLE, PLACE, PROFESSION)
  await writeAll(
    db,
    people.flatMap(({ market, entry, days }) => [putRow(market, entry, days), putEntry(entry)]),
  )
  return people
}

type Page = { Items: { id: string }[]; NextToken?: string }

const askFor = async (handler: Handler, NextToken?: string): Promise<Page> => {
  const { company, member } = practiceAt(0, today(), tenant.tenantId)
  const caller = callerOf('CompanyAdmin', member.email, member.id.slice('usr_'.length))
  const event = eventFor(apiContract.searchProfessionals, caller, {
    params: { profession: PROFESSION, companyId: company.id },
    query: { ...query, ...(NextToken && { NextToken }) },
  })
  const { statusCode, body = '' } = await handler(event, {})
  if (statusCode !== 200) throw new Error(`The search answered ${statusCode}: ${body.slice(0, 300)}`)
  return JSON.parse(body) as Page
}

/** Reads the market's rows with nothing but a request and `JSON.parse`. */
const bareReader = (endpoint: string) => {
  const agent = new Agent({ keepAlive: true })
  const headers = {
    'content-type': 'application/x-amz-json-1.0',
    'x-amz-target': 'DynamoDB_20120810.Query',
    'x-amz-date': '20260101T000000Z',
    authorization:
      'AWS4-HMAC-SHA256 Credential=local/20260101/eu-west-1/dynamodb/aws4_request, SignedHeaders=host, Signature=0',
  }
  const query = (body: object): Promise<{ Items: object[]; LastEvaluatedKey?: object }> =>
    new Promise((resolve, reject) => {
      request(endpoint, { method: 'POST', agent, headers }, (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('end', () => resolve(JSON.parse(Buffer.concat(chunks).toString())))
      })
        .on('error', reject)
        .end(JSON.stringify(body))
    })
  return async (): Promise<number> => {
    let count = 0
    let ExclusiveStartKey: object | undefined
    do {
      const page = await query({
        TableName: 'search',
        KeyConditionExpression: 'pk = :pk',
        ExpressionAttributeValues: { ':pk': { S: `${PROFESSION}#${PLACE}` } },
        ExclusiveStartKey,
      })
      count += page.Items.length
      ExclusiveStartKey = page.LastEvaluatedKey
    } while (ExclusiveStartKey)
    if (count !== PEOPLE) throw new Error(`The market has ${count} rows.`)
    return count
  }
}

/** Measures both in turn, so that other load on the machine affects both. */
export const p50sOf = async (rounds: number, asks: readonly (() => Promise<unknown>)[]): Promise<number[]> => {
  const times = asks.map((): number[] => [])
  for (let round = -rounds / 10; round < rounds; round += 1) {
    for (const turn of round % 2 === 0 ? [0, 1] : [1, 0]) {
      const begin = performance.now()
      await asks[turn]?.()
      if (round >= 0) times[turn]?.push(performance.now() - begin)
    }
  }
  return times.map((taken) => quantile(taken, 0.5))
}

/** How many places of the first pages differ from an exhaustive ranking. */
const misplaced = async (handler: Handler, people: readonly MarketPerson[]): Promise<number> => {
  const due = plainRanking(people, criteria, new Date().toISOString())
  const ids: string[] = []
  for (let token: string | undefined = ''; token !== undefined && ids.length < 240;) {
    const page: Page = await askFor(handler, token || undefined)
    ids.push(...page.Items.map(({ id }) => id))
    token = page.NextToken
  }
  return ids.filter((id, at) => id !== due[at]).length
}

/** P5: a market of 5,000 people, ranked whole, compared with reading its rows bare. */
export const wholeMarket = (): Promise<Figure[]> =>
  withLargeTables(async (tables) => {
    const people = await fill(tables)
    const metered = await freshHandler('searchProfessionals', 'market-metered')
    const unitsOf = async (token?: string): Promise<[number, Page]> => {
      let page: Page = { Items: [] }
      const calls = await tables.meter.measure(async () => (page = await askFor(metered, token)))
      return [calls.flatMap(consumedBy).reduce((sum, { CapacityUnits }) => sum + CapacityUnits, 0), page]
    }
    await askFor(metered)
    const [units, first] = await unitsOf()
    const [next] = await unitsOf(first.NextToken)
    process.env.AWS_ENDPOINT_URL_DYNAMODB = tables.meter.behind
    // As in AWS, where stored items are not parsed.
    process.env.CHECKS = ''
    const handler = await freshHandler('searchProfessionals', 'market')
    const [whole = NaN, bare = NaN] = await p50sOf(ROUNDS, [() => askFor(handler), bareReader(tables.meter.behind)])
    const ms = (time: number) => `${time.toFixed(1)} ms`
    return [
      atMost(
        'P5',
        `market of ${PEOPLE} ranked whole: p50 ${ms(whole)}, × its rows read bare (${ms(bare)})`,
        whole / bare,
        1.5,
      ),
      atMost(
        'P5',
        `market of ${PEOPLE}: places of ten pages unlike an exhaustive ranking`,
        await misplaced(handler, people),
        0,
      ),
      atMost('P5', `market of ${PEOPLE}: a further page reads ${next} units, × the first (${units})`, next / units, 1),
    ]
  })
