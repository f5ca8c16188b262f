import { bookingsContract } from '#shared/bookings/bookings.contract.ts'
import { checkMails } from '#functions/checks/check-mails.ts'
import { configReader } from '#functions/platform/dynamo/config-reader.ts'
import { companiesRepository } from '#functions/stores/companies.repository.ts'
import { mailCountsRepository } from '#functions/stores/mail-counts.repository.ts'
import { optionsRepository } from '#functions/stores/options.repository.ts'
import { usersRepository } from '#functions/stores/users.repository.ts'
import { walletsRepository } from '#functions/stores/wallets.repository.ts'
import { bookingRepositories } from '#functions/wiring/booking-repositories.ts'
import { serveSlice } from '#functions/wiring/serve-slice.ts'
import { wire } from '#functions/wiring/wire.ts'
import { bookingsRoutes } from './bookings.routes.ts'

const { db, env } = wire('bookings')

export const handler = serveSlice(db, bookingsContract, bookingsRoutes, {
  ...bookingRepositories(db, env),
  companies: companiesRepository(db, env.COMPANIES_TABLE),
  users: usersRepository(db, env.USERS_TABLE),
  wallets: walletsRepository(db, env.WALLETS_TABLE),
  options: optionsRepository(configReader(db, env.CONFIG_TABLE)),
  checkMails: checkMails(mailCountsRepository(db, env.USERS_TABLE)),
})
