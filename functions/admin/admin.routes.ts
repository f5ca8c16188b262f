import type { adminContract } from '#shared/admin/admin.contract.ts'
import type { Handlers } from '#functions/platform/http/serve-contract.ts'
import { decideApproval, type DecideApprovalContext } from './decide-approval.ts'
import { decideCompanyApproval, type DecideCompanyContext } from './decide-company-approval.ts'
import { listWaitingCompanies } from './list-waiting-companies.ts'
import { listWaitingProfessionals } from './list-waiting-professionals.ts'
import { setAccountQuotas, type AccountQuotasContext } from './set-account-quotas.ts'

type Extra = Pick<
  DecideApprovalContext & DecideCompanyContext & AccountQuotasContext,
  'professionals' | 'calendars' | 'cards' | 'companies' | 'users'
>

export const adminRoutes = {
  listWaitingProfessionals: (context, { query }) => listWaitingProfessionals(context, query.NextToken),
  decideApproval: (context, { params, body }) => decideApproval(context, params.id, body),
  setAccountQuotas: (context, { params, body }) => setAccountQuotas(context, params.userId, body),
  listWaitingCompanies: (context, { query }) => listWaitingCompanies(context, query.NextToken),
  decideCompanyApproval: (context, { params, body }) => decideCompanyApproval(context, params.companyId, body),
} satisfies Handlers<typeof adminContract, Extra>
