import { tenantsContract } from '#shared/tenants/tenants.contract.ts'
import { configReader } from '#functions/platform/dynamo/config-reader.ts'
import { documentStore } from '#functions/stores/document-store.ts'
import { legalTextsRepository } from '#functions/stores/legal-texts.repository.ts'
import { tenantVersionsRepository } from '#functions/stores/tenant-versions.repository.ts'
import { tenantsRepository } from '#functions/stores/tenants.repository.ts'
import { userNames } from '#functions/stores/user-names.ts'
import { usersRepository } from '#functions/stores/users.repository.ts'
import { serveSlice } from '#functions/wiring/serve-slice.ts'
import { wire } from '#functions/wiring/wire.ts'
import { tenantsRoutes } from './tenants.routes.ts'

const { db, env } = wire('tenants')

export const handler = serveSlice(db, tenantsContract, tenantsRoutes, {
  tenants: tenantsRepository(configReader(db, env.CONFIG_TABLE)),
  versions: tenantVersionsRepository(db, env.CONFIG_TABLE),
  texts: legalTextsRepository(db, env.CONFIG_TABLE),
  userNames: userNames(db, env.USERS_TABLE),
  users: usersRepository(db, env.USERS_TABLE),
  store: documentStore(env.DOCUMENTS_BUCKET),
  tenantId: env.TENANT_ID,
})
