import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import type { LocalDate } from '#shared/kernel/dates.ts'
import type { CompanyId, OfferId, UserId } from '#shared/kernel/ids.ts'
import { offersContract } from '#shared/offers/offers.contract.ts'
import type { ConfirmBody, OfferBody, RejectBody } from '#shared/offers/offers.schema.ts'
import { professionalsContract } from '#shared/professionals/professionals.contract.ts'
import type { PublicProfessional } from '#shared/professionals/professionals.schema.ts'
import { call } from '#web/platform/api-client.ts'
import { invalidateDays } from '#web/platform/day-queries.ts'
import { requestFailed } from '#web/platform/error-catalogue.ts'
import { useList } from '#web/platform/use-list.ts'

/** As many offers and requests as a practice may have open (quotas). */
export const ALL_OPEN = 600

interface Reading {
  enabled?: boolean
  /** Which days come first: those that end first, unless asked otherwise. */
  order?: 'asc' | 'desc'
  atOnce?: number
}

export const useCompanyOffers = (
  companyId: CompanyId,
  start: LocalDate,
  end: LocalDate,
  { order = 'asc', ...reading }: Reading = {},
) =>
  useList({
    queryKey: ['offers', companyId, start, end, order],
    read: (NextToken) =>
      call(
        offersContract.listCompanyOffers,
        { params: { companyId, start, end }, query: { NextToken, order } },
        { failure: requestFailed.loadOffers },
      ),
    ...reading,
  })

export const useOffer = (id: OfferId) =>
  useQuery({
    queryKey: ['offers', id],
    queryFn: () => call(offersContract.getOffer, { params: { id } }, { failure: requestFailed.getOffer }),
    refetchOnWindowFocus: 'always',
  })

/** An offer as its practice sees it, with as many of its applications as were read. */
export function usePracticeOffer(offerId: OfferId) {
  const { data: offer, error, refetch } = useOffer(offerId)
  const token = offer?.applications_token
  const further = useList({
    queryKey: ['offers', offerId, 'applications', token],
    read: (NextToken = token) =>
      call(
        offersContract.listApplications,
        { params: { offerId }, query: { NextToken: NextToken as UserId } },
        { failure: requestFailed.getOffer },
      ),
    enabled: token !== undefined,
  })
  const data =
    offer && further.data ? { ...offer, offers_requests: [...offer.offers_requests, ...further.data] } : offer
  const again = further.error ? () => void further.refetch() : undefined
  return { data, error, refetch, more: again ?? further.more, busy: further.busy }
}

/** A practice is answered the public part. */
export const useApplicantProfile = (id: UserId) =>
  useQuery({
    queryKey: ['applicant profile', id],
    queryFn: async () => (await call(professionalsContract.getProfessional, { params: { id } })) as PublicProfessional,
  })

/** Also after a failure: it often says that what is on the screen is old. */
function useOfferChange<V, R>(mutationFn: (variables: V) => Promise<R>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn,
    onSettled: () => invalidateDays(client),
  })
}

export const usePostOffer = () =>
  useOfferChange((body: z.input<typeof OfferBody>) =>
    call(offersContract.postOffer, { body }, { failure: requestFailed.createOffer }),
  )

export const useConfirmApplication = (offerId: OfferId) =>
  useOfferChange((body: z.input<typeof ConfirmBody>) =>
    call(offersContract.confirmApplication, { params: { offerId }, body }, { failure: requestFailed.createBooking }),
  )

export const useRejectApplication = (offerId: OfferId) =>
  useOfferChange((body: z.input<typeof RejectBody>) =>
    call(offersContract.rejectApplication, { params: { offerId }, body }, { failure: requestFailed.updateOffer }),
  )

export const useCancelOffer = (offerId: OfferId) =>
  useOfferChange((status_reason: string) =>
    call(
      offersContract.cancelOffer,
      { params: { offerId }, body: { status_reason } },
      { failure: requestFailed.updateOffer },
    ),
  )
