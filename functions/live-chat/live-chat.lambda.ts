import { liveChatContract } from '#shared/live-chat/live-chat.contract.ts'
import { companiesRepository } from '#functions/stores/companies.repository.ts'
import { usersRepository } from '#functions/stores/users.repository.ts'
import { documentClient } from '#functions/platform/dynamo/client.ts'
import { readEnv } from '#functions/platform/env.ts'
import { serveContract } from '#functions/platform/http/serve-contract.ts'
import { createOwnershipChecks } from '#functions/access/ownership.ts'
import { LiveChatEnv } from './live-chat.env.ts'
import { liveChatRoutes } from './live-chat.routes.ts'
import { secretReader } from '#functions/platform/aws/secret-reader.ts'

const env = readEnv(LiveChatEnv)
const db = documentClient()

export const handler = serveContract(liveChatContract, liveChatRoutes, {
  db,
  deps: { readKey: secretReader(env.LIVE_CHAT_SECRET) },
  owners: createOwnershipChecks<typeof liveChatContract>({
    companies: companiesRepository(db, env.COMPANIES_TABLE),
    users: usersRepository(db, env.USERS_TABLE),
  }),
})
