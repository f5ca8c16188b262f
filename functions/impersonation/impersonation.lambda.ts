import { impersonationContract } from '#shared/impersonation/impersonation.contract.ts'
import { companiesRepository } from '#functions/stores/companies.repository.ts'
import { grantsRepository } from '#functions/stores/grants.repository.ts'
import { professionalsRepository } from '#functions/stores/professionals.repository.ts'
import { usersRepository } from '#functions/stores/users.repository.ts'
import { serveSlice } from '#functions/wiring/serve-slice.ts'
import { wire } from '#functions/wiring/wire.ts'
import { impersonationRoutes } from './impersonation.routes.ts'

const { db, env } = wire('impersonation')

export const handler = serveSlice(db, impersonationContract, impersonationRoutes, {
  grants: grantsRepository(db, env.GRANTS_TABLE),
  companies: companiesRepository(db, env.COMPANIES_TABLE),
  professionals: professionalsRepository(db, env.PROFESSIONALS_TABLE),
  users: usersRepository(db, env.USERS_TABLE),
})
