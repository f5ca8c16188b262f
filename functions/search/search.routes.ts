import type { searchContract } from '#shared/search/search.contract.ts'
import { searchAvailability } from './search-availability.ts'
import { searchDirectory } from './search-directory.ts'
import { searchProfessionals } from './search-professionals.ts'

export const searchRoutes = { searchProfessionals, searchAvailability, searchDirectory } satisfies Record<
  keyof typeof searchContract,
  unknown
>
