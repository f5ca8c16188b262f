import { notificationsRepository } from '#functions/stores/notifications.repository.ts'
import { usersRepository } from '#functions/stores/users.repository.ts'
import { documentClient } from '#functions/platform/dynamo/client.ts'
import { readEnv } from '#functions/platform/env.ts'
import { channelConsumer } from './channel-consumer.ts'
import { MailEnv } from './mail.env.ts'
import { mailer } from './mailer.ts'
import { sendMail } from './send-mail.ts'

const env = readEnv(MailEnv)
const db = documentClient()

const deps = {
  db,
  commandsTable: env.COMMANDS_TABLE,
  notifications: notificationsRepository(db, env.USERS_TABLE),
  users: usersRepository(db, env.USERS_TABLE),
  mailer: mailer({ from: env.MAIL_FROM, name: env.BRAND_NAME, siteUrl: env.SITE_URL }),
}

export const handler = channelConsumer((message) => sendMail(message, deps))
