import { bookingsContract } from '#shared/bookings/bookings.contract.ts'
import { agendaRepository } from '#functions/stores/agenda.repository.ts'
import { optionsRepository } from '#functions/stores/options.repository.ts'
import { configReader } from '#functions/platform/dynamo/config-reader.ts'
import { companiesRepository } from '#functions/stores/companies.repository.ts'
import { checkMails } from '#functions/limits/check-mails.ts'
import { mailCountsRepository } from '#functions/stores/mail-counts.repository.ts'
import { usersRepository } from '#functions/stores/users.repository.ts'
import { documentClient } from '#functions/platform/dynamo/client.ts'
import { readEnv } from '#functions/platform/env.ts'
import { serveContract } from '#functions/platform/http/serve-contract.ts'
import { bookingRepositories } from '#functions/wiring/booking-repositories.ts'
import { createOwnershipChecks } from '#functions/access/ownership.ts'
import { BookingsEnv } from './bookings.env.ts'
import { bookingsRoutes } from './bookings.routes.ts'

const env = readEnv(BookingsEnv)
const db = documentClient()
const deps = {
  ...bookingRepositories(db, env),
  companies: companiesRepository(db, env.COMPANIES_TABLE),
  agenda: agendaRepository(db, env.AGENDA_TABLE),
  options: optionsRepository(configReader(db, env.CONFIG_TABLE)),
}

export const handler = serveContract(bookingsContract, bookingsRoutes, {
  db,
  commandsTable: env.COMMANDS_TABLE,
  checkMails: checkMails(mailCountsRepository(db, env.USERS_TABLE)),
  deps,
  owners: createOwnershipChecks<typeof bookingsContract>({ ...deps, users: usersRepository(db, env.USERS_TABLE) }),
})
