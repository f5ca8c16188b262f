import { createAdmin, createLocum } from '#tests/support/people.ts'
import { atCompany } from './companies.ts'
import { type Fixture, type Fixtures, unusedIds } from './fixture.ts'

/** A locum in a list of the practice. */
const ofLocum: Fixture = {
  request: ({ pair }) => ({ params: { companyId: pair.practice.companyId, professionalId: pair.locum.id } }),
  absent: { params: { companyId: unusedIds.company, professionalId: unusedIds.user } },
}

let named = 0
/** Names of a practice's pools are unique; these are in order. */
const newName = () => ({ name: `Weekend team ${String((named += 1)).padStart(6, '0')}` })

/** A pool made for the request. Its practice may have only some, so the oldest of earlier requests end. */
const inPool = (body?: () => object, namesLocum = false): Fixture => ({
  request: async ({ api, pair: { practice, locum } }) => {
    const { companyId, member } = practice
    const pools = await api.list('listPools', member, { params: { companyId } })
    const made = await api.call('createPool', member, { params: { companyId }, body: newName() })
    const oldestFirst = pools.toSorted((a, b) => (a.name < b.name ? -1 : 1))
    for (const { id } of oldestFirst.slice(0, -17))
      await api.call('deletePool', member, { params: { companyId, poolId: id } })
    const params = { companyId, poolId: made.id, ...(namesLocum && { professionalId: locum.id }) }
    return { params, ...(body && { body: body() }) }
  },
  absent: {
    params: {
      companyId: unusedIds.company,
      poolId: unusedIds.pool,
      ...(namesLocum && { professionalId: unusedIds.user }),
    },
    ...(body && { body: body() }),
  },
})

export const locumListsRequests = {
  listFavourites: {
    request: ({ pair }) => ({ params: { companyId: pair.practice.companyId }, query: { ids: pair.locum.id } }),
    absent: { params: { companyId: unusedIds.company }, query: { ids: unusedIds.user } },
  },
  listFavouriteLocums: atCompany,
  addFavourite: ofLocum,
  removeFavourite: ofLocum,
  listBlocked: atCompany,
  blockLocum: {
    // Another locum than the one that other requests are about.
    request: async ({ api, pair }) => ({
      params: {
        companyId: pair.practice.companyId,
        professionalId: (await createLocum(api, {}, await createAdmin(api))).id,
      },
      body: { note: 'Cancelled twice.' },
    }),
    absent: { params: { companyId: unusedIds.company, professionalId: unusedIds.user }, body: {} },
    other: () => ({ note: 'Did not come.' }),
  },
  unblockLocum: ofLocum,
  listPools: atCompany,
  createPool: {
    request: ({ pair }) => ({ params: { companyId: pair.practice.companyId }, body: newName() }),
    absent: { params: { companyId: unusedIds.company }, body: newName() },
    other: () => newName(),
  },
  getPool: inPool(),
  renamePool: { ...inPool(newName), other: () => newName() },
  deletePool: inPool(),
  addToPool: inPool(undefined, true),
  removeFromPool: inPool(undefined, true),
} satisfies Fixtures
