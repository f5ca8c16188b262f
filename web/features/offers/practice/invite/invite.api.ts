import { useQuery } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import type { CompanyId } from '#shared/kernel/ids.ts'
import type { Offer } from '#shared/offers/offers.schema.ts'
import { requestsContract } from '#shared/requests/requests.contract.ts'
import type { PrivateOfferBody } from '#shared/requests/requests.schema.ts'
import { searchContract } from '#shared/search/search.contract.ts'
import { industriesQuery } from '#web/features/options/options.api.ts'
import { apiList } from '#web/platform/api-query.ts'
import { useApiMutation } from '#web/platform/use-api-mutation.ts'
import { usePages } from '#web/platform/use-list.ts'
import { searchQueryFor } from './invitees.ts'

/** Locums who fully match an offer's open days: the first page, best first, and whether there are more. */
export function useMatching(companyId: CompanyId, offer: Offer, enabled: boolean) {
  // The codes of skills; most offers ask for none.
  const needsSkills = offer.skills.length > 0
  const { data: industries } = useQuery({ ...industriesQuery(), enabled: enabled && needsSkills })
  const list = apiList(searchContract.searchProfessionals, {
    params: { profession: offer.profession, companyId },
    query: searchQueryFor(offer, industries ?? []),
  })
  const { data } = usePages(list, {
    enabled: enabled && (!needsSkills || industries !== undefined),
    hasEnough: () => true,
  })
  const [first] = data?.pages ?? []
  return { matches: first?.items ?? [], hasMore: first?.nextToken !== undefined }
}

export const useSendPrivateOffer = (reloadAfter: () => boolean) =>
  useApiMutation(requestsContract.sendPrivateOffer, (body: z.input<typeof PrivateOfferBody>) => ({ body }), {
    reloadAfter,
  })
