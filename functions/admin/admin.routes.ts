import type { adminContract } from '../../shared/admin/admin.contract.ts'
import type { Handlers } from '../platform/http/serve-contract.ts'
import { decideApproval, type DecideApprovalContext } from '../workflows/decide-approval.ts'
import { listWaitingProfessionals } from '../workflows/list-waiting-professionals.ts'

type Extra = Pick<DecideApprovalContext, 'professionals' | 'calendars' | 'cards'>

export const adminRoutes = {
  listWaitingProfessionals: (context, { query }) => listWaitingProfessionals(context, query.NextToken),
  decideApproval: (context, { params, body }) => decideApproval(context, params.id, body),
} satisfies Handlers<typeof adminContract, Extra>
