import { crockfordOf } from './crockford.ts'
import type { AvailabilityId, CompanyId, EventId, PostingCode, UserId } from './ids.schema.ts'

// Their schemas lie apart, so that a page which only shows ids does not load what judges input.
export { AvailabilityId, BookingId, CompanyId, EventId, ExportId, OfferId, PostingCode, UserId } from './ids.schema.ts'

/** Whether an owner is a practice; else it is a professional. */
export const isCompanyId = (id: CompanyId | UserId): id is CompanyId => id.startsWith('cmp_')

export const availabilityIdOf = (professional: UserId, code: PostingCode): AvailabilityId =>
  `avl_${professional.slice(4)}_${code}` as AvailabilityId

/** Whose calendar an availability is of: a day without a posting goes by the professional's own id (DESIGN 4). */
export const professionalOfAvailability = (id: AvailabilityId | UserId): UserId =>
  (id.startsWith('usr_') ? id : `usr_${id.slice(4, 40)}`) as UserId

/** The code of a posting; a day without one has none. */
export const postingCodeOf = (id: AvailabilityId | UserId): PostingCode | undefined =>
  id.startsWith('usr_') ? undefined : id.slice(41)

export type IdPrefix = 'cmp' | 'off' | 'fil' | 'exp'

/** A code people can read out, derived from an id so that it needs no storage: `O7K2M9QX` of `off_…7K2M9QX`. */
export const codeOf = (letter: string, id: string): string => letter + id.slice(-7).toUpperCase()

/** Sorts by time, and is the same whenever it is made of the same origin (at least 16 bytes of a digest). */
export const eventIdOf = (at: string, origin: Uint8Array): EventId => {
  const millis = Date.parse(at)
  const time = Array.from({ length: 10 }, (_, place) => Math.floor(millis / 32 ** (9 - place)) % 32)
  return `evt_${crockfordOf(Uint8Array.from(time))}${crockfordOf(origin.subarray(0, 16))}` as EventId
}
