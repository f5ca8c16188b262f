import { auditRepository } from '#functions/stores/audit.repository.ts'
import { calendarFeedsRepository } from '#functions/stores/calendar-feeds.repository.ts'
import { companiesRepository } from '#functions/stores/companies.repository.ts'
import { devicesRepository } from '#functions/stores/devices.repository.ts'
import { endingChats } from '#functions/stores/ending-chats.ts'
import { exportedMessages } from '#functions/stores/exported-messages.ts'
import { exportedOffersRepository } from '#functions/stores/exported-offers.repository.ts'
import { exportedHistory } from '#functions/stores/exported-history.ts'
import { exportedReports } from '#functions/stores/exported-reports.ts'
import { exportsRepository } from '#functions/stores/exports.repository.ts'
import { blocksRepository } from '#functions/stores/blocks.repository.ts'
import { favouritesRepository } from '#functions/stores/favourites.repository.ts'
import { invitesRepository } from '#functions/stores/invites.repository.ts'
import { instantBookingsRepository } from '#functions/stores/instant-bookings.repository.ts'
import { blocksAndPoolsRepository } from '#functions/stores/blocks-and-pools.repository.ts'
import { mailCountsRepository } from '#functions/stores/mail-counts.repository.ts'
import { mailPausesRepository } from '#functions/stores/mail-pauses.repository.ts'
import { notificationsRepository } from '#functions/stores/notifications.repository.ts'
import { grantsRepository } from '#functions/stores/grants.repository.ts'
import { privacyRepository } from '#functions/stores/privacy.repository.ts'
import { placementsRepository } from '#functions/stores/placements.repository.ts'
import { poolsRepository } from '#functions/stores/pools.repository.ts'
import { professionalsRepository } from '#functions/stores/professionals.repository.ts'
import { lookupRepository } from '#functions/stores/lookup.repository.ts'
import { expiredData } from '#functions/stores/expired-data.ts'
import { walletsRepository } from '#functions/stores/wallets.repository.ts'
import { usersRepository } from '#functions/stores/users.repository.ts'
import { secretReader } from '#functions/platform/aws/secret-reader.ts'
import { eventConsumer, handleEvent, runAll } from '#functions/events/event-consumer.ts'
import { wire } from '#functions/wiring/wire.ts'
import { bookingRepositories } from '#functions/wiring/booking-repositories.ts'
import { recordEvents } from './audit/record-events.ts'
import { readers } from './react.readers.ts'

const { db, env } = wire('react')

const deps = {
  db,
  ...bookingRepositories(db, env),
  companies: companiesRepository(db, env.COMPANIES_TABLE),
  favourites: favouritesRepository(db, env.COMPANIES_TABLE),
  invites: invitesRepository(db, env.COMPANIES_TABLE),
  blocks: blocksRepository(db, env.COMPANIES_TABLE),
  pools: poolsRepository(db, env.COMPANIES_TABLE),
  blocksAndPools: blocksAndPoolsRepository(db, env.PROFESSIONALS_TABLE),
  instantBookings: instantBookingsRepository(db, env.PROFESSIONALS_TABLE),
  configTable: env.CONFIG_TABLE,
  users: usersRepository(db, env.USERS_TABLE),
  professionals: professionalsRepository(db, env.PROFESSIONALS_TABLE),
  notifications: notificationsRepository(db, env.USERS_TABLE),
  mailCounts: mailCountsRepository(db, env.USERS_TABLE),
  mailPauses: mailPausesRepository(db, env.USERS_TABLE),
  feeds: calendarFeedsRepository(db, env.USERS_TABLE),
  devices: devicesRepository(db, env.USERS_TABLE),
  exports: exportsRepository(db, env.USERS_TABLE),
  grants: grantsRepository(db, env.GRANTS_TABLE),
  privacy: privacyRepository(db, env.PRIVACY_TABLE),
  placements: placementsRepository(db, env.PLACEMENTS_TABLE),
  exportedOffers: exportedOffersRepository(db, env.OFFERS_TABLE),
  exportedMessages: exportedMessages(db, env.MESSAGES_TABLE),
  exportedHistory: exportedHistory(db, env.AUDIT_TABLE),
  exportedReports: exportedReports(db, env.REPORTS_TABLE),
  wallets: walletsRepository(db, env.WALLETS_TABLE),
  audit: auditRepository(db, env.AUDIT_TABLE),
  lookup: lookupRepository(db, env.LOOKUP_TABLE),
  readLookupKey: secretReader(env.LOOKUP_SECRET),
  chats: endingChats(db, env.MESSAGES_TABLE),
  expired: expiredData(db, env),
  commandsTable: env.COMMANDS_TABLE,
  bucket: env.DOCUMENTS_BUCKET,
  userPoolId: env.USER_POOL_ID,
  siteQueueUrl: env.SITE_QUEUE_URL,
}

const tables = [readers.reactions(deps), readers.publishing(deps), readers.retention(deps), readers.lookupUpdates(deps)]

/**
 * Records events in the audit and carries out what follows from them. Notifications and mails are sent by another
 * Lambda, so that neither delays the other.
 */
export const handler = eventConsumer(
  (event) => runAll(tables.map((table) => async () => handleEvent(table, event))),
  (events) => recordEvents(deps, events),
)
