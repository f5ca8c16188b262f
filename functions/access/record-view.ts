import { roleByParty, type Caller } from '#shared/kernel/caller.ts'
import type { UserId } from '#shared/kernel/ids.ts'
import type { Context } from '#functions/platform/context.ts'
import type { ProfessionalsRepository, View } from '#functions/stores/professionals.repository.ts'

type Deps = Pick<Context, 'caller' | 'now' | 'newCode' | 'log'> & {
  professionals: Pick<ProfessionalsRepository, 'addView'>
}

const viewOf = ({ principal, account, party, grant }: Caller, document: View['document'], at: View['at']): View => ({
  by: principal.user,
  ...(account !== principal.user && { for: account }),
  role: roleByParty[party],
  grant,
  document,
  at,
})

/** Records, before it is read, that the caller reads personal data of a professional. */
export const recordView = async (
  { caller, now, newCode, log, professionals }: Deps,
  owner: UserId,
  document: View['document'],
): Promise<void> => {
  await professionals.addView(owner, viewOf(caller, document, now), newCode('V'))
  log.info('personal data read', { owner, document })
}
