import { liveContract } from '#shared/live/live.contract.ts'
import { companiesRepository } from '#functions/stores/companies.repository.ts'
import { ticketsRepository } from '#functions/stores/tickets.repository.ts'
import { usersRepository } from '#functions/stores/users.repository.ts'
import { serveSlice } from '#functions/wiring/serve-slice.ts'
import { wire } from '#functions/wiring/wire.ts'
import { liveRoutes } from './live.routes.ts'

const { db, env } = wire('live')

export const handler = serveSlice(db, liveContract, liveRoutes, {
  tickets: ticketsRepository(db, env.CONNECTIONS_TABLE),
  companies: companiesRepository(db, env.COMPANIES_TABLE),
  users: usersRepository(db, env.USERS_TABLE),
})
