import {
  FeedToken,
  type calendarFeedContract,
  type FeedState,
  type NewFeed,
} from '#shared/calendar-feed/calendar-feed.contract.ts'
import type { UserId } from '#shared/kernel/ids.ts'
import { DomainError } from '#shared/kernel/errors.ts'
import type { InputOf } from '#shared/kernel/define-contract.ts'
import { hashOf } from '#functions/platform/dynamo/command.ts'
import type { Context } from '#functions/platform/context.ts'
import type { CalendarFeedsRepository } from '#functions/stores/calendar-feeds.repository.ts'
import type { UsersRepository, User } from '#functions/stores/users.repository.ts'
import { isSameHash } from '#functions/platform/is-same-hash.ts'
import { calendarText } from '#functions/platform/icalendar.ts'
import { feedEntries, type FeedContext } from './feed-entries.ts'

type Contract = typeof calendarFeedContract

/** Sixteen bytes as base64url. */
const ID_LENGTH = 22

/** The account's id, so that no index of tokens is needed, and 256 random bits. */
const feedTokenOf = (user: UserId, secret: string): string =>
  `${Buffer.from(user.slice('usr_'.length).replaceAll('-', ''), 'hex').toString('base64url')}${secret}.ics`

const feedHash = (secret: string): string => hashOf('calendar feed', secret)

/** Whose address a token would be, and the hash that they then have. */
const parseFeedToken = (token: string): { user: UserId; hash: string } | undefined => {
  if (!FeedToken.safeParse(token).success) return undefined
  const sub = Buffer.from(token.slice(0, ID_LENGTH), 'base64url').toString('hex')
  const user = `usr_${sub.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')}` as UserId
  return { user, hash: feedHash(token.slice(ID_LENGTH, -'.ics'.length)) }
}

type GetDeps = Pick<Context, 'caller'> & { feeds: Pick<CalendarFeedsRepository, 'get'> }

export const getCalendarFeed = async ({ caller, feeds }: GetDeps): Promise<FeedState> => {
  const feed = await feeds.get(caller.account)
  return feed ? { createdAt: feed.createdAt } : {}
}

type CreateDeps = Pick<Context, 'caller' | 'checkSession' | 'now' | 'execute'> & {
  feeds: Pick<CalendarFeedsRepository, 'get' | 'put'>
  users: Pick<UsersRepository, 'get' | 'mustBe'>
  newSecret: () => string
}

/**
 * The session is checked within the command, so that none that ends meanwhile leaves an address. Nobody makes one for
 * another account, which would outlive that: the contract says so.
 */
export const createCalendarFeed = ({
  caller,
  checkSession,
  now,
  execute,
  feeds,
  users,
  newSecret,
}: CreateDeps): Promise<NewFeed> => {
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

type RevokeDeps = Pick<Context, 'caller' | 'execute'> & {
  feeds: Pick<CalendarFeedsRepository, 'get' | 'revoke'>
}

export const revokeCalendarFeed = ({ caller, execute, feeds }: RevokeDeps): Promise<FeedState> =>
  execute(async () => {
    const feed = await feeds.get(caller.account)
    return { writes: feed ? [feeds.revoke(caller.account, feed)] : [], response: {}, events: [] }
  })

type ReadDeps = FeedContext & {
  feeds: Pick<CalendarFeedsRepository, 'get'>
  users: Pick<UsersRepository, 'get'>
}

const accountOf = async ({ feeds, users }: ReadDeps, token: string): Promise<User | undefined> => {
  const given = parseFeedToken(token)
  if (!given) return undefined
  const [feed, user] = await Promise.all([feeds.get(given.user), users.get(given.user)])
  return feed && user && isSameHash(feed.hash, given.hash) ? user : undefined
}

/** A malformed, wrong, revoked and replaced address get the same answer. */
export const readCalendarFeed = async (
  context: ReadDeps,
  { params }: InputOf<Contract['readCalendarFeed']>,
): Promise<string> => {
  const account = await accountOf(context, params.token)
  if (!account) throw new DomainError('FEED_NOT_FOUND')
  return calendarText('Locum bookings', await feedEntries(context, account))
}
