import type { CompanyId } from '#shared/kernel/ids.ts'
import { memberListsContract } from '#shared/members/member-lists.contract.ts'
import { apiFullList, apiList } from '#web/platform/api-query.ts'

export const membersQuery = (companyId: CompanyId) =>
  apiFullList(memberListsContract.listMembers, { params: { companyId } })

export const pendingInvitesList = (companyId: CompanyId) =>
  apiList(memberListsContract.listPendingInvites, { params: { companyId } })
