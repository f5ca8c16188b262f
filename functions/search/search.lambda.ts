import { searchContract } from '../../shared/search/search.contract.ts'
import { cardsRepository } from '../cards/cards.repository.ts'
import { companiesRepository } from '../companies/companies.repository.ts'
import { usersRepository } from '../identity/users.repository.ts'
import { optionsRepository } from '../options/options.repository.ts'
import { documentClient } from '../platform/dynamo/client.ts'
import { configReader } from '../platform/dynamo/config-reader.ts'
import { readEnv } from '../platform/env.ts'
import { serveContract } from '../platform/http/serve-contract.ts'
import { ownersOf } from '../workflows/ownership.ts'
import { SearchEnv } from './search.env.ts'
import { searchRoutes } from './search.routes.ts'

const env = readEnv(SearchEnv)
const db = documentClient()
const extra = {
  cards: cardsRepository(db, env.CARDS_TABLE),
  companies: companiesRepository(db, env.COMPANIES_TABLE),
  options: optionsRepository(configReader(db, env.CONFIG_TABLE)),
}

export const handler = serveContract(searchContract, searchRoutes, {
  db,
  extra,
  owners: ownersOf({ ...extra, users: usersRepository(db, env.USERS_TABLE) }),
  checkAnswers: env.CHECK_ANSWERS === 'true',
})
