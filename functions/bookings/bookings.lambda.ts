import { bookingsContract } from '../../shared/bookings/bookings.contract.ts'
import { companiesRepository } from '../companies/companies.repository.ts'
import { usersRepository } from '../identity/users.repository.ts'
import { documentClient } from '../platform/dynamo/client.ts'
import { readEnv } from '../platform/env.ts'
import { serveContract } from '../platform/http/serve-contract.ts'
import { bookingStores } from '../workflows/booking-stores.ts'
import { ownersOf } from '../workflows/ownership.ts'
import { BookingsEnv } from './bookings.env.ts'
import { bookingsRoutes } from './bookings.routes.ts'

const env = readEnv(BookingsEnv)
const db = documentClient()
const extra = { ...bookingStores(db, env), companies: companiesRepository(db, env.COMPANIES_TABLE) }

export const handler = serveContract(bookingsContract, bookingsRoutes, {
  db,
  commandsTable: env.COMMANDS_TABLE,
  extra,
  owners: ownersOf({ ...extra, users: usersRepository(db, env.USERS_TABLE) }),
  checkAnswers: env.CHECK_ANSWERS === 'true',
})
