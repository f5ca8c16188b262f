import { identityEvent } from '#shared/identity/identity.events.ts'
import type { Instant } from '#shared/kernel/dates.ts'
import { devicesRemoved } from '#functions/stores/devices-removed.ts'
import type { CommandOutcome } from '#functions/platform/dynamo/command.ts'
import type { CalendarFeedsRepository } from '#functions/stores/calendar-feeds.repository.ts'
import type { Device, DevicesRepository } from '#functions/stores/devices.repository.ts'
import type { Profile, ProfessionalsRepository } from '#functions/stores/professionals.repository.ts'
import type { User, UsersRepository } from '#functions/stores/users.repository.ts'

type Repositories = {
  users: Pick<UsersRepository, 'save'>
  professionals: Pick<ProfessionalsRepository, 'putProfile'>
  feeds: Pick<CalendarFeedsRepository, 'end'>
  devices: Pick<DevicesRepository, 'remove'>
}

/**
 * Ends sessions begun before `at`, refreshed tokens included, the calendar address, which a lost phone has too, and the
 * notifications on all devices. Open pages stop being live by the event.
 */
export const endedSessions = (
  { users, professionals, feeds, devices }: Repositories,
  { user, profile, registered, at }: { user: User; profile: Profile | undefined; registered: Device[]; at: Instant },
): Pick<CommandOutcome<unknown>, 'writes' | 'events'> => ({
  writes: [
    users.save({ ...user, sessionsValidAfter: at }),
    feeds.end(user.id),
    ...registered.flatMap(({ id }) => devices.remove(user.id, id)),
    ...(profile ? [professionals.putProfile({ ...profile, sessionsValidAfter: at })] : []),
  ],
  events: [identityEvent('account.sessions-ended', user.id), ...devicesRemoved(user.id, registered)],
})
