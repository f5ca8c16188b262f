import { FeedToken } from '#shared/calendar-feed/calendar-feed.contract.ts'
import type { UserId } from '#shared/kernel/ids.ts'
import { hashOf } from '#functions/platform/dynamo/command.ts'

/** Sixteen bytes as base64url. */
const ID_LENGTH = 22

/** The account's id, so that no index of tokens is needed, and 256 random bits. */
export const feedTokenOf = (user: UserId, secret: string): string =>
  `${Buffer.from(user.slice('usr_'.length).replaceAll('-', ''), 'hex').toString('base64url')}${secret}.ics`

export const feedHash = (secret: string): string => hashOf('calendar feed', secret)

/** Whose address a token would be, and the hash that they then have. */
export const parseFeedToken = (token: string): { user: UserId; hash: string } | undefined => {
  if (!FeedToken.safeParse(token).success) return undefined
  const sub = Buffer.from(token.slice(0, ID_LENGTH), 'base64url').toString('hex')
  const user = `usr_${sub.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')}` as UserId
  return { user, hash: feedHash(token.slice(ID_LENGTH, -'.ics'.length)) }
}
