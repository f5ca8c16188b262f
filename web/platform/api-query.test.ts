import { QueryClient } from '@tanstack/react-query'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { defineContract } from '#shared/kernel/define-contract.ts'
import { apiFullList, apiList, apiQuery } from './api-query.ts'
import type { Tenant } from '#shared/tenants/tenants.schema.ts'
import { loadRuntime, type RuntimeConfig } from './runtime.ts'
import { invalidateAfter } from './use-api-mutation.ts'

const thing = z.object({ id: z.string() })
const reading = { method: 'GET', summary: 'Read', access: { public: true }, errors: [], reads: ['offers'] } as const
/** Named like real operations, so that their invalidations apply. */
const contract = defineContract({
  getOffer: {
    ...reading,
    path: '/things/{id}',
    params: z.object({ id: z.string() }),
    response: thing,
    failure: 'Failed to get offer',
  },
  listCompanyOffers: {
    ...reading,
    path: '/things',
    query: z.object({ NextToken: z.optional(z.string()), size: z.optional(z.number()) }),
    list: thing,
  },
  postOffer: {
    method: 'POST',
    path: '/things',
    summary: 'Make',
    access: { public: true },
    body: thing,
    response: thing,
    errors: [],
    changes: ['offers'],
    failure: 'Failed to create or load offer',
  },
})

const seen: string[] = []
let answers: object[] = []
const fetched = async (address: string): Promise<Response> => {
  seen.push(address)
  return Response.json(answers.shift())
}

beforeAll(async () => {
  vi.stubGlobal('fetch', fetched)
  vi.stubGlobal('localStorage', { getItem: () => null })
  vi.stubGlobal('sessionStorage', {})
  const config = { apiUrl: '/api', userPoolClientId: 'client' } as RuntimeConfig
  await loadRuntime(async () => ({ config, tenant: {} as Tenant }))
})
afterAll(() => void vi.unstubAllGlobals())

describe('queries', () => {
  const page = (id: string, NextToken?: string) => ({ Items: [{ id }], Count: 1, NextToken })

  it('are cached under their operation and request, whichever way they are read', async () => {
    const client = new QueryClient()
    answers = [{ data: { id: 'a' } }, page('a', 'two'), page('b'), page('a', 'two')]
    expect(await client.fetchQuery(apiQuery(contract.getOffer, { params: { id: 'a' } }))).toEqual({ id: 'a' })
    const request = { query: { size: 1 } }
    expect(await client.fetchQuery(apiFullList(contract.listCompanyOffers, request))).toEqual([
      { id: 'a' },
      { id: 'b' },
    ])
    const { pages } = await client.fetchInfiniteQuery(apiList(contract.listCompanyOffers, request))
    expect(pages).toEqual([{ items: [{ id: 'a' }], nextToken: 'two' }])
    expect(seen).toEqual([
      '/api/things/a',
      '/api/things?size=1',
      '/api/things?size=1&NextToken=two',
      '/api/things?size=1',
    ])
    expect(client.getQueryData(apiQuery(contract.getOffer, { params: { id: 'a' } }).queryKey)).toEqual({ id: 'a' })
    expect(client.getQueryData(apiQuery(contract.getOffer, { params: { id: 'b' } }).queryKey)).toBeUndefined()
  })

  it('are stale after a command that changes them, and others are not', async () => {
    const client = new QueryClient()
    const offer = apiQuery(contract.getOffer, { params: { id: 'a' } })
    client.setQueryData(offer.queryKey, { id: 'a' })
    client.setQueryData(['listNotifications', {}], { items: [] })
    await invalidateAfter(client, contract.postOffer)
    expect(client.getQueryState(offer.queryKey)).toMatchObject({ isInvalidated: true })
    expect(client.getQueryState(['listNotifications', {}])).toMatchObject({ isInvalidated: false })
  })
})
