import { optionsContract } from '#shared/options/options.contract.ts'
import { documentClient } from '#functions/platform/dynamo/client.ts'
import { configReader } from '#functions/platform/dynamo/config-reader.ts'
import { readEnv } from '#functions/platform/env.ts'
import { serveContract } from '#functions/platform/http/serve-contract.ts'
import { createOwnershipChecks } from '#functions/access/ownership.ts'
import { OptionsEnv } from './options.env.ts'
import { optionsRepository } from '#functions/stores/options.repository.ts'
import { optionsRoutes } from './options.routes.ts'

const env = readEnv(OptionsEnv)
const db = documentClient()

export const handler = serveContract(optionsContract, optionsRoutes, {
  db,
  deps: { options: optionsRepository(configReader(db, env.CONFIG_TABLE)), tenantId: env.TENANT_ID },
  owners: createOwnershipChecks<typeof optionsContract>({}),
})
