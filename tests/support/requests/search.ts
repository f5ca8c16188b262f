import { ahead } from '#tests/support/people.ts'
import { type Fixtures, unusedIds } from './fixture.ts'

const search = {
  location: 'Western Cape,Cape Town Metro',
  languages: 'English,isiXhosa',
  rates: '350,450',
  experience: '3',
  skills: 'pharmacy-clinic',
}

export const searchRequests = {
  searchProfessionals: {
    request: ({ pair }) => ({
      params: { profession: 'Pharmacist', companyId: pair.practice.companyId },
      query: { ...search, searchDates: `${ahead(7)},${ahead(8)}` },
    }),
    absent: { params: { profession: 'Pharmacist', companyId: unusedIds.company }, query: search },
  },
  searchAvailability: {
    request: () => ({ params: { profession: 'Pharmacist', start: ahead(7), end: ahead(9) }, query: search }),
  },
  searchDirectory: { request: () => ({ params: { profession: 'Pharmacist' }, query: search }) },
} satisfies Fixtures
