import { requestsContract } from '../../shared/requests/requests.contract.ts'
import { bookingsRepository } from '../bookings/bookings.repository.ts'
import { calendarsRepository } from '../calendars/calendars.repository.ts'
import { cardsRepository } from '../cards/cards.repository.ts'
import { companiesRepository } from '../companies/companies.repository.ts'
import { offersRepository } from '../offers/offers.repository.ts'
import { optionsRepository } from '../options/options.repository.ts'
import { documentClient } from '../platform/dynamo/client.ts'
import { configReader } from '../platform/dynamo/config-reader.ts'
import { readEnv } from '../platform/env.ts'
import { serveContract } from '../platform/http/serve-contract.ts'
import { professionalsRepository } from '../professionals/professionals.repository.ts'
import { ownersOf } from '../workflows/ownership.ts'
import { RequestsEnv } from './requests.env.ts'
import { requestsRoutes } from './requests.routes.ts'

const env = readEnv(RequestsEnv)
const db = documentClient()
const extra = {
  offers: offersRepository(db, env.OFFERS_TABLE),
  bookings: bookingsRepository(db, env.BOOKINGS_TABLE),
  calendars: calendarsRepository(db, env.CALENDARS_TABLE),
  cards: cardsRepository(db, env.CARDS_TABLE),
  companies: companiesRepository(db, env.COMPANIES_TABLE),
  professionals: professionalsRepository(db, env.PROFESSIONALS_TABLE),
  options: optionsRepository(configReader(db, env.CONFIG_TABLE)),
}

export const handler = serveContract(requestsContract, requestsRoutes, {
  db,
  commandsTable: env.COMMANDS_TABLE,
  extra,
  owners: ownersOf(extra),
  checkAnswers: env.CHECK_ANSWERS === 'true',
})
