import type { AttributeValue } from '@aws-sdk/client-dynamodb'
import { unmarshall } from '@aws-sdk/util-dynamodb'
import type { DynamoDBBatchResponse, DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda'
import type { OwnerId } from '#shared/documents/documents.schema.ts'
import type { LocalDate } from '#shared/kernel/dates.ts'
import type { DomainEvent } from '#shared/kernel/events.ts'
import type { BookingId, CompanyId, OfferId, UserId } from '#shared/kernel/ids.ts'
import { companiesRepository } from '#functions/stores/companies.repository.ts'
import { exportsRepository } from '#functions/stores/exports.repository.ts'
import { usersRepository } from '#functions/stores/users.repository.ts'
import { mailCountsRepository } from '#functions/stores/mail-counts.repository.ts'
import { notificationsRepository } from '#functions/stores/notifications.repository.ts'
import { exportedOffersRepository } from '#functions/stores/exported-offers.repository.ts'
import { documentClient } from '#functions/platform/dynamo/client.ts'
import { readEnv } from '#functions/platform/env.ts'
import { professionalsRepository } from '#functions/stores/professionals.repository.ts'
import { logger } from '#functions/platform/logger.ts'
import { traced } from '#functions/platform/traced.ts'
import { bookingStores } from '#functions/wiring/booking-stores.ts'
import { cancelOrphan, clearUpCompany } from './react/clear-up-company.ts'
import { applicantsOfCancelled, otherApplicants } from './react/other-applicants.ts'
import {
  lapseClashingRequests,
  lapseRequestsOfDeleted,
  lapseRequestsOnDaysOff,
  lapseUnapprovedRequests,
  recheckAfterSending,
} from './react/request-follow-ups.ts'
import { EventsEnv } from './events.env.ts'
import { mailBudget, type MailBudget } from './notify/mail-budget.ts'
import type { SendMail } from './notify/mailer.lazy.ts'
import { notify, type DeliveredEvent } from './notify/notify.ts'

const env = readEnv(EventsEnv)
const db = documentClient()

/** Most events cause no mail: what sends one is loaded with the first. */
let loadedMailer: Promise<SendMail> | undefined
const sendMail: SendMail = async (mail) => {
  loadedMailer ??= import('./notify/mailer.lazy.ts').then(({ mailer }) =>
    mailer({ from: env.MAIL_FROM, name: env.BRAND_NAME, siteUrl: env.SITE_URL }),
  )
  return (await loadedMailer)(mail)
}

const needs = {
  notifications: notificationsRepository(db, env.USERS_TABLE),
  companies: companiesRepository(db, env.COMPANIES_TABLE),
  users: usersRepository(db, env.USERS_TABLE),
  mailCounts: mailCountsRepository(db, env.USERS_TABLE),
  sendMail,
}

const following = { db, commandsTable: env.COMMANDS_TABLE, ...bookingStores(db, env) }

const eventsOf = ({ dynamodb }: DynamoDBRecord): DeliveredEvent[] => {
  const record = unmarshall((dynamodb?.NewImage ?? {}) as Record<string, AttributeValue>)
  const events = record.events as DomainEvent[]
  return events.map((event, index) => ({ ...event, origin: `${record.pk}#${index}`, at: record.at }))
}

const notifyEach = async (
  event: DeliveredEvent,
  budget: MailBudget,
  others: AsyncIterable<DomainEvent>,
): Promise<void> => {
  for await (const told of others) {
    await notify(
      { ...told, origin: `${event.origin}#${String(told.data.professionalId)}`, at: event.at },
      needs,
      budget,
    )
  }
}

const otherApplicantsOf = (
  { subject, data }: DeliveredEvent,
  type: 'application.passed-over' | 'application.reopened',
) => otherApplicants(following, type, subject as BookingId, data.dates as LocalDate[])

/** Accounts end rarely, and each of these clients is as large as all the rest: loaded when needed. An export that is being written finds its state gone and removes what it wrote. */
const removeDocumentsOf = async (ownerId: OwnerId): Promise<void> => {
  const { removeDocuments } = await import('./react/remove-documents.lazy.ts')
  await exportsRepository(db, env.USERS_TABLE).remove(ownerId)
  await removeDocuments(env.DOCUMENTS_BUCKET, ownerId)
}

const continueExport = async (event: DeliveredEvent): Promise<void> => {
  const { takeExportStep } = await import('./react/export/export-step.lazy.ts')
  const professionals = professionalsRepository(db, env.PROFESSIONALS_TABLE)
  const [exports, exportedOffers] = [
    exportsRepository(db, env.USERS_TABLE),
    exportedOffersRepository(db, env.OFFERS_TABLE),
  ]
  await takeExportStep(
    { ...following, ...needs, professionals, exports, exportedOffers, bucket: env.DOCUMENTS_BUCKET },
    event,
  )
}

/** Whose professional's requests follow from an event. */
const requestsOf = ({ data, origin, at }: DeliveredEvent) => ({
  professional: data.professionalId as UserId,
  origin,
  at,
})

const dropDaysOff = async (event: DeliveredEvent): Promise<void> => {
  const off = event.data.off as LocalDate[]
  if (off.length > 0) await lapseRequestsOnDaysOff(following, requestsOf(event), off)
}

const recheck = (event: DeliveredEvent) =>
  recheckAfterSending(following, { offerId: event.subject as OfferId, ...requestsOf(event) })

const cancelWithoutPractice = async ({ subject, data, origin, at }: DeliveredEvent): Promise<void> => {
  if (!(await needs.companies.get(data.companyId as CompanyId)))
    await cancelOrphan(following, subject as OfferId, origin, at)
}

/** What an event means for others: they are told, or an ordinary command of theirs follows. Each may run again. */
const followUps: Record<string, (event: DeliveredEvent, budget: MailBudget) => Promise<void>> = {
  'offer.posted': cancelWithoutPractice,
  'offer.cancelled': (event, budget) =>
    notifyEach(event, budget, applicantsOfCancelled(following, event.subject as OfferId, event.at)),
  'request.sent': async (event) => {
    await cancelWithoutPractice(event)
    await recheck(event)
  },
  'application.sent': recheck,
  'application.changed': recheck,
  'booking.confirmed': async (event, budget) => {
    await notifyEach(event, budget, otherApplicantsOf(event, 'application.passed-over'))
    await lapseClashingRequests(following, event.subject as BookingId, event.at)
  },
  'booking.cancelled': (event, budget) => notifyEach(event, budget, otherApplicantsOf(event, 'application.reopened')),
  'availability.posted': dropDaysOff,
  'availability.changed': dropDaysOff,
  'professional.approval-removed': (event) => lapseUnapprovedRequests(following, requestsOf(event)),
  'professional.deleted': async (event) => {
    await lapseRequestsOfDeleted(following, requestsOf(event))
    await following.calendars.removeMonths(event.subject as UserId)
    await removeDocumentsOf(event.subject as UserId)
  },
  'company.deleted': async ({ subject, data, origin, at }) => {
    await clearUpCompany(following, { company: subject as CompanyId, by: data.by as UserId, origin, at })
    await removeDocumentsOf(subject as CompanyId)
  },
  'export.requested': continueExport,
  'export.continued': continueExport,
  'account.deleted': async ({ subject, data, origin, at }) => {
    const { endAccount } = await import('./react/end-account.lazy.ts')
    await endAccount(
      { ...following, ...needs, userPoolId: env.USER_POOL_ID },
      { id: subject as UserId, email: String(data.email), origin, at },
    )
  },
}

/** No step waits for another to go well: an account ends, say, although a mail does not go out. */
const consume = async (record: DynamoDBRecord): Promise<void> => {
  if (record.eventName !== 'INSERT') return
  const failures: unknown[] = []
  for (const event of eventsOf(record)) {
    const budget = mailBudget(event, needs.mailCounts)
    const steps = [() => notify(event, needs, budget), async () => followUps[event.type]?.(event, budget)]
    for (const step of steps) await step().catch((error: unknown) => failures.push(error))
    await budget.settle()
  }
  if (failures.length > 0) throw failures[0]
}

/**
 * The outbox's consumer. Records are handled in order. When one fails, those before it are done and the rest is handed
 * back from there on; when it is the first, the batch fails whole, so that Lambda halves it until the record is alone,
 * gives it up after its tries to the dead-letter queue and goes on with those behind it.
 */
export const handler = async ({ Records }: DynamoDBStreamEvent): Promise<DynamoDBBatchResponse> => {
  for (const [index, record] of Records.entries()) {
    try {
      await consume(record)
    } catch (error) {
      logger.error('event not handled', { record: record.eventID, reason: (error as Error).name })
      if (index === 0) throw traced(error)
      return { batchItemFailures: [{ itemIdentifier: record.dynamodb?.SequenceNumber ?? '' }] }
    }
  }
  return { batchItemFailures: [] }
}
