import { optionsContract } from '#shared/options/options.contract.ts'
import { configReader } from '#functions/platform/dynamo/config-reader.ts'
import { optionListsRepository } from '#functions/stores/option-lists.repository.ts'
import { optionCountsRepository } from '#functions/stores/option-counts.repository.ts'
import { optionsRepository } from '#functions/stores/options.repository.ts'
import { usersRepository } from '#functions/stores/users.repository.ts'
import { serveSlice } from '#functions/wiring/serve-slice.ts'
import { wire } from '#functions/wiring/wire.ts'
import { optionsRoutes } from './options.routes.ts'

const { db, env } = wire('options')

export const handler = serveSlice(db, optionsContract, optionsRoutes, {
  options: optionsRepository(configReader(db, env.CONFIG_TABLE)),
  optionLists: optionListsRepository(db, env.CONFIG_TABLE),
  optionCounts: optionCountsRepository(db, env.CONFIG_TABLE),
  users: usersRepository(db, env.USERS_TABLE),
  tenantId: env.TENANT_ID,
})
