import type { Decision } from '#shared/kernel/approval.schema.ts'
import type { Instant } from '#shared/kernel/dates.ts'
import { alreadyDecided } from '#shared/kernel/errors.ts'
import { displayName } from '#shared/members/display-name.ts'
import type { Context } from '#functions/platform/context.ts'
import type { UsersRepository } from '#functions/stores/users.repository.ts'

/** Refuses a decision if another was made since: `decided_at` is of the newest one that was shown, null if none was. */
export const checkDecisionSeen = (
  { decision }: { decision?: Decision | undefined },
  { decided_at }: { decided_at?: Instant | null | undefined },
): void => {
  if (decided_at !== undefined && (decision?.at ?? null) !== decided_at) throw alreadyDecided(decision)
}

/** A decision with the name of who makes it, which the next super admin reads. */
export const newDecision = async (
  { caller, now, users }: Pick<Context, 'caller' | 'now'> & { users: Pick<UsersRepository, 'get'> },
  what: Decision['what'],
): Promise<Decision> => {
  const by = caller.principal.user
  const user = await users.get(by)
  return { what, at: now, by, name: user ? displayName(user) : '' }
}
