import { createLocum } from '#tests/support/people.ts'
import { atCompany } from './companies.ts'
import { type Fixture, type Fixtures, unusedIds } from './fixture.ts'

/** A locum in a list of the practice. */
const ofLocum: Fixture = {
  request: ({ side }) => ({ params: { companyId: side.practice.companyId, professionalId: side.locum.id } }),
  absent: { params: { companyId: unusedIds.company, professionalId: unusedIds.user } },
}

export const locumListsRequests = {
  listFavourites: {
    request: ({ side }) => ({ params: { companyId: side.practice.companyId }, query: { ids: side.locum.id } }),
    absent: { params: { companyId: unusedIds.company }, query: { ids: unusedIds.user } },
  },
  addFavourite: ofLocum,
  removeFavourite: ofLocum,
  listBlocked: atCompany,
  blockLocum: {
    // Another locum than the one that other requests are about.
    request: async ({ api, side }) => ({
      params: { companyId: side.practice.companyId, professionalId: (await createLocum(api)).id },
      body: { note: 'Cancelled twice.' },
    }),
    absent: { params: { companyId: unusedIds.company, professionalId: unusedIds.user }, body: {} },
    other: () => ({ note: 'Did not come.' }),
  },
  unblockLocum: ofLocum,
} satisfies Fixtures
