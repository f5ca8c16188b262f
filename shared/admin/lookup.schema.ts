import * as z from 'zod/mini'
import { Instant, LocalDate } from '#shared/kernel/dates.ts'
import { BookingId, CompanyId, UserId } from '#shared/kernel/ids.ts'
import { lookupScopes } from './lookup-scopes.ts'

export const LookupScope = z.enum(lookupScopes)

/** `incomplete`: has not sent what an approval needs. */
const LookupApproval = z.enum(['approved', 'pending', 'sent back', 'suspended', 'incomplete'])
export type LookupApproval = z.infer<typeof LookupApproval>

/** A locum, or a user of practices, as lists of the super admin show them. */
export const FoundPerson = z.strictObject({
  kind: z.literal('person'),
  id: UserId,
  /** Empty until they have entered one. */
  name: z.string(),
  email: z.string(),
  role: z.enum(['Locum', 'CompanyAdmin']),
  profession: z.optional(z.string()),
  region: z.optional(z.string()),
  /** Of a locum; of a user of practices, that they are suspended. */
  approval: z.optional(LookupApproval),
  /** The practices that a user works for. */
  practices: z.optional(z.array(z.string())),
  createdAt: Instant,
})
export type FoundPerson = z.infer<typeof FoundPerson>

export const FoundPractice = z.strictObject({
  kind: z.literal('practice'),
  id: CompanyId,
  name: z.string(),
  email: z.string(),
  type: z.string(),
  region: z.optional(z.string()),
  approval: LookupApproval,
  createdAt: Instant,
})
export type FoundPractice = z.infer<typeof FoundPractice>

export const FoundBooking = z.strictObject({
  kind: z.literal('booking'),
  id: BookingId,
  professional: z.string(),
  company: z.string(),
  profession: z.string(),
  region: z.string(),
  start_date: LocalDate,
  end_date: LocalDate,
  status: z.enum(['confirmed', 'cancelled']),
})
export type FoundBooking = z.infer<typeof FoundBooking>

/** A person, a practice or a booking. */
export const Found = z.discriminatedUnion('kind', [FoundPerson, FoundPractice, FoundBooking])
export type Found = z.infer<typeof Found>

/** How many of a scope the first page has, and whether there are more. */
const FoundCount = z.strictObject({ count: z.int(), more: z.boolean() })
export type FoundCount = z.infer<typeof FoundCount>

/** Of each scope that was searched. */
export const FoundCounts = z.strictObject({
  people: z.optional(FoundCount),
  practices: z.optional(FoundCount),
  bookings: z.optional(FoundCount),
})
export type FoundCounts = z.infer<typeof FoundCounts>
