import { tenantsContract } from '#shared/tenants/tenants.contract.ts'
import { documentClient } from '#functions/platform/dynamo/client.ts'
import { configReader } from '#functions/platform/dynamo/config-reader.ts'
import { readEnv } from '#functions/platform/env.ts'
import { serveContract } from '#functions/platform/http/serve-contract.ts'
import { createOwnershipChecks } from '#functions/access/ownership.ts'
import { TenantsEnv } from './tenants.env.ts'
import { tenantsRepository } from '#functions/stores/tenants.repository.ts'
import { tenantsRoutes } from './tenants.routes.ts'

const env = readEnv(TenantsEnv)
const db = documentClient()

export const handler = serveContract(tenantsContract, tenantsRoutes, {
  db,
  deps: { tenants: tenantsRepository(configReader(db, env.CONFIG_TABLE)) },
  owners: createOwnershipChecks<typeof tenantsContract>({}),
})
