import type { OwnerId } from '#shared/documents/documents.schema.ts'
import type { CompanyId, PoolId, UserId } from '#shared/kernel/ids.ts'
import type { CalendarFeedsRepository } from '#functions/stores/calendar-feeds.repository.ts'
import type { DevicesRepository } from '#functions/stores/devices.repository.ts'
import type { CompaniesRepository } from '#functions/stores/companies.repository.ts'
import type { EndingChats } from '#functions/stores/ending-chats.ts'
import type { ExportedMessages } from '#functions/stores/exported-messages.ts'
import type { ExportedHistory } from '#functions/stores/exported-history.ts'
import type { ExportedReports } from '#functions/stores/exported-reports.ts'
import type { ExportedOffersRepository } from '#functions/stores/exported-offers.repository.ts'
import type { GrantsRepository } from '#functions/stores/grants.repository.ts'
import type { AuditRepository } from '#functions/stores/audit.repository.ts'
import type { ExportsRepository } from '#functions/stores/exports.repository.ts'
import type { BlocksRepository } from '#functions/stores/blocks.repository.ts'
import type { FavouritesRepository } from '#functions/stores/favourites.repository.ts'
import type { InstantBookingsRepository } from '#functions/stores/instant-bookings.repository.ts'
import type { InvitesRepository } from '#functions/stores/invites.repository.ts'
import type { BlocksAndPoolsRepository } from '#functions/stores/blocks-and-pools.repository.ts'
import type { MailCountsRepository } from '#functions/stores/mail-counts.repository.ts'
import type { MailPausesRepository } from '#functions/stores/mail-pauses.repository.ts'
import type { PrivacyRepository } from '#functions/stores/privacy.repository.ts'
import type { PlacementsRepository } from '#functions/stores/placements.repository.ts'
import type { PoolsRepository } from '#functions/stores/pools.repository.ts'
import type { NotificationsRepository } from '#functions/stores/notifications.repository.ts'
import type { ProfessionalsRepository } from '#functions/stores/professionals.repository.ts'
import type { LookupRepository } from '#functions/stores/lookup.repository.ts'
import type { WalletsRepository } from '#functions/stores/wallets.repository.ts'
import type { UsersRepository } from '#functions/stores/users.repository.ts'
import { runAll, type DeliveredEvent, type EventHandlers } from '#functions/events/event-consumer.ts'
import type { Db } from '#functions/platform/dynamo/client.ts'
import type { bookingRepositories } from '#functions/wiring/booking-repositories.ts'
import type { Cause } from './command-context.ts'
import { removeFromAllLists, endListsOf, removeLateEntry } from './clear-lists.ts'
import { endChats } from './end-chats.ts'
import { endAsked, endAskedForBooked } from './end-asked.ts'
import { endBlocked, endIfBlocked } from './end-blocked.ts'
import { releasePoolOffers } from './release-pool-offers.ts'
import { takeBack } from './take-back.ts'
import { removeDevices } from './remove-devices.ts'
import { clearUpCompany, endBookingOfDeleted, endOfferOfDeleted } from './clear-up-company.ts'
import {
  lapseClashing,
  lapseOfDeleted,
  lapseOnUnavailableDays,
  lapseUnapproved,
  recheckAfterSending,
} from './lapse-follow-ups.ts'

type Deps = ReturnType<typeof bookingRepositories> & {
  db: Db
  commandsTable: string
  companies: CompaniesRepository
  configTable: string
  users: UsersRepository
  professionals: ProfessionalsRepository
  notifications: NotificationsRepository
  mailCounts: MailCountsRepository
  mailPauses: MailPausesRepository
  favourites: FavouritesRepository
  blocks: BlocksRepository
  pools: PoolsRepository
  blocksAndPools: BlocksAndPoolsRepository
  instantBookings: InstantBookingsRepository
  invites: InvitesRepository
  feeds: CalendarFeedsRepository
  devices: DevicesRepository
  exports: ExportsRepository
  grants: GrantsRepository
  placements: PlacementsRepository
  privacy: PrivacyRepository
  exportedOffers: ExportedOffersRepository
  exportedMessages: ExportedMessages
  exportedReports: ExportedReports
  exportedHistory: ExportedHistory
  chats: EndingChats
  wallets: WalletsRepository
  audit: AuditRepository
  lookup: LookupRepository
  bucket: string
  userPoolId: string
}

/** Whose days an event may end. */
const lapseFrom = (professional: UserId, { origin, at, by }: DeliveredEvent) => ({ professional, origin, at, by })

// Accounts are rarely deleted, and these clients are as large as everything else, so they are loaded when needed.

/** An export in progress finds its state deleted and removes what it has written. */
const removeDocumentsOf = async ({ exports, bucket }: Deps, ownerId: OwnerId): Promise<void> => {
  const { removeDocuments } = await import('./remove-documents.lazy.ts')
  await exports.remove(ownerId)
  await removeDocuments(bucket, ownerId)
}

const endChatsOf = async (deps: Deps, id: OwnerId, cause: Cause, step = 0): Promise<void> => {
  const { removeAttachments } = await import('./remove-attachments.lazy.ts')
  await endChats({ ...deps, removeAttachments: (of) => removeAttachments(deps.bucket, of) }, id, step, cause)
}

const continueExport = async (
  deps: Deps,
  event: DeliveredEvent<'export.requested' | 'export.continued'>,
): Promise<void> => {
  const { runExportStep } = await import('./export/export-step.lazy.ts')
  await runExportStep(deps, event)
}

/** A failure of the user pool doesn't stop the removal of documents, nor the other way round. */
const endAccountOf = async (deps: Deps, event: DeliveredEvent<'account.deleted'>): Promise<void> => {
  const { endAccount } = await import('./end-account.lazy.ts')
  const id = event.subject
  await runAll([() => removeDocumentsOf(deps, id), () => removeDevices(deps, id, event), () => endAccount(deps, id)])
}

const lapseUnavailableDays = async (
  deps: Deps,
  event: DeliveredEvent<'availability.posted' | 'availability.changed'>,
): Promise<void> => {
  const { professionalId, off } = event.data
  if (off.length > 0) await lapseOnUnavailableDays(deps, lapseFrom(professionalId, event), off)
}

type RequestPending = 'request.sent' | 'request.changed' | 'request.restored' | 'request.reopened'

const recheck = async (
  deps: Deps,
  event: DeliveredEvent<'application.sent' | 'application.changed' | 'application.restored' | RequestPending>,
): Promise<void> => {
  const { companyId: company, professionalId: professional } = event.data
  await recheckAfterSending(deps, { offerId: event.subject, ...lapseFrom(professional, event) })
  await endIfBlocked(deps, event.subject, { company, professional }, event)
}

/**
 * What was done for a practice at the moment of its deletion, or opens again by what its deletion ended: the clear-up
 * may have come too early to find it.
 */
const ifDeleted = async (
  { companies }: Deps,
  { data }: { data: { companyId: CompanyId } },
  end: () => Promise<void>,
): Promise<void> => {
  if (!(await companies.get(data.companyId))) await end()
}

const offerOfDeleted = (
  deps: Deps,
  event: DeliveredEvent<'offer.posted' | 'offer.edited' | RequestPending>,
): Promise<void> => ifDeleted(deps, event, () => endOfferOfDeleted(deps, event.subject, event))

const bookingOfDeleted = (
  deps: Deps,
  event: DeliveredEvent<
    'booking.confirmed' | 'booking.cancelled' | 'booking.undone' | 'booking.days-changed' | 'booking.deleted'
  >,
): Promise<void> => ifDeleted(deps, event, () => endBookingOfDeleted(deps, event.subject, event))

const listsOfDeleted = (deps: Deps, event: DeliveredEvent<'favourite.added' | 'pool.created'>): Promise<void> =>
  ifDeleted(deps, event, () => endListsOf(deps, event.data.companyId))

const placementOfDeleted = (
  deps: Deps,
  event: DeliveredEvent<'placement.requested' | 'placement.changed'>,
): Promise<void> => ifDeleted(deps, event, () => deps.placements.removeUnplaced(event.subject))

/** A locum was put on a list while the practice, or the locum's account, was being deleted. */
const listedByDeleted = async (
  deps: Deps,
  event: DeliveredEvent<'locum.blocked' | 'pool.locum-added'>,
  professional: UserId,
  pool?: PoolId,
): Promise<void> => {
  await ifDeleted(deps, event, () =>
    removeLateEntry(deps, professional, { company: event.data.companyId, ...(pool && { pool }) }),
  )
  if (!(await deps.calendars.readLock(professional))) await removeFromAllLists(deps, professional, event)
}

/** The commands that follow from events. Each may run again. */
export const reactions = (deps: Deps): EventHandlers<Promise<void>> => ({
  'offer.posted': (event) => offerOfDeleted(deps, event),
  'request.sent': (event) => runAll([() => offerOfDeleted(deps, event), () => recheck(deps, event)]),
  'request.changed': (event) => runAll([() => offerOfDeleted(deps, event), () => recheck(deps, event)]),
  'request.restored': (event) => runAll([() => offerOfDeleted(deps, event), () => recheck(deps, event)]),
  'request.reopened': (event) => runAll([() => offerOfDeleted(deps, event), () => recheck(deps, event)]),
  'application.sent': (event) => recheck(deps, event),
  'application.changed': (event) => recheck(deps, event),
  'application.restored': (event) => recheck(deps, event),
  'booking.confirmed': (event) =>
    runAll([
      () => bookingOfDeleted(deps, event),
      () => lapseClashing(deps, event.subject, event),
      () => endAskedForBooked(deps, event.subject, event),
    ]),
  'booking.cancelled': (event) => bookingOfDeleted(deps, event),
  'booking.undone': (event) => runAll([() => bookingOfDeleted(deps, event), () => takeBack(deps, event)]),
  'booking.deleted': (event) => bookingOfDeleted(deps, event),
  'booking.days-changed': (event) =>
    runAll([() => bookingOfDeleted(deps, event), () => lapseClashing(deps, event.subject, event)]),
  'offer.edited': (event) => runAll([() => offerOfDeleted(deps, event), () => endAsked(deps, event.subject, event)]),
  'offer.cancelled': (event) => endAsked(deps, event.subject, event),
  'offer.deleted': (event) => endAsked(deps, event.subject, event),
  'availability.posted': (event) => lapseUnavailableDays(deps, event),
  'availability.changed': (event) => lapseUnavailableDays(deps, event),
  'account.suspended': (event) => lapseUnapproved(deps, lapseFrom(event.subject, event)),
  'professional.approval-removed': (event) => lapseUnapproved(deps, lapseFrom(event.subject, event)),
  // The documents are removed with the account, which the same command deletes.
  'professional.deleted': (event) =>
    runAll([
      () => lapseOfDeleted(deps, lapseFrom(event.subject, event)),
      () => deps.calendars.removeMonths(event.subject),
      () => removeFromAllLists(deps, event.subject, event),
      () => endChatsOf(deps, event.subject, event),
      () => deps.grants.removeAccesses(event.subject),
    ]),
  'company.deleted': (event) => {
    const { subject, origin, at, by } = event
    return runAll([
      () => clearUpCompany(deps, { company: subject, origin, at, by }),
      () => removeDocumentsOf(deps, subject),
      () => endListsOf(deps, subject),
      () => deps.placements.removeAllOf(subject),
      () => endChatsOf(deps, subject, event),
      () => deps.grants.removeAccesses(subject),
    ])
  },
  'chats-ending.continued': (event) => endChatsOf(deps, event.subject, event, event.data.step),
  'pool.deleted': (event) => releasePoolOffers(deps, event.subject, event.data.companyId, event),
  'pool.created': (event) => listsOfDeleted(deps, event),
  'pool.locum-added': async (event) => {
    const { professionalId } = event.data
    if (professionalId) await listedByDeleted(deps, event, professionalId, event.subject)
  },
  'favourite.added': (event) => listsOfDeleted(deps, event),
  'placement.requested': (event) => placementOfDeleted(deps, event),
  'placement.changed': (event) => placementOfDeleted(deps, event),
  'locum.blocked': (event) =>
    runAll([
      () => listedByDeleted(deps, event, event.subject),
      () => endBlocked(deps, { company: event.data.companyId, professional: event.subject }, event),
    ]),
  'export.requested': (event) => continueExport(deps, event),
  'export.continued': (event) => continueExport(deps, event),
  'account.deleted': (event) => endAccountOf(deps, event),
})
