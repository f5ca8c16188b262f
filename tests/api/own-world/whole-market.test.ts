import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DeleteCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb'
import { provinces } from '#infra/seed/options/provinces.ts'
import { distanceKm } from '#shared/options/distance.rules.ts'
import type { Match, SearchSummary } from '#shared/search/match.schema.ts'
import type { RankingCriteria } from '#shared/search/ranking.rules.ts'
import { findProfessionals } from '#functions/search/find-professionals.ts'
import { blocksRepository } from '#functions/stores/blocks.repository.ts'
import { favouritesRepository } from '#functions/stores/favourites.repository.ts'
import { optionsRepository } from '#functions/stores/options.repository.ts'
import { searchEntriesRepository } from '#functions/stores/search-entries.repository.ts'
import { configReader } from '#functions/platform/dynamo/config-reader.ts'
import { todayAt } from '#shared/kernel/dates.ts'
import { rateGroupOf } from '#shared/kernel/rate-groups.ts'
import type { TransactItem } from '#functions/platform/dynamo/versioned.ts'
import { startApi, type Api, type ApiResponse } from '#tests/support/api.ts'
import { marketOfPeople, marketPerson, type MarketPerson } from '#tests/support/market.ts'
import { ahead, createPractice, type Practice } from '#tests/support/people.ts'
import { plainRanking } from '#tests/support/plain-ranking.ts'
import { putEntries } from '#tests/support/search-entries.ts'

type Query = Record<string, string>

const place = 'Western Cape,Overberg'
/** Fewer people, for lists that are read many times. */
const town = 'Western Cape,Cape Winelands'
const nurses = 'Registered Nurse'
const dates = [5, 6, 7, 9, 12].map(ahead)

let api: Api
let practice: Practice
let people: MarketPerson[]
let townspeople: MarketPerson[]

beforeAll(async () => {
  api = await startApi()
  practice = await createPractice(api)
  people = [...marketOfPeople(1_100, place), ...marketOfPeople(150, place, nurses, true)]
  townspeople = [...marketOfPeople(130, town), ...marketOfPeople(30, town, nurses, true)]
  await putEntries(api, [...people, ...townspeople])
})
afterAll(() => api.stop())

const search = async (query: Query, location = place): Promise<ApiResponse['body']> => {
  const { status, body } = await api.send('searchProfessionals', practice.member, {
    params: { profession: 'Pharmacist', companyId: practice.companyId },
    query: { location, ...query },
  })
  expect(status, JSON.stringify(body)).toBe(200)
  return body
}

/** All pages; `between` happens after the first. */
const listOf = async (query: Query, location = place, between = async () => {}) => {
  const first = await search(query, location)
  const items: Match[] = first.Items
  const sizes = [first.Count]
  await between()
  for (let token = first.NextToken; token !== undefined;) {
    const page = await search({ ...query, NextToken: token }, location)
    expect(page.Summary).toBeUndefined()
    items.push(...page.Items)
    sizes.push(page.Count)
    token = page.NextToken
  }
  return { items, ids: items.map(({ id }) => id), sizes, summary: first.Summary as SearchSummary }
}

const criteria: RankingCriteria = {
  dates,
  hours: { start_time: '08:00', end_time: '17:00' },
  languages: ['English', 'isiXhosa'],
  skills: [['pharmacy-clinic-immunisation'], ['pharmacy-clinic-travel-vaccines']],
  budget: 450,
  experience: 5,
  extraHolidays: [],
}
const query: Query = {
  searchDates: dates.join(),
  start_time: '08:00',
  end_time: '17:00',
  languages: 'English,isiXhosa',
  skills: 'pharmacy-clinic-immunisation,pharmacy-clinic-travel-vaccines',
  rates: '300,450',
  experience: '5',
}
const regionOf = ({ province, region }: { province: string; region: string }) =>
  provinces.find(({ name }) => name === province)?.subs.find(({ name }) => name === region)
const kmFrom = (region: string, home: Match['home']): number => {
  const [from, to] = [regionOf({ province: 'Western Cape', region }), regionOf(home)]
  return from && to ? distanceKm(from, to) : Infinity
}
const now = () => new Date().toISOString()

describe('a market of more than a thousand people', () => {
  it('is listed in the order of an exhaustive ranking, over all pages, everybody once', async () => {
    const { ids, sizes, summary } = await listOf(query)
    const due = plainRanking(people, criteria, now())
    expect(ids).toEqual(due)
    expect(due.length).toBeGreaterThan(1_100)
    expect(new Set(sizes.slice(0, -1))).toEqual(new Set([24]))
    expect([summary.total, summary.leftOut]).toEqual([due.length, people.length - due.length])
  })

  it('is ranked for night shifts, and without hours or days', async () => {
    const night = { start_time: '19:00', end_time: '07:00' }
    expect((await search({ ...query, ...night })).Items.map(({ id }: Match) => id)).toEqual(
      plainRanking(people, { ...criteria, hours: night }, now()).slice(0, 24),
    )
    const { start_time: _s, end_time: _e, searchDates, ...others } = query
    for (const [asked, ranked] of [
      [
        { ...others, searchDates: String(searchDates) },
        { ...criteria, hours: undefined },
      ],
      [others, { ...criteria, hours: undefined, dates: [] }],
    ] as const)
      expect((await search(asked)).Items.map(({ id }: Match) => id)).toEqual(
        plainRanking(people, ranked, now()).slice(0, 24),
      )
  })
})

describe('a list', () => {
  it('has counts that equal a recount of its list', async () => {
    const { items, summary } = await listOf(query, town)
    expect(summary).toMatchObject({
      total: items.length,
      all: items.length,
      related: items.filter((one) => one.related).length,
    })
    const full = (part: 'dates' | 'skills' | 'rate' | 'languages' | 'experience') =>
      items.filter(({ parts }) => parts[part].points === parts[part].of).length
    expect(summary.remaining).toEqual({
      profession: items.filter(({ related }) => !related).length,
      dates: full('dates'),
      skills: full('skills'),
      rate: full('rate'),
      languages: full('languages'),
      experience: full('experience'),
      distance: items.filter(({ home }) => kmFrom('Cape Winelands', home) <= 50).length,
      favourites: 0,
      exact: items.filter(({ match }) => match === 'exact').length,
    })
    const counted = (of: (match: Match) => string[]) =>
      Object.fromEntries(
        Object.entries(Object.groupBy(items.flatMap(of), (name) => name)).map(([name, all]) => [name, all?.length]),
      )
    expect(summary.skills).toEqual(counted(({ skills }) => skills))
    expect(summary.languages).toEqual(counted(({ languages }) => languages))
    const strict = await listOf({ ...query, strict: 'skills,rate' }, town)
    const kept = items.filter(({ parts: { skills, rate } }) => skills.points === skills.of && rate.points === rate.of)
    expect(strict.ids).toEqual(kept.map(({ id }) => id))
    expect(strict.summary).toMatchObject({ total: kept.length, all: items.length, skills: summary.skills })
    expect(strict.summary.remaining).toMatchObject({
      skills: kept.length,
      profession: kept.filter(({ related }) => !related).length,
    })
    const exact = await listOf({ ...query, match: 'exact' }, town)
    expect(exact.items.map(({ score, related }) => [score, related])).toEqual(exact.items.map(() => [100, false]))
    expect(exact.summary.total).toBe(summary.remaining.exact)
  })

  it.each<[string, (match: Match) => number]>([
    ['price', ({ rates }) => Number(rates?.weekdays ?? Infinity)],
    ['experience', ({ experience }) => -experience],
    ['distance', ({ home }) => kmFrom('Cape Winelands', home)],
  ])('can be sorted by %s, each profession by itself', async (sort, valueOf) => {
    const { searchDates: _, ...undated } = query
    const { items } = await listOf({ ...undated, sort }, town)
    expect(items).toHaveLength(townspeople.length)
    const groups = [items.slice(0, 130), items.slice(130)]
    expect(groups.map((group) => new Set(group.map(({ related }) => related)))).toEqual([
      new Set([false]),
      new Set([true]),
    ])
    const ranked = plainRanking(townspeople, { ...criteria, dates: [] }, now())
    for (const group of groups) {
      const inOrder = group
        .toSorted((a, b) => ranked.indexOf(a.id) - ranked.indexOf(b.id))
        .toSorted((a, b) => valueOf(a) - valueOf(b))
      expect(group.map(({ id }) => id)).toEqual(inOrder.map(({ id }) => id))
    }
  })

  it('has the average rate of the searched days as its price', async () => {
    const { items } = await listOf({ ...query, sort: 'price' }, town)
    const own = items.filter(({ related }) => !related)
    const prices = own.map(({ rates }) => {
      const of = dates.map((date) => Number(rates?.[rateGroupOf(date, [])] ?? Infinity))
      return of.reduce((sum, rate) => sum + rate, 0) / of.length
    })
    expect(prices).toEqual(prices.toSorted((a, b) => a - b))
  })
})

describe('the pages of a list', () => {
  const region = 'Western Cape,Garden Route'

  it('list no locum twice or never when others join, leave or change', async () => {
    const listed = marketOfPeople(120, region)
    await putEntries(api, listed)
    const before = plainRanking(listed, criteria, now())
    const [joined, changed] = [marketOfPeople(140, region).slice(120), before.slice(40, 44)]
    const gone = before.filter((_, at) => [3, 60, 100].includes(at))
    const { ids } = await listOf(query, region, async () => {
      await putEntries(api, joined)
      const { removeRow, removeEntry } = searchEntriesRepository(api.db, 'search')
      for (const id of gone)
        await api.db.send(
          new TransactWriteCommand({
            TransactItems: [removeRow(`Pharmacist#${region}`, id), removeEntry(id)],
          }),
        )
      const best = marketPerson(0, region)
      await putEntries(
        api,
        changed.map((id) => ({ ...best, entry: { ...best.entry, id } })),
      )
    })
    const stayed = before.filter((id, at) => !changed.includes(id) && (at < 24 || !gone.includes(id)))
    expect(ids.filter((id) => stayed.includes(id))).toEqual(stayed)
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids.some((id) => joined.some(({ entry }) => entry.id === id))).toBe(true)
  })

  it('skip whoever left after the rows were read, and are still full', async () => {
    const left = 'Western Cape,West Coast'
    const listed = marketOfPeople(60, left)
    await putEntries(api, listed)
    const { removeEntry } = searchEntriesRepository(api.db, 'search')
    const gone = plainRanking(listed, criteria, now()).slice(0, 30)
    for (const id of gone)
      await api.db.send(new DeleteCommand(removeEntry(id).Delete as NonNullable<TransactItem['Delete']>))
    const { ids, sizes } = await listOf(query, left)
    expect(ids).toEqual(plainRanking(listed, criteria, now()).slice(30))
    expect(sizes[0]).toBe(24)
  })

  it('are of the same list and the same people, whatever place a token is made to name', async () => {
    const { ids } = await listOf(query, town)
    const { NextToken } = await search(query, town)
    const [of, ...place] = JSON.parse(Buffer.from(NextToken as string, 'base64url').toString()) as unknown[]
    const [elsewhere] = plainRanking(people, criteria, now())
    const forged = [
      [false, -Number.MAX_VALUE, Number.MAX_SAFE_INTEGER, 0, 0, 0, elsewhere],
      [false, 0, 0, 0, 0, 0, elsewhere],
      [true, 0, -1, -1, -1, -1, elsewhere],
      [true, Number.MAX_VALUE, 0, 0, 0, 0, elsewhere],
      [...place.slice(0, -1), elsewhere],
    ]
    for (const at of forged) {
      const token = Buffer.from(JSON.stringify([of, ...at])).toString('base64url')
      const { Items } = await search({ ...query, NextToken: token }, town)
      expect(ids.join()).toContain((Items as Match[]).map(({ id }) => id).join())
    }
  })

  it('belong to one search: a token of another is refused', async () => {
    const { NextToken } = await search(query)
    const { status, body } = await api.send('searchProfessionals', practice.member, {
      params: { profession: 'Pharmacist', companyId: practice.companyId },
      query: { location: place, ...query, experience: '6', NextToken },
    })
    expect([status, body.error.details.fields[0].field]).toEqual([400, 'NextToken'])
  })
})

it('a search of more rows than are ranked says to choose a region', async () => {
  const at = now()
  const context = {
    now: at,
    today: todayAt(at),
    options: optionsRepository(configReader(api.db, 'config')),
    searchEntries: searchEntriesRepository(api.db, 'search'),
    favourites: favouritesRepository(api.db, 'companies'),
    blocks: blocksRepository(api.db, 'companies'),
  }
  const most = (maxRows: number) =>
    findProfessionals({ ...context, maxRows }, undefined, 'Pharmacist', { location: place })
  await expect(most(people.length - 1)).rejects.toMatchObject({
    code: 'SEARCH_TOO_WIDE',
    details: { fields: [{ field: 'location' }] },
  })
  expect((await most(people.length)).summary?.total).toBe(people.length)
})
