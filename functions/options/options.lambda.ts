import { optionsContract } from '#shared/options/options.contract.ts'
import { configReader } from '#functions/platform/dynamo/config-reader.ts'
import { optionsRepository } from '#functions/stores/options.repository.ts'
import { serveSlice } from '#functions/wiring/serve-slice.ts'
import { wire } from '#functions/wiring/wire.ts'
import { optionsRoutes } from './options.routes.ts'

const { db, env } = wire('options')

export const handler = serveSlice(db, optionsContract, optionsRoutes, {
  options: optionsRepository(configReader(db, env.CONFIG_TABLE)),
  tenantId: env.TENANT_ID,
})
