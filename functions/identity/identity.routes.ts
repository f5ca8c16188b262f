import type { identityContract } from '#shared/identity/identity.contract.ts'
import type { Handlers } from '#functions/platform/http/serve-contract.ts'
import type { CalendarFeedsRepository } from '#functions/stores/calendar-feeds.repository.ts'
import type { CompaniesRepository } from '#functions/stores/companies.repository.ts'
import type { DevicesRepository } from '#functions/stores/devices.repository.ts'
import type { ProfessionalsRepository } from '#functions/stores/professionals.repository.ts'
import type { UserPoolRepository } from '#functions/stores/user-pool.repository.ts'
import type { UsersRepository } from '#functions/stores/users.repository.ts'
import { deleteAccount } from './delete-account.ts'
import { endSessions } from './end-sessions.ts'
import { getUser } from './get-user.ts'

type Repositories = {
  users: UsersRepository
  professionals: ProfessionalsRepository
  companies: CompaniesRepository
  feeds: CalendarFeedsRepository
  devices: DevicesRepository
  userPool: UserPoolRepository
}

export const identityRoutes = { getUser, endSessions, deleteAccount } satisfies Handlers<
  typeof identityContract,
  Repositories
>
