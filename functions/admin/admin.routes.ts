import type { adminContract } from '../../shared/admin/admin.contract.ts'
import type { Handlers } from '../platform/http/serve-contract.ts'
import { decideApproval, type DecideApprovalContext } from '../workflows/decide-approval.ts'
import { setAccountQuotas, type AccountQuotasContext } from '../workflows/set-account-quotas.ts'
import { listWaitingProfessionals } from '../workflows/list-waiting-professionals.ts'

type Extra = Pick<DecideApprovalContext, 'professionals' | 'calendars' | 'cards'> & Pick<AccountQuotasContext, 'users'>

export const adminRoutes = {
  listWaitingProfessionals: (context, { query }) => listWaitingProfessionals(context, query.NextToken),
  decideApproval: (context, { params, body }) => decideApproval(context, params.id, body),
  setAccountQuotas: (context, { params, body }) => setAccountQuotas(context, params.userId, body),
} satisfies Handlers<typeof adminContract, Extra>
