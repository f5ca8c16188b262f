import { useQuery } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import { addDays, MAX_DAYS_AHEAD, type LocalDate } from '#shared/kernel/dates.ts'
import type { CompanyId, OfferId, UserId } from '#shared/kernel/ids.ts'
import { offersContract } from '#shared/offers/offers.contract.ts'
import type { ConfirmBody, OfferBody, RejectBody } from '#shared/offers/offers.schema.ts'
import { professionalsContract } from '#shared/professionals/professionals.contract.ts'
import type { PublicProfessional } from '#shared/professionals/professionals.schema.ts'
import { apiList, apiQuery } from '#web/platform/api-query.ts'
import { useOffer } from '#web/features/offers/offer.api.ts'
import { useApiMutation } from '#web/platform/use-api-mutation.ts'
import { useList } from '#web/platform/use-list.ts'

/** As many offers and requests as a practice may have open (quotas). */
export const ALL_OPEN = 600

export const companyOffers = (companyId: CompanyId, start: LocalDate, end: LocalDate, order: 'asc' | 'desc' = 'asc') =>
  apiList(offersContract.listCompanyOffers, { params: { companyId, start, end }, query: { order } })

/** Offers and requests from a day on. */
export const offersAhead = (companyId: CompanyId, day: LocalDate) =>
  companyOffers(companyId, day, addDays(day, MAX_DAYS_AHEAD))

/** Those of so many days before a day, the last first. */
export const offersBefore = (companyId: CompanyId, day: LocalDate, days: number) =>
  companyOffers(companyId, addDays(day, -days), addDays(day, -1), 'desc')

/** An offer as its practice sees it, with as many of its applications as were read. */
export function usePracticeOffer(offerId: OfferId) {
  const { data: offer, error, refetch } = useOffer(offerId)
  const NextToken = offer?.applications_token as UserId | undefined
  const further = useList(apiList(offersContract.listApplications, { params: { offerId }, query: { NextToken } }), {
    enabled: NextToken !== undefined,
  })
  const data =
    offer && further.data ? { ...offer, offers_requests: [...offer.offers_requests, ...further.data] } : offer
  const again = further.error ? () => void further.refetch() : undefined
  return { data, error, refetch, more: again ?? further.more, busy: further.busy }
}

export const professionalQuery = (id: UserId) => apiQuery(professionalsContract.getProfessional, { params: { id } })

/** A practice is answered the public part. */
export const useApplicantProfile = (id: UserId) =>
  useQuery({ ...professionalQuery(id), select: (professional) => professional as PublicProfessional })

export const usePostOffer = () =>
  useApiMutation(offersContract.postOffer, (body: z.input<typeof OfferBody>) => ({ body }))

export const useConfirmApplication = (offerId: OfferId) =>
  useApiMutation(offersContract.confirmApplication, (body: z.input<typeof ConfirmBody>) => ({
    params: { offerId },
    body,
  }))

export const useRejectApplication = (offerId: OfferId) =>
  useApiMutation(offersContract.rejectApplication, (body: z.input<typeof RejectBody>) => ({
    params: { offerId },
    body,
  }))

export const useCancelOffer = (offerId: OfferId) =>
  useApiMutation(offersContract.cancelOffer, (status_reason: string) => ({
    params: { offerId },
    body: { status_reason },
  }))
