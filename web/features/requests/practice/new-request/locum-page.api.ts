import type { CompanyId, UserId } from '#shared/kernel/ids.ts'
import { blockedQuery } from '#web/components/people/blocked.api.ts'
import { favouriteQuery } from '#web/components/people/favourites.api.ts'
import { poolsQuery } from '#web/components/people/pools.api.ts'
import { instantLimitsQuery } from '#web/features/requests/instant-limits.api.ts'

/** What a locum's page shows besides the profile. */
export const besideProfile = (companyId: CompanyId, professionalId: UserId) => [
  favouriteQuery(companyId, professionalId),
  instantLimitsQuery(companyId, professionalId),
  blockedQuery(companyId),
  poolsQuery(companyId),
]
