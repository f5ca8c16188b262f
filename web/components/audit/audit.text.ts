import type { AuditKind } from '#shared/admin/audit-kinds.ts'
import type { AuditEntry } from '#shared/admin/audit.contract.ts'
import type { EventType } from '#shared/events.ts'
import type { DocumentName } from '#shared/documents/documents.schema.ts'
import type { ImpersonationMode } from '#shared/impersonation/impersonation.schema.ts'
import type { AuditQuery } from './audit.api.ts'
import { commands, readings } from './audit-requests.text.ts'

export const kindLabels: Record<AuditKind, string> = {
  approvals: 'Approvals',
  profiles: 'Profiles',
  accounts: 'Accounts',
  members: 'Members of practices',
  availability: 'Availability',
  offers: 'Offers, applications and requests',
  bookings: 'Bookings',
  messages: 'Messages and reports',
  wallets: 'Wallets',
  placements: 'Permanent placements',
  lists: 'Favourites, blocks and pools',
  exports: 'Exports',
  settings: 'Settings of the site',
  support: 'Viewing and acting as',
  readings: 'Readings',
}

export const WITHOUT_READINGS = 'All but readings'

export const kindLabel = ({ kind, without }: Pick<AuditQuery, 'kind' | 'without'>): string =>
  kind ? kindLabels[kind] : without ? WITHOUT_READINGS : 'All kinds'

/** What happened, by the type of the event; what has none here is named by its type. */
const events: Partial<Record<EventType, string>> = {
  'account.created': 'Signed up',
  'account.deleted': 'Deleted the account',
  'account.quotas-changed': 'Changed how many practices the account can have',
  'account.renamed': 'Changed their name',
  'account.sessions-ended': 'Signed out everywhere',
  'account.suspended': 'Suspended a person',
  'account.suspension-lifted': 'Lifted a person’s suspension',
  'application.changed': 'Changed an application',
  'application.lapsed': 'Days of an application lapsed',
  'application.offer-cancelled': 'An applicant was notified that the offer was cancelled',
  'application.offer-changed': 'An applicant was notified that the offer has changed',
  'application.passed-over': 'An applicant was notified that another locum was chosen',
  'application.reinstated': 'Days of an application can be confirmed again',
  'application.rejected': 'Declined an application',
  'application.reopened': 'An applicant was notified that days are open again',
  'application.restored': 'An application is pending again',
  'application.sent': 'Applied for an offer',
  'application.withdrawn': 'Withdrew an application',
  'availability.changed': 'Changed availability',
  'availability.posted': 'Added availability',
  'availability.removed': 'Removed availability',
  'booking.cancelled': 'Cancelled days of a booking',
  'booking.changed': 'Changed the notes of a booking',
  'booking.confirmed': 'Made a booking',
  'booking.days-changed': 'Changed days of a booking',
  'booking.delayed': 'Reported running late',
  'booking.deleted': 'Deleted a booking',
  'booking.reminded': 'Both parties were reminded of a shift',
  'booking.undone': 'Undid a booking',
  'company.approval-removed': 'Undid a practice’s approval',
  'company.approved': 'Approved a practice',
  'company.corrected': 'Corrected what a practice’s registration was sent back for',
  'company.created': 'Created a practice',
  'company.deleted': 'Deleted a practice',
  'company.plan-set': 'Set a practice’s plan',
  'company.saved': 'Saved a practice’s profile',
  'company.sent-back': 'Sent a practice’s registration back',
  'company.suspended': 'Suspended a practice',
  'company.suspension-lifted': 'Lifted a practice’s suspension',
  'conversation.blocked': 'Blocked a conversation',
  'conversation.unblocked': 'Allowed a conversation again',
  'credits.corrected': 'Corrected a booking’s credits',
  'credits.posted': 'A booking’s credits were posted',
  'export.requested': 'Asked for an export',
  'favourite.added': 'Added a favourite',
  'favourite.removed': 'Removed a favourite',
  'invite.cancelled': 'Cancelled an invite',
  'invite.sent': 'Sent an invite',
  'locum.blocked': 'Blocked a locum',
  'locum.unblocked': 'Unblocked a locum',
  'member.joined': 'Joined a practice',
  'member.removed': 'Removed a user from a practice',
  'member.role-changed': 'Changed a user’s role in a practice',
  'message.reported': 'Reported a message',
  'message.sent': 'Sent a message',
  'offer.cancelled': 'Cancelled an offer',
  'offer.deleted': 'Deleted an offer',
  'offer.edited': 'Edited an offer',
  'offer.notes-edited': 'Edited the notes of an offer',
  'offer.posted': 'Posted an offer',
  'offer.released': 'An offer was shown to all locums',
  'offer.shown-first': 'A locum of a pool was told of an offer first',
  'options.changed': 'Changed the options',
  'consent.given': 'Agreed to the terms and the privacy notice',
  'marketing.objection-changed': 'Objected to direct marketing, or withdrew it',
  'privacy-request.sent': 'Asked about their personal data',
  'privacy-request.due-soon': 'A request about personal data is due in a week',
  'privacy-request.answered': 'Answered a request about personal data',
  'placement.changed': 'Answered a request for a permanent placement',
  'placement.requested': 'Requested a permanent placement',
  'pool.created': 'Created a pool',
  'pool.deleted': 'Deleted a pool',
  'pool.locum-added': 'Added a locum to a pool',
  'pool.locum-removed': 'Removed a locum from a pool',
  'pool.renamed': 'Renamed a pool',
  'professional.approval-removed': 'The approval was undone',
  'professional.approved': 'Approved a locum',
  'professional.corrected': 'Corrected what their registration was sent back for',
  'professional.created': 'Created a profile',
  'professional.deleted': 'Deleted a profile',
  'professional.instant-booking-changed': 'Changed who can book at once',
  'professional.registration-ending': 'A registration was about to expire',
  'professional.registration-set': 'Set until when a locum is registered',
  'professional.saved': 'Saved the profile',
  'professional.sent-back': 'Sent a locum’s registration back',
  'professional.verified': 'Completed the verification',
  'redemption.refused': 'Refused a redemption',
  'redemption.requested': 'Asked for a redemption',
  'redemption.settled': 'Settled a redemption',
  'report.closed': 'Closed a report',
  'report.reopened': 'Opened a report again',
  'request.changed': 'Changed a booking request',
  'request.closed': 'A booking request was closed',
  'request.counter-declined': 'Declined a suggested rate',
  'request.countered': 'Suggested a rate',
  'request.declined': 'Declined days of a booking request',
  'request.expired': 'A booking request expired',
  'request.lapsed': 'Days of a booking request lapsed',
  'request.reminded': 'A reminder of a booking request was sent',
  'request.reopened': 'A booking request can be answered again',
  'request.restored': 'Days of a booking request are pending again',
  'request.sent': 'Sent a booking request',
  'request.withdrawn': 'Withdrew days of a booking request',
  'tenant.changed': 'Changed the brand or the settings of the site',
  'wallet.adjusted': 'Posted to a wallet',
}

const wordsOf: Record<string, string> = { ...events, ...readings, ...commands }

/** `sendMessage` becomes `Send message`. */
const asWords = (name: string): string => {
  const words = name.replace(/[.-]/g, ' ').replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return words.charAt(0).toUpperCase() + words.slice(1)
}

const impersonations: Record<string, Record<ImpersonationMode, string>> = {
  'impersonation.started': { view: 'Began to view an account', act: 'Began to act for an account' },
  'impersonation.ended': { view: 'Stopped viewing an account', act: 'Stopped acting for an account' },
}

const documents: Record<string, string> = {
  avatar: 'Opened a profile photo',
  identity_document: 'Opened an identity document',
  indemnityInsuranceFile: 'Opened a proof of indemnity insurance',
  provisionalTaxFile: 'Opened a proof of provisional tax',
  logo: 'Opened a logo',
  imageA: 'Opened a picture of a practice',
  imageB: 'Opened a picture of a practice',
  imageC: 'Opened a picture of a practice',
} satisfies Record<DocumentName, string>

type Said = Pick<AuditEntry, 'what' | 'mode' | 'document'>

/** What an entry says, in words. */
export const formatWhat = ({ what, mode = 'view', document = '' }: Said): string =>
  impersonations[what]?.[mode] ?? documents[document] ?? wordsOf[what] ?? asWords(what)
