import * as z from 'zod/mini'
import { ExportedEntry } from './exported-entry.schema.ts'
import { ExportedMessage } from './exported-message.schema.ts'
import { Booking } from '#shared/bookings/bookings.schema.ts'
import { Instant } from '#shared/kernel/dates.ts'
import { UserId } from '#shared/kernel/ids.ts'
import { memberRoles } from '#shared/kernel/member-roles.ts'
import { Blocked, Pool } from '#shared/locum-lists/locum-lists.schema.ts'
import { SupportAccess } from '#shared/impersonation/impersonation.schema.ts'
import { Invite } from '#shared/members/members.schema.ts'
import { Offer } from '#shared/offers/offers.schema.ts'
import { StoredOfferTemplate } from '#shared/companies/offer-templates.schema.ts'
import { Placement } from '#shared/placements/placements.schema.ts'
import { Company } from '#shared/companies/companies.schema.ts'
import { Redemption, Transaction } from '#shared/wallets/wallets.schema.ts'

/** All data about a practice, for its owners to download. */
export const CompanyExport = z.strictObject({
  company: Company,
  members: z.array(
    z.strictObject({
      id: UserId,
      name: z.optional(z.string()),
      email: z.optional(z.string()),
      role: z.enum(memberRoles),
      since: Instant,
      lastActiveAt: z.optional(Instant),
    }),
  ),
  invites: z.array(z.omit(Invite, { inviteLink: true })),
  templates: z.array(StoredOfferTemplate),
  favourites: z.array(UserId),
  blocked: z.array(Blocked),
  pools: z.array(Pool),
  offers: z.array(Offer),
  bookings: z.array(Booking),
  walletTransactions: z.array(Transaction),
  redemptions: z.array(Redemption),
  placements: z.array(Placement),
  messages: z.array(ExportedMessage),
  /** When super admins viewed the practice or acted for it, and why. */
  supportAccess: z.array(SupportAccess),
  /** What was done or seen of the practice. */
  history: z.array(ExportedEntry),
  exportedAt: Instant,
})
export type CompanyExport = z.infer<typeof CompanyExport>
