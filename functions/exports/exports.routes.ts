import type { exportsContract } from '#shared/exports/exports.contract.ts'
import type { Handlers } from '#functions/platform/http/serve-contract.ts'
import type { CompaniesRepository } from '#functions/stores/companies.repository.ts'
import type { DocumentStore } from '#functions/stores/document-store.ts'
import type { ExportsRepository } from '#functions/stores/exports.repository.ts'
import type { UsersRepository } from '#functions/stores/users.repository.ts'
import { getAccountExport } from './get-account-export.ts'
import { startAccountExport } from './start-account-export.ts'
import { getCompanyExport } from './get-company-export.ts'
import { getProfessionalExport } from './get-professional-export.ts'
import { startCompanyExport } from './start-company-export.ts'
import { startProfessionalExport } from './start-professional-export.ts'

type Repositories = {
  exports: ExportsRepository
  users: UsersRepository
  companies: CompaniesRepository
  store: DocumentStore
}

export const exportsRoutes = {
  startProfessionalExport,
  getProfessionalExport,
  startCompanyExport,
  getCompanyExport,
  startAccountExport,
  getAccountExport,
} satisfies Handlers<typeof exportsContract, Repositories>
