import { mailBrandOf } from '#shared/tenants/mail-brand.ts'
import { agendaRepository } from '#functions/stores/agenda.repository.ts'
import { bookingsById } from '#functions/stores/bookings-by-id.ts'
import { companiesById } from '#functions/stores/companies-by-id.ts'
import { dueNotificationsRepository } from '#functions/stores/due-notifications.repository.ts'
import { offersById } from '#functions/stores/offers-by-id.ts'
import { optionsRepository } from '#functions/stores/options.repository.ts'
import { members } from '#functions/stores/members.ts'
import { mailPausesRepository } from '#functions/stores/mail-pauses.repository.ts'
import { messagesRepository } from '#functions/stores/messages.repository.ts'
import { settingsReader } from '#functions/stores/tenants.repository.ts'
import { usersRepository } from '#functions/stores/users.repository.ts'
import { configReader } from '#functions/platform/dynamo/config-reader.ts'
import { wire } from '#functions/wiring/wire.ts'
import { channelConsumer } from './channel-consumer.ts'
import { mailer } from './mailer.ts'
import { sendMail } from './send-mail.ts'

const { db, env } = wire('mail')

const { COMPANIES_TABLE: companiesTable, INVITE_SECRET: inviteSecret } = env
const config = configReader(db, env.CONFIG_TABLE)
const readSettings = settingsReader(config, env.TENANT_ID)
const companies = companiesById(db, companiesTable)
const users = usersRepository(db, env.USERS_TABLE)

/** Rare, and its client is large, so it is loaded when needed. */
const inviteMail: Parameters<typeof sendMail>[1]['inviteMail'] = async (message, now) => {
  const invites = await import('./invite-mail.lazy.ts')
  return invites.inviteMail({ db, companiesTable, inviteSecret, companies, users }, message, now)
}

const deps = {
  db,
  commandsTable: env.COMMANDS_TABLE,
  dueNotifications: dueNotificationsRepository(db, env.USERS_TABLE),
  agenda: agendaRepository(db, env.AGENDA_TABLE),
  messages: messagesRepository(db, env.MESSAGES_TABLE),
  members: members(db, env.COMPANIES_TABLE),
  users,
  bookings: bookingsById(db, env.BOOKINGS_TABLE),
  offers: offersById(db, env.OFFERS_TABLE),
  companies,
  pacing: { pauses: mailPausesRepository(db, env.USERS_TABLE), ms: Number(env.PAUSE_SECONDS) * 1000 },
  inviteMail,
  options: optionsRepository(config),
  site: { tenantId: env.TENANT_ID, siteUrl: env.SITE_URL },
  mailer: mailer({
    from: env.MAIL_FROM,
    readBrand: async () => mailBrandOf(await readSettings(new Date().toISOString())),
    siteUrl: env.SITE_URL,
  }),
}

export const handler = channelConsumer((message) => sendMail(message, deps))
