import { notificationsContract } from '#shared/notifications/notifications.contract.ts'
import { usersRepository } from '#functions/stores/users.repository.ts'
import { documentClient } from '#functions/platform/dynamo/client.ts'
import { readEnv } from '#functions/platform/env.ts'
import { serveContract } from '#functions/platform/http/serve-contract.ts'
import { createOwnershipChecks } from '#functions/access/ownership.ts'
import { NotificationsEnv } from './notifications.env.ts'
import { notificationsRepository } from '#functions/stores/notifications.repository.ts'
import { notificationsRoutes } from './notifications.routes.ts'

const env = readEnv(NotificationsEnv)
const db = documentClient()

export const handler = serveContract(notificationsContract, notificationsRoutes, {
  db,
  commandsTable: env.COMMANDS_TABLE,
  deps: { notifications: notificationsRepository(db, env.USERS_TABLE) },
  owners: createOwnershipChecks<typeof notificationsContract>({ users: usersRepository(db, env.USERS_TABLE) }),
})
