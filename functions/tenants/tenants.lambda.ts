import { tenantsContract } from '#shared/tenants/tenants.contract.ts'
import { configReader } from '#functions/platform/dynamo/config-reader.ts'
import { tenantsRepository } from '#functions/stores/tenants.repository.ts'
import { serveSlice } from '#functions/wiring/serve-slice.ts'
import { wire } from '#functions/wiring/wire.ts'
import { tenantsRoutes } from './tenants.routes.ts'

const { db, env } = wire('tenants')

export const handler = serveSlice(db, tenantsContract, tenantsRoutes, {
  tenants: tenantsRepository(configReader(db, env.CONFIG_TABLE)),
})
