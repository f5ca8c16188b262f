import type { identityContract } from '#shared/identity/identity.contract.ts'
import type { InputOf, OutputOf } from '#shared/kernel/define-contract.ts'
import { DomainError } from '#shared/kernel/errors.ts'
import type { CalendarFeedsRepository } from '#functions/stores/calendar-feeds.repository.ts'
import type { DevicesRepository } from '#functions/stores/devices.repository.ts'
import type { ProfessionalsRepository } from '#functions/stores/professionals.repository.ts'
import type { UserPoolRepository } from '#functions/stores/user-pool.repository.ts'
import type { UsersRepository } from '#functions/stores/users.repository.ts'
import type { Context } from '#functions/platform/context.ts'
import { endedSessions } from './ended-sessions.ts'

type Operation = (typeof identityContract)['signOutAccount']
type Deps = Pick<Context, 'now' | 'execute'> & {
  users: Pick<UsersRepository, 'get' | 'save'>
  professionals: Pick<ProfessionalsRepository, 'getProfile' | 'putProfile'>
  feeds: Pick<CalendarFeedsRepository, 'end'>
  devices: Pick<DevicesRepository, 'list' | 'remove'>
  userPool: UserPoolRepository
}

/** What `endSessions` does for the caller, for any account. */
export const signOutAccount = (
  { now, execute, users, professionals, feeds, devices, userPool }: Deps,
  { params: { userId: id } }: InputOf<Operation>,
): Promise<OutputOf<Operation>> =>
  execute(async () => {
    const [user, profile, registered] = await Promise.all([
      users.get(id),
      professionals.getProfile(id),
      devices.list(id),
    ])
    if (!user) throw new DomainError('USER_NOT_FOUND')
    await userPool.endSessions(id)
    return {
      ...endedSessions({ users, professionals, feeds, devices }, { user, profile, registered, at: now }),
      response: { endedAt: now },
    }
  })
