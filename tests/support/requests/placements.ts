import { writeAll } from '#bin/seed/world/large/write-world.ts'
import { newId } from '#functions/platform/context.ts'
import { placementsRepository } from '#functions/stores/placements.repository.ts'
import { atCompany } from './companies.ts'
import { type FixtureContext, type Fixtures, unusedIds } from './fixture.ts'

const body = { professionTitle: 'Pharmacist', monthlySalary: 62_500, workingHours: '40', message: 'From March on.' }

/** Stored directly: a practice can request only some a day. */
const newPlacement = async ({ api, pair: { practice } }: FixtureContext) => {
  const id = newId('plc')
  const placement = {
    id,
    companyId: practice.companyId,
    practiceName: 'Harbour Road Pharmacy',
    practiceBussinessEmail: 'hello@harbour-road.test',
    contact: '021 123 4567',
    ...body,
    plan: 'pay-when-you-book',
    fee: 0.1,
    status: 'received',
    createdAt: '2026-11-22T08:00:00.000Z',
    updatedAt: '2026-11-22T08:00:00.000Z',
  } as const
  await writeAll(api.db, [placementsRepository(api.db, 'placements').put(placement)])
  return id
}

const decision = { status: 'in_contact', note: 'We have two candidates.' }

export const placementsRequests = {
  requestPlacement: {
    request: ({ pair }) => ({ params: { companyId: pair.practice.companyId }, body }),
    absent: { params: { companyId: unusedIds.company }, body },
    other: (sent) => ({ ...sent, workingHours: 'Mornings' }),
  },
  listPlacements: {
    ...atCompany,
    request: async (context) => {
      await newPlacement(context)
      return { params: { companyId: context.pair.practice.companyId }, query: {} }
    },
  },
  listAllPlacements: {
    request: async (context) => {
      await newPlacement(context)
      return { query: {} }
    },
  },
  decidePlacement: {
    request: async (context) => ({ params: { id: await newPlacement(context) }, body: decision }),
    absent: { params: { id: unusedIds.placement }, body: decision },
    other: (sent) => ({ ...sent, note: 'We call on Monday.' }),
  },
} satisfies Fixtures
