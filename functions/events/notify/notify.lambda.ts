import { bookingsRepository } from '#functions/stores/bookings.repository.ts'
import { companiesRepository } from '#functions/stores/companies.repository.ts'
import { mailCountsRepository } from '#functions/stores/mail-counts.repository.ts'
import { notificationsRepository } from '#functions/stores/notifications.repository.ts'
import { offersRepository } from '#functions/stores/offers.repository.ts'
import { usersRepository } from '#functions/stores/users.repository.ts'
import { eventConsumer, readBy, runEach, type DeliveredEvent } from '#functions/events/event-consumer.ts'
import { documentClient } from '#functions/platform/dynamo/client.ts'
import { readEnv } from '#functions/platform/env.ts'
import { mailBudget, type MailBudget } from './mail-budget.ts'
import type { SendMail } from './mailer.lazy.ts'
import { NotifyEnv } from './notify.env.ts'
import { notify } from './notify.ts'
import { eventsForOthers } from './other-applicants.ts'

const env = readEnv(NotifyEnv)
const db = documentClient()

/** Most events cause no mail: what sends one is loaded with the first. */
let loadedMailer: Promise<SendMail> | undefined
const sendMail: SendMail = async (mail) => {
  loadedMailer ??= import('./mailer.lazy.ts').then(({ mailer }) =>
    mailer({ from: env.MAIL_FROM, name: env.BRAND_NAME, siteUrl: env.SITE_URL }),
  )
  return (await loadedMailer)(mail)
}

const needs = {
  db,
  commandsTable: env.COMMANDS_TABLE,
  notifications: notificationsRepository(db, env.USERS_TABLE),
  companies: companiesRepository(db, env.COMPANIES_TABLE),
  users: usersRepository(db, env.USERS_TABLE),
  mailCounts: mailCountsRepository(db, env.USERS_TABLE),
  offers: offersRepository(db, env.OFFERS_TABLE),
  bookings: bookingsRepository(db, env.BOOKINGS_TABLE),
  sendMail,
}

const others = eventsForOthers(needs)

const notifyOthers = async (event: DeliveredEvent, budget: MailBudget): Promise<void> => {
  for await (const other of readBy(others, event) ?? []) {
    const origin = `${event.origin}#${other.data.professionalId}`
    await notify({ ...other, origin, at: event.at }, needs, budget)
  }
}

/** Notifies everyone whom an event concerns. */
export const handler = eventConsumer(async (event) => {
  const budget = mailBudget(event, needs.mailCounts)
  try {
    await runEach([() => notify(event, needs, budget), () => notifyOthers(event, budget)])
  } finally {
    await budget.settle()
  }
})
