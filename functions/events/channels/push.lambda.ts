import { agendaRepository } from '#functions/stores/agenda.repository.ts'
import { devicesRepository } from '#functions/stores/devices.repository.ts'
import { dueNotificationsRepository } from '#functions/stores/due-notifications.repository.ts'
import { members } from '#functions/stores/members.ts'
import { messagesRepository } from '#functions/stores/messages.repository.ts'
import { usersRepository } from '#functions/stores/users.repository.ts'
import { secretReader } from '#functions/platform/aws/secret-reader.ts'
import { wire } from '#functions/wiring/wire.ts'
import { pushKeysOf } from '#functions/keys/push-keys.ts'
import { channelConsumer } from './channel-consumer.ts'
import { mobilePusher } from './mobile-push.ts'
import { sendPush } from './send-push.ts'
import type { WebPusher } from './web-push.lazy.ts'

const { db, env } = wire('push')
const readSecret = secretReader(env.PUSH_SECRET)
const webPushSender = {
  hosts: env.PUSH_HOSTS.split(','),
  contact: env.MAIL_FROM,
  readKeys: async () => pushKeysOf(await readSecret(Date.now())),
}

/** Its library, a quarter of this Lambda, is loaded with the first push to a browser. */
const webPusher: WebPusher = async (...push) => {
  const { webPusher } = await import('./web-push.lazy.ts')
  return webPusher(webPushSender)(...push)
}

const deps = {
  users: usersRepository(db, env.USERS_TABLE),
  dueNotifications: dueNotificationsRepository(db, env.USERS_TABLE),
  agenda: agendaRepository(db, env.AGENDA_TABLE),
  messages: messagesRepository(db, env.MESSAGES_TABLE),
  members: members(db, env.COMPANIES_TABLE),
  devices: devicesRepository(db, env.USERS_TABLE),
  webPusher,
  mobilePusher: mobilePusher({ ios: env.IOS_APPLICATION, android: env.ANDROID_APPLICATION }),
}

export const handler = channelConsumer((message) => sendPush(message, deps))
