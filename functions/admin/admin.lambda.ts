import { adminContract } from '../../shared/admin/admin.contract.ts'
import { calendarsRepository } from '../calendars/calendars.repository.ts'
import { cardsRepository } from '../cards/cards.repository.ts'
import { companiesRepository } from '../companies/companies.repository.ts'
import { usersRepository } from '../identity/users.repository.ts'
import { documentClient } from '../platform/dynamo/client.ts'
import { readEnv } from '../platform/env.ts'
import { serveContract } from '../platform/http/serve-contract.ts'
import { professionalsRepository } from '../professionals/professionals.repository.ts'
import { ownersOf } from '../workflows/ownership.ts'
import { AdminEnv } from './admin.env.ts'
import { adminRoutes } from './admin.routes.ts'

const env = readEnv(AdminEnv)
const db = documentClient()

export const handler = serveContract(adminContract, adminRoutes, {
  db,
  commandsTable: env.COMMANDS_TABLE,
  extra: {
    professionals: professionalsRepository(db, env.PROFESSIONALS_TABLE),
    calendars: calendarsRepository(db, env.CALENDARS_TABLE),
    cards: cardsRepository(db, env.CARDS_TABLE),
    users: usersRepository(db, env.USERS_TABLE),
    companies: companiesRepository(db, env.COMPANIES_TABLE),
  },
  owners: ownersOf({ users: usersRepository(db, env.USERS_TABLE) }),
  checkAnswers: env.CHECK_ANSWERS === 'true',
})
