import type { OwnerId } from '#shared/documents/documents.schema.ts'
import type { LocalDate } from '#shared/kernel/dates.ts'
import type { BookingId, CompanyId, OfferId, UserId } from '#shared/kernel/ids.ts'
import { companiesRepository } from '#functions/stores/companies.repository.ts'
import { exportedOffersRepository } from '#functions/stores/exported-offers.repository.ts'
import { exportsRepository } from '#functions/stores/exports.repository.ts'
import { mailCountsRepository } from '#functions/stores/mail-counts.repository.ts'
import { notificationsRepository } from '#functions/stores/notifications.repository.ts'
import { professionalsRepository } from '#functions/stores/professionals.repository.ts'
import { usersRepository } from '#functions/stores/users.repository.ts'
import { eventConsumer, type DeliveredEvent } from '#functions/events/event-consumer.ts'
import { documentClient } from '#functions/platform/dynamo/client.ts'
import { readEnv } from '#functions/platform/env.ts'
import { bookingStores } from '#functions/wiring/booking-stores.ts'
import { cancelOrphan, clearUpCompany } from './clear-up-company.ts'
import { ReactEnv } from './react.env.ts'
import {
  lapseClashingRequests,
  lapseRequestsOfDeleted,
  lapseRequestsOnDaysOff,
  lapseUnapprovedRequests,
  recheckAfterSending,
} from './request-follow-ups.ts'

const env = readEnv(ReactEnv)
const db = documentClient()

const needs = {
  db,
  commandsTable: env.COMMANDS_TABLE,
  ...bookingStores(db, env),
  companies: companiesRepository(db, env.COMPANIES_TABLE),
  exports: exportsRepository(db, env.USERS_TABLE),
}

/** Accounts end rarely, and each of these clients is as large as all the rest: loaded when needed. An export that is being written finds its state gone and removes what it wrote. */
const removeDocumentsOf = async (ownerId: OwnerId): Promise<void> => {
  const { removeDocuments } = await import('./remove-documents.lazy.ts')
  await needs.exports.remove(ownerId)
  await removeDocuments(env.DOCUMENTS_BUCKET, ownerId)
}

const continueExport = async (event: DeliveredEvent): Promise<void> => {
  const { takeExportStep } = await import('./export/export-step.lazy.ts')
  const stores = {
    users: usersRepository(db, env.USERS_TABLE),
    notifications: notificationsRepository(db, env.USERS_TABLE),
    professionals: professionalsRepository(db, env.PROFESSIONALS_TABLE),
    exportedOffers: exportedOffersRepository(db, env.OFFERS_TABLE),
  }
  await takeExportStep({ ...needs, ...stores, bucket: env.DOCUMENTS_BUCKET }, event)
}

const endAccountOf = async ({ subject }: DeliveredEvent): Promise<void> => {
  const { endAccount } = await import('./end-account.lazy.ts')
  const stores = {
    notifications: notificationsRepository(db, env.USERS_TABLE),
    mailCounts: mailCountsRepository(db, env.USERS_TABLE),
  }
  await endAccount({ ...stores, userPoolId: env.USER_POOL_ID }, subject as UserId)
}

/** Whose professional's requests follow from an event. */
const requestsOf = ({ data, origin, at }: DeliveredEvent) => ({
  professional: data.professionalId as UserId,
  origin,
  at,
})

const dropDaysOff = async (event: DeliveredEvent): Promise<void> => {
  const off = event.data.off as LocalDate[]
  if (off.length > 0) await lapseRequestsOnDaysOff(needs, requestsOf(event), off)
}

const recheck = (event: DeliveredEvent) =>
  recheckAfterSending(needs, { offerId: event.subject as OfferId, ...requestsOf(event) })

const cancelWithoutPractice = async ({ subject, data, origin, at }: DeliveredEvent): Promise<void> => {
  if (!(await needs.companies.get(data.companyId as CompanyId)))
    await cancelOrphan(needs, subject as OfferId, origin, at)
}

/** The ordinary commands that follow from an event. Each may run again. */
const reactions: Record<string, (event: DeliveredEvent) => Promise<void>> = {
  'offer.posted': cancelWithoutPractice,
  'request.sent': async (event) => {
    await cancelWithoutPractice(event)
    await recheck(event)
  },
  'application.sent': recheck,
  'application.changed': recheck,
  'booking.confirmed': ({ subject, at }) => lapseClashingRequests(needs, subject as BookingId, at),
  'availability.posted': dropDaysOff,
  'availability.changed': dropDaysOff,
  'professional.approval-removed': (event) => lapseUnapprovedRequests(needs, requestsOf(event)),
  'professional.deleted': async (event) => {
    await lapseRequestsOfDeleted(needs, requestsOf(event))
    await needs.calendars.removeMonths(event.subject as UserId)
    await removeDocumentsOf(event.subject as UserId)
  },
  'company.deleted': async ({ subject, data, origin, at }) => {
    await clearUpCompany(needs, { company: subject as CompanyId, by: data.by as UserId, origin, at })
    await removeDocumentsOf(subject as CompanyId)
  },
  'export.requested': continueExport,
  'export.continued': continueExport,
  'account.deleted': endAccountOf,
}

/** Carries out what follows from events. Waits for no notification and no mail: those are the other reader's. */
export const handler = eventConsumer(async (event) => reactions[event.type]?.(event))
