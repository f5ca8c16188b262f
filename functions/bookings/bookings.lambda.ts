import { bookingsContract } from '../../shared/bookings/bookings.contract.ts'
import { calendarsRepository } from '../calendars/calendars.repository.ts'
import { cardsRepository } from '../cards/cards.repository.ts'
import { companiesRepository } from '../companies/companies.repository.ts'
import { offersRepository } from '../offers/offers.repository.ts'
import { documentClient } from '../platform/dynamo/client.ts'
import { readEnv } from '../platform/env.ts'
import { serveContract } from '../platform/http/serve-contract.ts'
import { ownersOf } from '../workflows/ownership.ts'
import { BookingsEnv } from './bookings.env.ts'
import { bookingsRepository } from './bookings.repository.ts'
import { bookingsRoutes } from './bookings.routes.ts'

const env = readEnv(BookingsEnv)
const db = documentClient()
const extra = {
  bookings: bookingsRepository(db, env.BOOKINGS_TABLE),
  offers: offersRepository(db, env.OFFERS_TABLE),
  calendars: calendarsRepository(db, env.CALENDARS_TABLE),
  cards: cardsRepository(db, env.CARDS_TABLE),
  companies: companiesRepository(db, env.COMPANIES_TABLE),
}

export const handler = serveContract(bookingsContract, bookingsRoutes, {
  db,
  commandsTable: env.COMMANDS_TABLE,
  extra,
  owners: ownersOf(extra),
  checkAnswers: env.CHECK_ANSWERS === 'true',
})
