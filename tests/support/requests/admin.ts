import { ahead } from '#tests/support/people.ts'
import { personNamed, putSubjects } from '#tests/support/lookup.ts'
import { type FixtureContext, type Fixtures, unusedIds } from './fixture.ts'

/** More than a page of a search, one of the two that a word finds. */
const putPeople = ({ api }: FixtureContext) =>
  putSubjects(
    api,
    Array.from({ length: 30 }, (_, at) => personNamed(`Nomsa${at} Lookedfor`)),
  )

const reason = 'A test of what may be done'

export const adminRequests = {
  searchAll: {
    request: async (context) => {
      await putPeople(context)
      return { query: { q: 'lookedfor', scope: 'people' } }
    },
  },
  listPeople: {
    request: async (context) => {
      await putPeople(context)
      return { query: {} }
    },
  },
  countBookedDays: { request: () => ({ query: { dates: `${ahead(7)},${ahead(8)}` } }) },
  getPerson: {
    request: ({ pair }) => ({ params: { userId: pair.locum.id } }),
    absent: { params: { userId: unusedIds.user } },
  },
  setAccountQuotas: {
    request: ({ pair }) => ({ params: { userId: pair.practice.member.id }, body: { practices: 7, reason } }),
    absent: { params: { userId: unusedIds.user }, body: { practices: 7, reason } },
    other: () => ({ practices: 8, reason }),
  },
} satisfies Fixtures
