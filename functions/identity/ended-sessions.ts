import type { Instant } from '#shared/kernel/dates.ts'
import type { TransactItem } from '#functions/platform/dynamo/versioned.ts'
import type { CalendarFeedsRepository } from '#functions/stores/calendar-feeds.repository.ts'
import type { Profile, ProfessionalsRepository } from '#functions/stores/professionals.repository.ts'
import type { User, UsersRepository } from '#functions/stores/users.repository.ts'

type Repositories = {
  users: Pick<UsersRepository, 'save'>
  professionals: Pick<ProfessionalsRepository, 'putProfile'>
  feeds: Pick<CalendarFeedsRepository, 'end'>
}

/** Ends sessions begun before `at`, refreshed tokens included, and the calendar address: a lost phone has it too. */
export const endedSessions = (
  { users, professionals, feeds }: Repositories,
  { user, profile, at }: { user: User; profile: Profile | undefined; at: Instant },
): TransactItem[] => [
  users.save({ ...user, sessionsValidAfter: at }),
  feeds.end(user.id),
  ...(profile ? [professionals.putProfile({ ...profile, sessionsValidAfter: at })] : []),
]
