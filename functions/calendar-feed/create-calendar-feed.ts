import type { NewFeed } from '#shared/calendar-feed/calendar-feed.contract.ts'
import { DomainError } from '#shared/kernel/errors.ts'
import type { Context } from '#functions/platform/context.ts'
import type { CalendarFeedsRepository } from '#functions/stores/calendar-feeds.repository.ts'
import type { UsersRepository } from '#functions/stores/users.repository.ts'
import { feedHash, feedTokenOf } from './feed-token.ts'

type Deps = Pick<Context, 'caller' | 'checkSession' | 'now' | 'execute'> & {
  feeds: Pick<CalendarFeedsRepository, 'get' | 'put'>
  users: Pick<UsersRepository, 'get' | 'mustBe'>
  newSecret: () => string
}

/**
 * Only for oneself: whoever acts for another account must not get an address that outlives that. The session is checked
 * within the command, so that none that ends meanwhile leaves an address.
 */
export const createCalendarFeed = ({
  caller,
  checkSession,
  now,
  execute,
  feeds,
  users,
  newSecret,
}: Deps): Promise<NewFeed> => {
  if (caller.grant !== 'own') throw new DomainError('FORBIDDEN')
  const secret = newSecret()
  const created = { createdAt: now, token: feedTokenOf(caller.account, secret) }
  const replay = {
    toRecord: (response: NewFeed): NewFeed => ({ ...response, token: '' }),
    // Without a key, the record that is found is always this request's own.
    fromRecord: async (): Promise<NewFeed> => created,
  }
  return execute(async () => {
    const [earlier, user] = await Promise.all([feeds.get(caller.account), users.get(caller.account)])
    if (!user) throw new DomainError('UNAUTHENTICATED')
    checkSession(user)
    const feed = { hash: feedHash(secret), createdAt: now, ...(earlier && { version: earlier.version }) }
    return {
      writes: [feeds.put(caller.account, feed), users.mustBe(user)],
      response: created,
      events: [],
    }
  }, replay)
}
