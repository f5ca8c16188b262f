import { BatchWriteCommand } from '@aws-sdk/lib-dynamodb'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { favouritesItem } from '#functions/stores/locum-lists.items.ts'
import type { CompanyId, UserId } from '#shared/kernel/ids.ts'
import { quotas } from '#shared/kernel/quotas.ts'
import type { Match } from '#shared/search/match.schema.ts'
import { startApi, type Api, type Caller } from '#tests/support/api.ts'
import { createAdmin, createLocum, createPractice, type Practice } from '#tests/support/people.ts'
import { entryOf, putEntries } from '#tests/support/search-entries.ts'

let api: Api
let admin: Caller
beforeAll(async () => {
  api = await startApi()
  admin = await createAdmin(api)
})
afterAll(() => api.stop())

const named = ({ companyId }: Practice, id: UserId) => ({ params: { companyId, professionalId: id } })
const star = (practice: Practice, id: UserId) => api.send('addFavourite', practice.member, named(practice, id))
const unstar = (practice: Practice, id: UserId) => api.send('removeFavourite', practice.member, named(practice, id))
const starred = async (practice: Practice, ...ids: UserId[]): Promise<UserId[]> => {
  const { member, companyId } = practice
  const found = await api.call('listFavourites', member, { params: { companyId }, query: { ids: ids.join(',') } })
  return found.favourites as UserId[]
}

const place = 'Limpopo,Vhembe'
/** All pages of a search for favourites alone, and how many it counts. */
const favouritesIn = async ({ member, companyId }: Practice, name: 'searchProfessionals' | 'searchDirectory') => {
  const own = name === 'searchDirectory' && { companyId }
  const pages: Match[][] = []
  let NextToken: string | undefined
  let counted = 0
  do {
    const { body } = await api.send(name, member, {
      params: { profession: 'Pharmacist', ...(name === 'searchProfessionals' && { companyId }) } as never,
      query: { location: place, strict: 'favourites', ...own, ...(NextToken && { NextToken }) } as never,
    })
    counted = body.Summary?.remaining.favourites ?? counted
    pages.push(body.Items as Match[])
    NextToken = body.NextToken as string | undefined
  } while (NextToken)
  return { pages, counted, ids: pages.flat().map(({ id }) => id) }
}

/** Favourites as they are stored, without a command for each. */
const store = async (companyId: CompanyId, ids: readonly UserId[]): Promise<void> => {
  const items = Object.entries(Object.groupBy(ids, (id) => id.charAt(4))).map(([digit, people]) =>
    favouritesItem.written({ ...favouritesItem.key(companyId, digit), people: new Set(people) }),
  )
  await api.db.send(
    new BatchWriteCommand({ RequestItems: { companies: items.map((Item) => ({ PutRequest: { Item } })) } }),
  )
}

describe('favourites', () => {
  it('are shared by a practice’s users, unknown to other practices, and end when they are removed', async () => {
    const [practice, rival] = [await createPractice(api), await createPractice(api, 'Vineyard Pharmacy')]
    const [one, other] = [await createLocum(api, {}, admin), await createLocum(api, {}, admin)]
    expect((await star(practice, one.id)).body.data).toEqual({ id: one.id, favourite: true })
    expect((await star(practice, one.id)).status).toBe(200)
    expect(await starred(practice, one.id, other.id)).toEqual([one.id])
    expect(await starred(rival, one.id)).toEqual([])
    expect((await unstar(practice, one.id)).body.data).toEqual({ id: one.id, favourite: false })
    expect((await unstar(practice, one.id)).status).toBe(200)
    expect(await starred(practice, one.id)).toEqual([])
    const { body } = await star(practice, `usr_${crypto.randomUUID()}` as UserId)
    expect(body.error.code).toBe('PROFESSIONAL_NOT_FOUND')
  })

  it('are listed for their practice by name, a hundred on a page; who is no longer found is left out', async () => {
    const practice = await createPractice(api)
    const { member, companyId } = practice
    const people = ['Zinhle', 'Anele', 'Thandi'].map((name) => entryOf({ place, name }))
    await putEntries(api, people)
    const gone = Array.from({ length: 120 }, () => `usr_${crypto.randomUUID()}` as UserId)
    await store(
      companyId,
      people.map(({ entry }) => entry.id),
    )
    const page = async (query = {}) =>
      (await api.send('listFavouriteLocums', member, { params: { companyId }, query })).body
    const { Items, NextToken } = await page()
    expect(Items).toMatchObject(['Anele', 'Thandi', 'Zinhle'].map((name) => ({ name, region: 'Vhembe' })))
    expect(NextToken).toBeUndefined()
    await store(companyId, [...people.map(({ entry }) => entry.id), ...gone])
    const first = await page()
    const second = await page({ NextToken: first.NextToken })
    expect(second.NextToken).toBeUndefined()
    expect([...first.Items, ...second.Items].map(({ name }) => name).sort()).toEqual(['Anele', 'Thandi', 'Zinhle'])
  })

  it('record each change once, with its event', async () => {
    const practice = await createPractice(api)
    const locum = await createLocum(api, {}, admin)
    const key = crypto.randomUUID()
    const send = () => api.send('addFavourite', practice.member, { ...named(practice, locum.id), key })
    expect([(await send()).status, (await send()).status]).toEqual([200, 200])
    const record = await api.item('commands', `${practice.member.id}#${key}`)
    expect(record?.events).toMatchObject([
      { type: 'favourite.added', subject: locum.id, data: { companyId: practice.companyId } },
    ])
  })

  it('of 10,000 are searched page by page, and are the most; a locum who has left is not listed', async () => {
    const practice = await createPractice(api)
    const people = Array.from({ length: 60 }, () => entryOf({ place }))
    await putEntries(api, [...people, ...Array.from({ length: 20 }, () => entryOf({ place }))])
    const listed = people.map(({ entry }) => entry.id)
    const left = Array.from({ length: quotas.favouritesPerPractice - 60 }, () => `usr_${crypto.randomUUID()}` as UserId)
    await store(practice.companyId, [...listed, ...left])
    for (const name of ['searchProfessionals', 'searchDirectory'] as const) {
      const { pages, ids, counted } = await favouritesIn(practice, name)
      expect(pages.map(({ length }) => length)).toEqual([24, 24, 12])
      expect(new Set(ids)).toEqual(new Set(listed))
      expect(counted).toBe(60)
    }
    const one = await createLocum(api, {}, admin)
    const { status, body } = await star(practice, one.id)
    expect([status, body.error.details.quota]).toEqual([429, { name: 'favourites', limit: 10_000 }])
    expect(await starred(practice, listed[0] as UserId, one.id)).toEqual([listed[0]])
  })

  it('of another practice cannot be searched', async () => {
    const [practice, rival] = [await createPractice(api), await createPractice(api, 'Vineyard Pharmacy')]
    const { body } = await api.send('searchDirectory', practice.member, {
      params: { profession: 'Pharmacist' },
      query: { companyId: rival.companyId },
    })
    expect(body.error.code).toBe('COMPANY_NOT_FOUND')
  })
})
