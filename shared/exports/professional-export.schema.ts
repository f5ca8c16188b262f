import * as z from 'zod/mini'
import { ExportedEntry } from './exported-entry.schema.ts'
import { ExportedMessage } from './exported-message.schema.ts'
import { ExportedReport } from './exported-report.schema.ts'
import { Booking } from '#shared/bookings/bookings.schema.ts'
import { Availability } from '#shared/calendar/availability.schema.ts'
import { ProfessionalDocument } from '#shared/professionals/professional-documents.schema.ts'
import { StoredFile } from '#shared/kernel/files.schema.ts'
import { ExportedAccount } from './account-export.schema.ts'
import { Instant } from '#shared/kernel/dates.ts'
import { SupportAccess } from '#shared/impersonation/impersonation.schema.ts'
import { Notification } from '#shared/notifications/notifications.schema.ts'
import { Offer } from '#shared/offers/offers.schema.ts'
import { StoredInstantBooking } from '#shared/professionals/instant-booking.schema.ts'
import { OwnView, PrivacyRequest } from '#shared/privacy/privacy.schema.ts'
import { Professional } from '#shared/professionals/professionals.schema.ts'
import { Transaction } from '#shared/wallets/wallets.schema.ts'

/** All data about a professional, for them to download. */
export const ProfessionalExport = z.strictObject({
  professional: Professional,
  account: ExportedAccount,
  /** Which practices can book them at once, and within which limits. */
  instant_booking: StoredInstantBooking,
  /** Each with only their own application. */
  applications: z.array(Offer),
  bookings: z.array(Booking),
  walletTransactions: z.array(Transaction),
  messages: z.array(ExportedMessage),
  reports: z.array(ExportedReport),
  /** The whole calendar: postings, bookings and requests of each day. */
  availability: z.array(Availability),
  notifications: z.array(Notification),
  documents: z.array(z.extend(StoredFile, { document: ProfessionalDocument })),
  /** Who opened identity and bank details or a document. */
  views: z.array(OwnView),
  /** When super admins viewed the account or acted for them, and why. */
  supportAccess: z.array(SupportAccess),
  /** What they have asked about their data, and the answers. */
  privacyRequests: z.array(PrivacyRequest),
  /** What was done or seen of them, and by them. */
  history: z.array(ExportedEntry),
  exportedAt: Instant,
})
export type ProfessionalExport = z.infer<typeof ProfessionalExport>
