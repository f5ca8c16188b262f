import * as z from 'zod/mini'

/** Digits and capitals that are not mistaken for one another. */
export const crockford = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const prefixed = <P extends string>(prefix: P) =>
  z.string().check(z.regex(new RegExp(`^${prefix}_[${crockford}]{16}$`), 'This is not a valid id'))

/** `usr_` and the Cognito sub. */
export const UserId = z
  .string()
  .check(z.regex(/^usr_[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/, 'This is not a valid id'))
  .brand<'UserId'>()
export type UserId = z.infer<typeof UserId>

export const CompanyId = prefixed('cmp').brand<'CompanyId'>()
export type CompanyId = z.infer<typeof CompanyId>

export const OfferId = prefixed('off').brand<'OfferId'>()
export type OfferId = z.infer<typeof OfferId>

/** An event as one person was told of it: ten characters of time, then sixteen of origin. */
export const EventId = z
  .string()
  .check(z.regex(new RegExp(`^evt_[${crockford}]{26}$`), 'This is not a valid id'))
  .brand<'EventId'>()
export type EventId = z.infer<typeof EventId>

/** A booking's id is also the code people read out: B and seven Crockford characters. */
export const BookingId = z
  .string()
  .check(z.regex(new RegExp(`^B[${crockford}]{7}$`), 'This is not a valid booking code'))
  .brand<'BookingId'>()
export type BookingId = z.infer<typeof BookingId>

const POSTING_CODE = `V[${crockford}]{7}`

/** A posting's code, the letter V and seven Crockford characters; it is told apart within one calendar only. */
export const PostingCode = z.string().check(z.regex(new RegExp(`^${POSTING_CODE}$`), 'This is not a valid availability code'))
export type PostingCode = z.infer<typeof PostingCode>

/** A posting of a professional: it names them, so that a request for one of its days needs no look-up. */
export const AvailabilityId = z
  .string()
  .check(z.regex(new RegExp(`^avl_[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}_${POSTING_CODE}$`), 'This is not a valid id'))
  .brand<'AvailabilityId'>()
export type AvailabilityId = z.infer<typeof AvailabilityId>

export const availabilityIdOf = (professional: UserId, code: PostingCode): AvailabilityId => `avl_${professional.slice(4)}_${code}` as AvailabilityId

/** Whose calendar an availability is of: a day without a posting goes by the professional's own id (DESIGN 4). */
export const professionalOfAvailability = (id: AvailabilityId | UserId): UserId => (id.startsWith('usr_') ? id : `usr_${id.slice(4, 40)}`) as UserId

/** The code of a posting; a day without one has none. */
export const postingCodeOf = (id: AvailabilityId | UserId): PostingCode | undefined => (id.startsWith('usr_') ? undefined : id.slice(41))

export type IdPrefix = 'cmp' | 'off' | 'fil'

/** Crockford base 32 of random bytes: one character a byte, so 5 bits of each are used. */
export const crockfordOf = (bytes: Uint8Array): string => Array.from(bytes, (byte) => crockford[byte % 32]).join('')

/** A code people can read out, derived from an id so that it needs no storage: `O7K2M9QX` of `off_…7K2M9QX`. */
export const codeOf = (letter: string, id: string): string => letter + id.slice(-7).toUpperCase()

/** Sorts by time, and is the same whenever it is made of the same origin (at least 16 bytes of a digest). */
export const eventIdOf = (at: string, origin: Uint8Array): EventId => {
  const millis = Date.parse(at)
  const time = Array.from({ length: 10 }, (_, place) => Math.floor(millis / 32 ** (9 - place)) % 32)
  return `evt_${crockfordOf(Uint8Array.from(time))}${crockfordOf(origin.subarray(0, 16))}` as EventId
}
