import { notificationsContract } from '#shared/notifications/notifications.contract.ts'
import { devicesRepository } from '#functions/stores/devices.repository.ts'
import { notificationsRepository } from '#functions/stores/notifications.repository.ts'
import { usersRepository } from '#functions/stores/users.repository.ts'
import { secretReader } from '#functions/platform/aws/secret-reader.ts'
import { documentClient } from '#functions/platform/dynamo/client.ts'
import { readEnv } from '#functions/platform/env.ts'
import { serveContract } from '#functions/platform/http/serve-contract.ts'
import { createOwnershipChecks } from '#functions/access/ownership.ts'
import { NotificationsEnv } from './notifications.env.ts'
import { notificationsRoutes } from './notifications.routes.ts'

const env = readEnv(NotificationsEnv)
const db = documentClient()
const users = usersRepository(db, env.USERS_TABLE)

export const handler = serveContract(notificationsContract, notificationsRoutes, {
  db,
  commandsTable: env.COMMANDS_TABLE,
  deps: {
    notifications: notificationsRepository(db, env.USERS_TABLE),
    devices: devicesRepository(db, env.USERS_TABLE),
    users,
    readPushSecret: secretReader(env.PUSH_SECRET),
    push: { hosts: env.PUSH_HOSTS.split(','), types: env.PUSH_TYPES.split(',') },
  },
  owners: createOwnershipChecks<typeof notificationsContract>({ users }),
})
