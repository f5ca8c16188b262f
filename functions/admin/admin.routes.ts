import type { adminContract } from '#shared/admin/admin.contract.ts'
import type { Handlers } from '#functions/platform/http/serve-contract.ts'
import type { ProfessionalRepositories } from '#functions/profiles/write-professional.ts'
import type { CompaniesRepository } from '#functions/stores/companies.repository.ts'
import type { DocumentStore } from '#functions/stores/document-store.ts'
import type { ReportsRepository } from '#functions/stores/reports.repository.ts'
import type { UsersRepository } from '#functions/stores/users.repository.ts'
import { decideApproval } from './decide-approval.ts'
import { decideCompanyApproval } from './decide-company-approval.ts'
import { decideReport } from './decide-report.ts'
import { getReportedFileUrl } from './get-reported-file-url.ts'
import { listPendingCompanies } from './list-pending-companies.ts'
import { listPendingProfessionals } from './list-pending-professionals.ts'
import { listReports } from './list-reports.ts'
import { setAccountQuotas } from './set-account-quotas.ts'

type Repositories = ProfessionalRepositories & {
  companies: CompaniesRepository
  users: UsersRepository
  reports: ReportsRepository
  store: DocumentStore
}

export const adminRoutes = {
  listPendingProfessionals,
  decideApproval,
  setAccountQuotas,
  listPendingCompanies,
  decideCompanyApproval,
  listReports,
  getReportedFileUrl,
  decideReport,
} satisfies Handlers<typeof adminContract, Repositories>
