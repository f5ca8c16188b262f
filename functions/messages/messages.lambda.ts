import { messagesContract } from '#shared/messages/messages.contract.ts'
import { createOwnershipChecks } from '#functions/access/ownership.ts'
import { documentClient } from '#functions/platform/dynamo/client.ts'
import { readEnv } from '#functions/platform/env.ts'
import { serveContract } from '#functions/platform/http/serve-contract.ts'
import { blocksRepository } from '#functions/stores/blocks.repository.ts'
import { bookingsRepository } from '#functions/stores/bookings.repository.ts'
import { chatLists } from '#functions/stores/chat-lists.ts'
import { companiesRepository } from '#functions/stores/companies.repository.ts'
import { dealings } from '#functions/stores/dealings.ts'
import { documentStore } from '#functions/stores/document-store.ts'
import { messagesRepository } from '#functions/stores/messages.repository.ts'
import { professionalsRepository } from '#functions/stores/professionals.repository.ts'
import { reportsRepository } from '#functions/stores/reports.repository.ts'
import { userNames } from '#functions/stores/user-names.ts'
import { usersRepository } from '#functions/stores/users.repository.ts'
import { MessagesEnv } from './messages.env.ts'
import { messagesRoutes } from './messages.routes.ts'

const env = readEnv(MessagesEnv)
const db = documentClient()
const companies = companiesRepository(db, env.COMPANIES_TABLE)

export const handler = serveContract(messagesContract, messagesRoutes, {
  db,
  commandsTable: env.COMMANDS_TABLE,
  deps: {
    messages: messagesRepository(db, env.MESSAGES_TABLE),
    reports: reportsRepository(db, env.REPORTS_TABLE),
    chatLists: chatLists(db, env.MESSAGES_TABLE),
    dealings: dealings(db, { offers: env.OFFERS_TABLE, bookings: env.BOOKINGS_TABLE }),
    companies,
    professionals: professionalsRepository(db, env.PROFESSIONALS_TABLE),
    blocks: blocksRepository(db, env.COMPANIES_TABLE),
    bookings: bookingsRepository(db, env.BOOKINGS_TABLE),
    store: documentStore(env.DOCUMENTS_BUCKET),
    namesOf: userNames(db, env.USERS_TABLE),
  },
  owners: createOwnershipChecks<typeof messagesContract>({ companies, users: usersRepository(db, env.USERS_TABLE) }),
})
