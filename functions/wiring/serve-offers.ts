import type * as z from 'zod/mini'
import type { offersContract } from '#shared/offers/offers.contract.ts'
import type { requestsContract } from '#shared/requests/requests.contract.ts'
import type { Contract } from '#shared/kernel/define-contract.ts'
import { usersRepository } from '#functions/stores/users.repository.ts'
import { mailCountsRepository } from '#functions/stores/mail-counts.repository.ts'
import { checkMails } from '#functions/limits/check-mails.ts'
import { documentClient } from '#functions/platform/dynamo/client.ts'
import type { ApiEnv } from '#functions/platform/env.ts'
import { serveContract, type Handlers } from '#functions/platform/http/serve-contract.ts'
import type { OfferTables } from './booking-tables.ts'
import { offerRepositories, type OfferRepositories } from './booking-repositories.ts'
import { createOwnershipChecks } from '#functions/access/ownership.ts'

/** Offers and booking requests share their tables and owners. */
export const serveOffers = <C extends Contract>(
  contract: C,
  routes: Handlers<C, OfferRepositories>,
  env: z.infer<typeof ApiEnv> & OfferTables,
) => {
  const db = documentClient()
  const deps = offerRepositories(db, env)
  return serveContract(contract, routes, {
    db,
    commandsTable: env.COMMANDS_TABLE,
    deps,
    owners: createOwnershipChecks<typeof offersContract & typeof requestsContract>({
      ...deps,
      users: usersRepository(db, env.USERS_TABLE),
    }),
    checkMails: checkMails(mailCountsRepository(db, env.USERS_TABLE)),
  })
}
