import { calendarsContract } from '../../shared/calendar/calendars.contract.ts'
import { cardsRepository } from '../cards/cards.repository.ts'
import { companiesRepository } from '../companies/companies.repository.ts'
import { usersRepository } from '../identity/users.repository.ts'
import { offersRepository } from '../offers/offers.repository.ts'
import { documentClient } from '../platform/dynamo/client.ts'
import { readEnv } from '../platform/env.ts'
import { serveContract } from '../platform/http/serve-contract.ts'
import { professionalsRepository } from '../professionals/professionals.repository.ts'
import { ownersOf } from '../workflows/ownership.ts'
import { CalendarsEnv } from './calendars.env.ts'
import { calendarsRepository } from './calendars.repository.ts'
import { calendarsRoutes } from './calendars.routes.ts'

const env = readEnv(CalendarsEnv)
const db = documentClient()

export const handler = serveContract(calendarsContract, calendarsRoutes, {
  db,
  commandsTable: env.COMMANDS_TABLE,
  extra: {
    professionals: professionalsRepository(db, env.PROFESSIONALS_TABLE),
    calendars: calendarsRepository(db, env.CALENDARS_TABLE),
    cards: cardsRepository(db, env.CARDS_TABLE),
    offers: offersRepository(db, env.OFFERS_TABLE),
  },
  owners: ownersOf({ companies: companiesRepository(db, env.COMPANIES_TABLE), users: usersRepository(db, env.USERS_TABLE) }),
  checkAnswers: env.CHECK_ANSWERS === 'true',
})
