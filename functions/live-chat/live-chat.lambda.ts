import { liveChatContract } from '#shared/live-chat/live-chat.contract.ts'
import { secretReader } from '#functions/platform/aws/secret-reader.ts'
import { configReader } from '#functions/platform/dynamo/config-reader.ts'
import { companiesRepository } from '#functions/stores/companies.repository.ts'
import { settingsReader } from '#functions/stores/tenants.repository.ts'
import { usersRepository } from '#functions/stores/users.repository.ts'
import { serveSlice } from '#functions/wiring/serve-slice.ts'
import { wire } from '#functions/wiring/wire.ts'
import { liveChatRoutes } from './live-chat.routes.ts'

const { db, env } = wire('live-chat')

export const handler = serveSlice(db, liveChatContract, liveChatRoutes, {
  companies: companiesRepository(db, env.COMPANIES_TABLE),
  users: usersRepository(db, env.USERS_TABLE),
  readSettings: settingsReader(configReader(db, env.CONFIG_TABLE), env.TENANT_ID),
  readKey: secretReader(env.LIVE_CHAT_SECRET),
})
