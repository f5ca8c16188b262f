import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider'
import { identityContract } from '#shared/identity/identity.contract.ts'
import { clientDefaults } from '#functions/platform/aws/client-defaults.ts'
import { calendarFeedsRepository } from '#functions/stores/calendar-feeds.repository.ts'
import { calendarsRepository } from '#functions/stores/calendars.repository.ts'
import { companiesRepository } from '#functions/stores/companies.repository.ts'
import { devicesRepository } from '#functions/stores/devices.repository.ts'
import { professionalsRepository } from '#functions/stores/professionals.repository.ts'
import { searchEntriesRepository } from '#functions/stores/search-entries.repository.ts'
import { userPoolRepository } from '#functions/stores/user-pool.repository.ts'
import { usersRepository } from '#functions/stores/users.repository.ts'
import { serveSlice } from '#functions/wiring/serve-slice.ts'
import { wire } from '#functions/wiring/wire.ts'
import { identityRoutes } from './identity.routes.ts'

const { db, env } = wire('identity')

export const handler = serveSlice(db, identityContract, identityRoutes, {
  users: usersRepository(db, env.USERS_TABLE),
  professionals: professionalsRepository(db, env.PROFESSIONALS_TABLE),
  companies: companiesRepository(db, env.COMPANIES_TABLE),
  calendars: calendarsRepository(db, env.CALENDARS_TABLE),
  searchEntries: searchEntriesRepository(db, env.SEARCH_TABLE),
  feeds: calendarFeedsRepository(db, env.USERS_TABLE),
  devices: devicesRepository(db, env.USERS_TABLE),
  userPool: userPoolRepository(new CognitoIdentityProviderClient(clientDefaults), env.USER_POOL_ID),
})
