import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { OfferId } from '#shared/kernel/ids.ts'
import { offersContract } from '#shared/offers/offers.contract.ts'
import { apiQuery } from '#web/platform/api-query.ts'

export const offerQuery = (id: OfferId) => apiQuery(offersContract.getOffer, { params: { id } })

export const useOffer = (id: OfferId) => useQuery({ ...offerQuery(id), refetchOnWindowFocus: 'always' })

/** Reads an offer as it is now. */
export function useReadOffer(id: OfferId) {
  const client = useQueryClient()
  return () => client.fetchQuery({ ...offerQuery(id), staleTime: 0 })
}
