import type { adminContract } from '#shared/admin/admin.contract.ts'
import type { Handlers } from '#functions/platform/http/serve-contract.ts'
import type { ProfessionalRepositories } from '#functions/profiles/write-professional.ts'
import type { CompaniesRepository } from '#functions/stores/companies.repository.ts'
import type { UsersRepository } from '#functions/stores/users.repository.ts'
import { decideApproval } from './decide-approval.ts'
import { decideCompanyApproval } from './decide-company-approval.ts'
import { listWaitingCompanies } from './list-waiting-companies.ts'
import { listWaitingProfessionals } from './list-waiting-professionals.ts'
import { setAccountQuotas } from './set-account-quotas.ts'

type Repositories = ProfessionalRepositories & { companies: CompaniesRepository; users: UsersRepository }

export const adminRoutes = {
  listWaitingProfessionals,
  decideApproval,
  setAccountQuotas,
  listWaitingCompanies,
  decideCompanyApproval,
} satisfies Handlers<typeof adminContract, Repositories>
