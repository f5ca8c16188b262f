import { crockfordOf } from './crockford.ts'
import type { AvailabilityId, CompanyId, EventId, PostingCode, PostingRef, ReportId, UserId } from './ids.schema.ts'

// Schemas are in a file of their own, so that pages which only show ids don't load the validation.
export {
  AvailabilityId,
  BookingId,
  CompanyId,
  EventId,
  ExportId,
  GrantId,
  InviteId,
  OfferId,
  PlacementId,
  PoolId,
  PostingCode,
  PostingRef,
  PrivacyRequestId,
  RedemptionId,
  ReportId,
  TemplateCode,
  TransactionId,
  UserId,
} from './ids.schema.ts'

/** Whether an owner is a practice; otherwise it is a professional. */
export const isCompanyId = (id: CompanyId | UserId): id is CompanyId => id.startsWith('cmp_')

export const availabilityIdOf = (professional: UserId, code: PostingCode): AvailabilityId =>
  `avl_${professional.slice(4)}_${code}` as AvailabilityId

/** Days without a posting use the professional's own id (DESIGN 4). */
export const professionalOfAvailability = (id: PostingRef): UserId =>
  (id.startsWith('usr_') ? id : `usr_${id.slice(4, 40)}`) as UserId

/** Undefined for a professional's id, which stands for days without a posting. */
export const postingCodeOf = (id: PostingRef): PostingCode | undefined =>
  id.startsWith('usr_') ? undefined : id.slice(41)

export type IdPrefix = 'cmp' | 'inv' | 'off' | 'fil' | 'exp' | 'pol' | 'plc' | 'gra' | 'prq'

/** A code that people can read out, derived from an id: `O7K2M9QX` from `off_…7K2M9QX`. */
export const codeOf = (letter: string, id: string): string => letter + id.slice(-7).toUpperCase()

/** The same origin (at least 16 bytes of a digest) always gives the same id. */
export const reportIdOf = (origin: Uint8Array): ReportId => `rpt_${crockfordOf(origin.subarray(0, 16))}` as ReportId

/** Sorts by time; the same time and origin (at least 16 bytes of a digest) always give the same id. */
export const eventIdOf = (at: string, origin: Uint8Array): EventId => {
  const millis = Date.parse(at)
  const time = Array.from({ length: 10 }, (_, index) => Math.floor(millis / 32 ** (9 - index)) % 32)
  return `evt_${crockfordOf(Uint8Array.from(time))}${crockfordOf(origin.subarray(0, 16))}` as EventId
}
