import { professionalsContract } from '../../shared/professionals/professionals.contract.ts'
import { calendarsRepository } from '../calendars/calendars.repository.ts'
import { cardsRepository } from '../cards/cards.repository.ts'
import { companiesRepository } from '../companies/companies.repository.ts'
import { usersRepository } from '../identity/users.repository.ts'
import { optionsRepository } from '../options/options.repository.ts'
import { documentClient } from '../platform/dynamo/client.ts'
import { configReader } from '../platform/dynamo/config-reader.ts'
import { readEnv } from '../platform/env.ts'
import { serveContract } from '../platform/http/serve-contract.ts'
import { ownersOf } from '../workflows/ownership.ts'
import { ProfessionalsEnv } from './professionals.env.ts'
import { professionalsRepository } from './professionals.repository.ts'
import { professionalsRoutes } from './professionals.routes.ts'

const env = readEnv(ProfessionalsEnv)
const db = documentClient()
const users = usersRepository(db, env.USERS_TABLE)
const companies = companiesRepository(db, env.COMPANIES_TABLE)

export const handler = serveContract(professionalsContract, professionalsRoutes, {
  db,
  commandsTable: env.COMMANDS_TABLE,
  extra: {
    professionals: professionalsRepository(db, env.PROFESSIONALS_TABLE),
    calendars: calendarsRepository(db, env.CALENDARS_TABLE),
    cards: cardsRepository(db, env.CARDS_TABLE),
    users,
    companies,
    options: optionsRepository(configReader(db, env.CONFIG_TABLE)),
    tenantId: env.TENANT_ID,
  },
  owners: ownersOf({ companies, users }),
  checkAnswers: env.CHECK_ANSWERS === 'true',
})
