import type { calendarFeedContract } from '#shared/calendar-feed/calendar-feed.contract.ts'
import type { InputOf } from '#shared/kernel/define-contract.ts'
import { DomainError } from '#shared/kernel/errors.ts'
import type { CalendarFeedsRepository } from '#functions/stores/calendar-feeds.repository.ts'
import type { User, UsersRepository } from '#functions/stores/users.repository.ts'
import { feedEntries, type FeedContext } from './feed-entries.ts'
import { isSameHash } from '#functions/platform/is-same-hash.ts'
import { parseFeedToken } from './feed-token.ts'
import { calendarText } from '#functions/calendar-files/icalendar.ts'

type Deps = FeedContext & {
  feeds: Pick<CalendarFeedsRepository, 'get'>
  users: Pick<UsersRepository, 'get'>
}
type Input = InputOf<(typeof calendarFeedContract)['readCalendarFeed']>

const accountOf = async ({ feeds, users }: Deps, token: string): Promise<User | undefined> => {
  const given = parseFeedToken(token)
  if (!given) return undefined
  const [feed, user] = await Promise.all([feeds.get(given.user), users.get(given.user)])
  return feed && user && isSameHash(feed.hash, given.hash) ? user : undefined
}

/** A malformed, wrong, revoked and replaced address get the same answer. */
export const readCalendarFeed = async (context: Deps, { params }: Input): Promise<string> => {
  const account = await accountOf(context, params.token)
  if (!account) throw new DomainError('FEED_NOT_FOUND')
  return calendarText('Locum bookings', await feedEntries(context, account))
}
