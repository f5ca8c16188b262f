import { isSessionOver } from '#shared/identity/session.rules.ts'
import type { Instant } from '#shared/kernel/dates.ts'
import { isImpersonationOver } from '#shared/kernel/impersonation-times.ts'
import type { CompaniesRepository } from '#functions/stores/companies.repository.ts'
import type { LiveSession } from '#functions/stores/connections.repository.ts'
import type { GrantsRepository } from '#functions/stores/grants.repository.ts'
import type { UsersRepository } from '#functions/stores/users.repository.ts'

export type SessionRepositories = {
  users: Pick<UsersRepository, 'get'>
  companies: Pick<CompaniesRepository, 'isMember'>
  grants: Pick<GrantsRepository, 'get'>
}

/** Of a super admin's connection: the impersonation to which it belongs lasts. */
const isStillHeld = async (
  { by, grantId, signedInAt }: LiveSession,
  { grants }: SessionRepositories,
  now: Instant,
): Promise<boolean> => {
  const held = by && (await grants.get(by))
  return held?.id === grantId && held?.signedInAt === signedInAt && !isImpersonationOver(now, held)
}

/**
 * Whether a live session may still receive anything: the account exists, the session has not ended and the user is a
 * member of the practice. Read on every use, like membership and approval of a request.
 */
export const isSessionValid = async (
  session: LiveSession,
  repositories: SessionRepositories,
  now: Instant,
): Promise<boolean> => {
  const { user, practice, signedInAt, by } = session
  const { users, companies } = repositories
  const [account, isMember, isHeld, admin] = await Promise.all([
    users.get(user),
    !practice || companies.isMember(practice, user),
    !by || isStillHeld(session, repositories, now),
    by ? users.get(by) : undefined,
  ])
  if (!isMember || !isHeld || !account) return false
  const signedIn = by ? admin : account
  return signedIn !== undefined && !signedIn.suspended && !isSessionOver(signedInAt, signedIn)
}
