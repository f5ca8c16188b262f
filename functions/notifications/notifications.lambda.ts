import { notificationsContract } from '#shared/notifications/notifications.contract.ts'
import { secretReader } from '#functions/platform/aws/secret-reader.ts'
import { companiesRepository } from '#functions/stores/companies.repository.ts'
import { devicesRepository } from '#functions/stores/devices.repository.ts'
import { notificationsRepository } from '#functions/stores/notifications.repository.ts'
import { usersRepository } from '#functions/stores/users.repository.ts'
import { serveSlice } from '#functions/wiring/serve-slice.ts'
import { wire } from '#functions/wiring/wire.ts'
import { notificationsRoutes } from './notifications.routes.ts'

const { db, env } = wire('notifications')

export const handler = serveSlice(db, notificationsContract, notificationsRoutes, {
  notifications: notificationsRepository(db, env.USERS_TABLE),
  devices: devicesRepository(db, env.USERS_TABLE),
  users: usersRepository(db, env.USERS_TABLE),
  companies: companiesRepository(db, env.COMPANIES_TABLE),
  readPushSecret: secretReader(env.PUSH_SECRET),
  push: { hosts: env.PUSH_HOSTS.split(','), types: env.PUSH_TYPES.split(',') },
})
