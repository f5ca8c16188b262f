import type { CompanyId, UserId } from '#shared/kernel/ids.ts'
import type { Api, Caller } from './api.ts'

type Mode = 'view' | 'act'

const REASON = 'They have asked for help.'

/** The super admin as they view a locum or a practice, or act for it. Whatever they had started before ends. */
export const impersonating = async (
  api: Api,
  admin: Caller,
  target: { id: UserId } | { companyId: CompanyId },
  mode: Mode,
): Promise<Caller> => {
  const whom =
    'id' in target
      ? ({ type: 'professional', id: target.id } as const)
      : ({ type: 'practice', id: target.companyId } as const)
  const body = { ...whom, mode, ...(mode === 'act' && { reason: REASON }) }
  const { id } = await api.call('startImpersonation', admin, { body })
  return { ...admin, grantId: id }
}
