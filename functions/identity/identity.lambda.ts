import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider'
import { identityContract } from '#shared/identity/identity.contract.ts'
import { calendarFeedsRepository } from '#functions/stores/calendar-feeds.repository.ts'
import { companiesRepository } from '#functions/stores/companies.repository.ts'
import { devicesRepository } from '#functions/stores/devices.repository.ts'
import { documentClient } from '#functions/platform/dynamo/client.ts'
import { readEnv } from '#functions/platform/env.ts'
import { serveContract } from '#functions/platform/http/serve-contract.ts'
import { clientDefaults } from '#functions/platform/aws/client-defaults.ts'
import { professionalsRepository } from '#functions/stores/professionals.repository.ts'
import { createOwnershipChecks } from '#functions/access/ownership.ts'
import { IdentityEnv } from './identity.env.ts'
import { identityRoutes } from './identity.routes.ts'
import { userPoolRepository } from '#functions/stores/user-pool.repository.ts'
import { usersRepository } from '#functions/stores/users.repository.ts'

const env = readEnv(IdentityEnv)
const db = documentClient()
const users = usersRepository(db, env.USERS_TABLE)
const companies = companiesRepository(db, env.COMPANIES_TABLE)

export const handler = serveContract(identityContract, identityRoutes, {
  db,
  commandsTable: env.COMMANDS_TABLE,
  deps: {
    users,
    companies,
    feeds: calendarFeedsRepository(db, env.USERS_TABLE),
    devices: devicesRepository(db, env.USERS_TABLE),
    professionals: professionalsRepository(db, env.PROFESSIONALS_TABLE),
    userPool: userPoolRepository(new CognitoIdentityProviderClient(clientDefaults), env.USER_POOL_ID),
  },
  owners: createOwnershipChecks<typeof identityContract>({ companies, users }),
})
