import type { CompanyId } from '#shared/kernel/ids.ts'
import { membersContract } from '#shared/members/members.contract.ts'
import { apiFullList, apiList } from '#web/platform/api-query.ts'

export const membersQuery = (companyId: CompanyId) =>
  apiFullList(membersContract.listMembers, { params: { companyId } })

export const pendingInvitesList = (companyId: CompanyId) =>
  apiList(membersContract.listPendingInvites, { params: { companyId } })
