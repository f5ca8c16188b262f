import type { searchContract } from '#shared/search/search.contract.ts'
import type { Handlers } from '#functions/platform/http/serve-contract.ts'
import type { CompaniesRepository } from '#functions/stores/companies.repository.ts'
import type { SearchRepositories } from './find-professionals.ts'
import { searchAvailability } from './search-availability.ts'
import { searchDirectory } from './search-directory.ts'
import { searchProfessionals } from './search-professionals.ts'

type Repositories = SearchRepositories & { companies: CompaniesRepository }

export const searchRoutes = { searchProfessionals, searchAvailability, searchDirectory } satisfies Handlers<
  typeof searchContract,
  Repositories
>
