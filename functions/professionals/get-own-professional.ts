import { professionalOf } from '#shared/professionals/professionals.projections.ts'
import type { Professional } from '#shared/professionals/professionals.schema.ts'
import { recordView } from '#functions/access/record-view.ts'
import type { Context } from '#functions/platform/context.ts'
import type { ProfessionalsRepository } from '#functions/stores/professionals.repository.ts'
import { readFullProfile } from './read-full-profile.ts'

type Deps = Pick<Context, 'caller' | 'checkSession' | 'now' | 'today' | 'newCode' | 'log'> & {
  professionals: Pick<ProfessionalsRepository, 'getFullProfile' | 'addView'>
}

/** Recorded only if somebody else acts for the professional. */
export const getOwnProfessional = async (context: Deps): Promise<Professional> => {
  const { caller, checkSession, today, professionals } = context
  const professional = await readFullProfile(professionals, caller.account)
  checkSession(professional)
  if (caller.principal.user !== caller.account) await recordView(context, caller.account, 'profile')
  return professionalOf(professional, today)
}
