import { messagesContract } from '#shared/messages/messages.contract.ts'
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
import { serveSlice } from '#functions/wiring/serve-slice.ts'
import { wire } from '#functions/wiring/wire.ts'
import { messagesRoutes } from './messages.routes.ts'

const { db, env } = wire('messages')

export const handler = serveSlice(db, messagesContract, messagesRoutes, {
  messages: messagesRepository(db, env.MESSAGES_TABLE),
  chatLists: chatLists(db, env.MESSAGES_TABLE),
  reports: reportsRepository(db, env.REPORTS_TABLE),
  dealings: dealings(db, { offers: env.OFFERS_TABLE, bookings: env.BOOKINGS_TABLE }),
  bookings: bookingsRepository(db, env.BOOKINGS_TABLE),
  companies: companiesRepository(db, env.COMPANIES_TABLE),
  blocks: blocksRepository(db, env.COMPANIES_TABLE),
  professionals: professionalsRepository(db, env.PROFESSIONALS_TABLE),
  users: usersRepository(db, env.USERS_TABLE),
  namesOf: userNames(db, env.USERS_TABLE),
  store: documentStore(env.DOCUMENTS_BUCKET),
})
