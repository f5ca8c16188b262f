import { identityEvent } from '#shared/identity/identity.events.ts'
import type { identityContract } from '#shared/identity/identity.contract.ts'
import { accountSuspensionLifecycle, suspensionOf } from '#shared/identity/suspension.lifecycle.ts'
import type { InputOf, OutputOf } from '#shared/kernel/define-contract.ts'
import { DomainError } from '#shared/kernel/errors.ts'
import { suspendedFields, liftedFields } from '#functions/profiles/suspended-fields.ts'
import { writeProfile, type ProfessionalRepositories } from '#functions/profiles/write-professional.ts'
import type { CalendarFeedsRepository } from '#functions/stores/calendar-feeds.repository.ts'
import type { DevicesRepository } from '#functions/stores/devices.repository.ts'
import type { UserPoolRepository } from '#functions/stores/user-pool.repository.ts'
import type { User, UsersRepository } from '#functions/stores/users.repository.ts'
import type { Context } from '#functions/platform/context.ts'
import type { CommandOutcome } from '#functions/platform/dynamo/command.ts'
import { permit } from '#functions/platform/permit.ts'
import { endedSessions } from './ended-sessions.ts'

type Operation = (typeof identityContract)['suspendAccount']
type Deps = Pick<Context, 'caller' | 'now' | 'execute'> &
  ProfessionalRepositories & {
    users: Pick<UsersRepository, 'get' | 'save'>
    feeds: Pick<CalendarFeedsRepository, 'end'>
    devices: Pick<DevicesRepository, 'list' | 'remove'>
    userPool: UserPoolRepository
  }

type Writes = Pick<CommandOutcome<unknown>, 'writes' | 'events'>

const readProfile = async ({ calendars, professionals }: Deps, { id }: User) => {
  const lock = await calendars.readLock(id)
  const profile = lock && (await professionals.getProfile(id))
  return profile && { profile, lock }
}

/** Its sessions end; of a locum the approval is taken away under the calendar lock, so that nobody books them. */
async function suspended(context: Deps, user: User, reason: string): Promise<Writes> {
  const { now: at, users, professionals, feeds, devices, userPool } = context
  const [found, registered] = await Promise.all([readProfile(context, user), devices.list(user.id)])
  // The user pool comes first: a failure after it can be repeated.
  await userPool.endSessions(user.id)
  const ended = endedSessions(
    { users, professionals, feeds, devices },
    { user: { ...user, suspended: { at, reason } }, profile: undefined, registered, at },
  )
  const profile = found && { ...suspendedFields(found.profile, { at, reason }), sessionsValidAfter: at, updatedAt: at }
  return { ...ended, writes: [...ended.writes, ...(profile ? writeProfile(context, profile, found.lock) : [])] }
}

async function lifted(context: Deps, { suspended: _, ...user }: User): Promise<Writes> {
  const found = await readProfile(context, user)
  const profile = found && { ...liftedFields(found.profile), updatedAt: context.now }
  return {
    writes: [context.users.save(user), ...(profile ? writeProfile(context, profile, found.lock) : [])],
    events: [],
  }
}

/** Suspends an account or lifts its suspension; doing the same again changes nothing. */
export const suspendAccount = (
  context: Deps,
  { params: { userId: id }, body: { suspended: isSuspended, reason } }: InputOf<Operation>,
): Promise<OutputOf<Operation>> =>
  context.execute(async () => {
    const { caller, now: at, users } = context
    const user = await users.get(id)
    if (!user) throw new DomainError('USER_NOT_FOUND')
    const state = suspensionOf(user)
    const response = { id, ...(isSuspended && { suspended: user.suspended ?? { at, reason } }) }
    if (isSuspended === (state === 'suspended')) return { writes: [], response, events: [] }
    const type = permit(caller, accountSuspensionLifecycle, {
      state,
      action: isSuspended ? 'suspend' : 'lift',
      facts: { isSuperAdmin: user.role === 'SuperAdmin' },
    })
    const { writes, events } = isSuspended ? await suspended(context, user, reason) : await lifted(context, user)
    return { writes, response, events: [...events, identityEvent(type, id, reason, caller.account)] }
  })
