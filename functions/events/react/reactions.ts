import type { OwnerId } from '#shared/documents/documents.schema.ts'
import type { UserId } from '#shared/kernel/ids.ts'
import type { CompaniesRepository } from '#functions/stores/companies.repository.ts'
import type { ExportedOffersRepository } from '#functions/stores/exported-offers.repository.ts'
import type { ExportsRepository } from '#functions/stores/exports.repository.ts'
import type { MailCountsRepository } from '#functions/stores/mail-counts.repository.ts'
import type { NotificationsRepository } from '#functions/stores/notifications.repository.ts'
import type { ProfessionalsRepository } from '#functions/stores/professionals.repository.ts'
import type { UsersRepository } from '#functions/stores/users.repository.ts'
import { runAll, type DeliveredEvent, type EventHandlers } from '#functions/events/event-consumer.ts'
import type { Db } from '#functions/platform/dynamo/client.ts'
import type { bookingStores } from '#functions/wiring/booking-stores.ts'
import { cancelOrphanedOffer, clearUpCompany } from './clear-up-company.ts'
import {
  lapseClashingRequests,
  lapseRequestsOfDeleted,
  lapseRequestsOnUnavailableDays,
  lapseUnapprovedRequests,
  recheckAfterSending,
} from './request-follow-ups.ts'

type Needs = ReturnType<typeof bookingStores> & {
  db: Db
  commandsTable: string
  companies: CompaniesRepository
  users: UsersRepository
  professionals: ProfessionalsRepository
  notifications: NotificationsRepository
  mailCounts: MailCountsRepository
  exports: ExportsRepository
  exportedOffers: ExportedOffersRepository
  bucket: string
  userPoolId: string
}

/** Whose requests an event affects. */
const requestsOf = (professional: UserId, { origin, at, by }: DeliveredEvent) => ({ professional, origin, at, by })

// Accounts are rarely deleted, and these clients are as large as everything else, so they are loaded when needed.

/** An export in progress finds its state deleted and removes what it has written. */
const removeDocumentsOf = async ({ exports, bucket }: Needs, ownerId: OwnerId): Promise<void> => {
  const { removeDocuments } = await import('./remove-documents.lazy.ts')
  await exports.remove(ownerId)
  await removeDocuments(bucket, ownerId)
}

const continueExport = async (
  needs: Needs,
  event: DeliveredEvent<'export.requested' | 'export.continued'>,
): Promise<void> => {
  const { runExportStep } = await import('./export/export-step.lazy.ts')
  await runExportStep(needs, event)
}

/** A failure of the user pool doesn't stop the removal of documents, nor the other way round. */
const endAccountOf = async (needs: Needs, id: UserId): Promise<void> => {
  const { endAccount } = await import('./end-account.lazy.ts')
  await runAll([() => removeDocumentsOf(needs, id), () => endAccount(needs, id)])
}

const lapseUnavailableDays = async (
  needs: Needs,
  event: DeliveredEvent<'availability.posted' | 'availability.changed'>,
): Promise<void> => {
  const { professionalId, off } = event.data
  if (off.length > 0) await lapseRequestsOnUnavailableDays(needs, requestsOf(professionalId, event), off)
}

const recheck = (
  needs: Needs,
  event: DeliveredEvent<'request.sent' | 'application.sent' | 'application.changed'>,
): Promise<void> =>
  recheckAfterSending(needs, { offerId: event.subject, ...requestsOf(event.data.professionalId, event) })

const cancelWithoutPractice = async (
  needs: Needs,
  event: DeliveredEvent<'offer.posted' | 'request.sent'>,
): Promise<void> => {
  if (!(await needs.companies.get(event.data.companyId))) await cancelOrphanedOffer(needs, event.subject, event)
}

/** The commands that follow from events. Each may run again. */
export const reactions = (needs: Needs): EventHandlers<Promise<void>> => ({
  'offer.posted': (event) => cancelWithoutPractice(needs, event),
  'request.sent': async (event) => {
    await cancelWithoutPractice(needs, event)
    await recheck(needs, event)
  },
  'application.sent': (event) => recheck(needs, event),
  'application.changed': (event) => recheck(needs, event),
  'booking.confirmed': (event) => lapseClashingRequests(needs, event.subject, event),
  'availability.posted': (event) => lapseUnavailableDays(needs, event),
  'availability.changed': (event) => lapseUnavailableDays(needs, event),
  'professional.approval-removed': (event) => lapseUnapprovedRequests(needs, requestsOf(event.subject, event)),
  // The documents are removed with the account, which the same command deletes.
  'professional.deleted': async (event) => {
    await lapseRequestsOfDeleted(needs, requestsOf(event.subject, event))
    await needs.calendars.removeMonths(event.subject)
  },
  'company.deleted': async ({ subject, origin, at, by }) => {
    await clearUpCompany(needs, { company: subject, origin, at, by })
    await removeDocumentsOf(needs, subject)
  },
  'export.requested': (event) => continueExport(needs, event),
  'export.continued': (event) => continueExport(needs, event),
  'account.deleted': ({ subject }) => endAccountOf(needs, subject),
})
