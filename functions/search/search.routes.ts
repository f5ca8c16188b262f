import type { searchContract } from '#shared/search/search.contract.ts'
import { searchAvailability, searchDirectory, searchProfessionals } from './search-professionals.ts'

export const searchRoutes = { searchProfessionals, searchAvailability, searchDirectory } satisfies Record<
  keyof typeof searchContract,
  unknown
>
