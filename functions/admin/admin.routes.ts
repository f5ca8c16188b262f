import type { adminContract } from '#shared/admin/admin.contract.ts'
import { decideApproval } from './decide-approval.ts'
import { decideCompanyApproval } from './decide-company-approval.ts'
import { decideReport } from './decide-report.ts'
import { getReportedFileUrl } from './get-reported-file-url.ts'
import { listPendingCompanies } from './list-pending-companies.ts'
import { listPendingProfessionals } from './list-pending-professionals.ts'
import { listReports } from './list-reports.ts'
import { setAccountQuotas } from './set-account-quotas.ts'

export const adminRoutes = {
  listPendingProfessionals,
  decideApproval,
  setAccountQuotas,
  listPendingCompanies,
  decideCompanyApproval,
  listReports,
  getReportedFileUrl,
  decideReport,
} satisfies Record<keyof typeof adminContract, unknown>
