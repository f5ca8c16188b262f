import { channelConsumer } from '#functions/events/channels/channel-consumer.ts'
import { wire } from '#functions/wiring/wire.ts'
import { logger } from '#functions/platform/logger.ts'
import { companiesRepository } from '#functions/stores/companies.repository.ts'
import { connectionsRepository } from '#functions/stores/connections.repository.ts'
import { grantsRepository } from '#functions/stores/grants.repository.ts'
import { usersRepository } from '#functions/stores/users.repository.ts'
import { pushNews } from './push-news.ts'
import { sockets } from './sockets.ts'

const { db, env } = wire('live-push')

const deps = {
  connections: connectionsRepository(db, env.CONNECTIONS_TABLE),
  users: usersRepository(db, env.USERS_TABLE),
  companies: companiesRepository(db, env.COMPANIES_TABLE),
  grants: grantsRepository(db, env.GRANTS_TABLE),
  sockets: sockets(env.SOCKET_CONNECTIONS_URL),
  log: logger,
}

export const handler = channelConsumer((message) => pushNews(message, deps, new Date().toISOString()))
