import type { impersonationContract } from '#shared/impersonation/impersonation.contract.ts'
import { listCompanySupportAccess, listOwnSupportAccess } from './list-support-access.ts'
import { endImpersonation, getImpersonation, startImpersonation } from './impersonation.ts'

export const impersonationRoutes = {
  startImpersonation,
  getImpersonation,
  endImpersonation,
  listOwnSupportAccess,
  listCompanySupportAccess,
} satisfies Record<keyof typeof impersonationContract, unknown>
