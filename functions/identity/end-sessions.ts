import type { Instant } from '#shared/kernel/dates.ts'
import { DomainError } from '#shared/kernel/errors.ts'
import type { CalendarFeedsRepository } from '#functions/stores/calendar-feeds.repository.ts'
import type { DevicesRepository } from '#functions/stores/devices.repository.ts'
import type { UserPoolRepository } from '#functions/stores/user-pool.repository.ts'
import type { UsersRepository } from '#functions/stores/users.repository.ts'
import type { Context } from '#functions/platform/context.ts'
import type { ProfessionalsRepository } from '#functions/stores/professionals.repository.ts'
import { endedSessions } from './ended-sessions.ts'

type Deps = Pick<Context, 'caller' | 'checkSession' | 'now' | 'execute'> & {
  users: Pick<UsersRepository, 'get' | 'save'>
  professionals: Pick<ProfessionalsRepository, 'getProfile' | 'putProfile'>
  feeds: Pick<CalendarFeedsRepository, 'end'>
  devices: Pick<DevicesRepository, 'list' | 'remove'>
  userPool: UserPoolRepository
}

/**
 * Ends all sessions of the caller. The user pool comes first, so that a failure after it can be repeated with the same
 * token. The stored time then invalidates all earlier sessions, refreshed tokens included.
 */
export const endSessions = ({
  caller,
  checkSession,
  now,
  execute,
  users,
  professionals,
  feeds,
  devices,
  userPool,
}: Deps): Promise<{ endedAt: Instant }> =>
  execute(async () => {
    const id = caller.account
    const [user, profile, registered] = await Promise.all([
      users.get(id),
      professionals.getProfile(id),
      devices.list(id),
    ])
    if (!user) throw new DomainError('UNAUTHENTICATED')
    checkSession(user)
    await userPool.endSessions(id)
    return {
      ...endedSessions({ users, professionals, feeds, devices }, { user, profile, registered, at: now }),
      response: { endedAt: now },
    }
  })
