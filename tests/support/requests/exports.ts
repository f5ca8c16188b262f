import { atCompany } from './companies.ts'
import { type Fixtures, unusedIds } from './fixture.ts'

export const exportsRequests = {
  startListExport: {
    request: () => ({ body: { list: 'people', format: 'csv', reason: 'The yearly report.' } }),
    other: (sent) => ({ ...sent, format: 'jsonl' }),
  },
  getListExport: { request: () => ({}) },
  startProfessionalExport: { request: () => ({ body: {} }) },
  getProfessionalExport: { request: () => ({}) },
  startCompanyExport: {
    request: ({ pair }) => ({ params: { companyId: pair.practice.companyId }, body: {} }),
    absent: { params: { companyId: unusedIds.company }, body: {} },
  },
  getCompanyExport: atCompany,
  startAccountExport: { request: () => ({ body: {} }) },
  getAccountExport: { request: () => ({}) },
} satisfies Fixtures
