import type { exportsContract } from '#shared/exports/exports.contract.ts'
import type { Handlers } from '#functions/platform/http/serve-contract.ts'
import type { CompaniesRepository } from '#functions/stores/companies.repository.ts'
import type { DocumentStore } from '#functions/stores/document-store.ts'
import type { ExportsRepository } from '#functions/stores/exports.repository.ts'
import type { ProfessionalsRepository } from '#functions/stores/professionals.repository.ts'
import { getCompanyExport } from './get-company-export.ts'
import { getProfessionalExport } from './get-professional-export.ts'
import { startCompanyExport } from './start-company-export.ts'
import { startProfessionalExport } from './start-professional-export.ts'

type Stores = {
  exports: ExportsRepository
  professionals: ProfessionalsRepository
  companies: CompaniesRepository
  store: DocumentStore
}

export const exportsRoutes = {
  startProfessionalExport,
  getProfessionalExport,
  startCompanyExport,
  getCompanyExport,
} satisfies Handlers<typeof exportsContract, Stores>
