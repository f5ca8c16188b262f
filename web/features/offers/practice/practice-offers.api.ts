import { useQuery } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import { addDays, MAX_DAYS_AHEAD, type LocalDate } from '#shared/kernel/dates.ts'
import type { CompanyId, OfferId, UserId } from '#shared/kernel/ids.ts'
import { offersContract } from '#shared/offers/offers.contract.ts'
import type { ConfirmBody, RejectBody } from '#shared/offers/applications.schema.ts'
import type { EditOfferBody } from '#shared/offers/offers.schema.ts'
import { ownProfileContract } from '#shared/professionals/own-profile.contract.ts'
import type { PublicProfessional } from '#shared/professionals/professionals.schema.ts'
import { apiList, apiQuery } from '#web/platform/api-query.ts'
import { offerQuery, useOffer, useReadOffer } from '#web/features/offers/offer.api.ts'
import { useApiMutation } from '#web/platform/use-api-mutation.ts'
import { useList } from '#web/platform/use-list.ts'

/** As many public offers and requests as the quotas allow a practice at once. */
export const MAX_LOADED_OFFERS = 600

export const companyOffersAndRequests = (
  companyId: CompanyId,
  start: LocalDate,
  end: LocalDate,
  order: 'asc' | 'desc' = 'asc',
) => apiList(offersContract.listCompanyOffers, { params: { id: companyId, start, end }, query: { order } })

/** Offers and booking requests from a day on. */
export const companyOffersAndRequestsFrom = (companyId: CompanyId, day: LocalDate) =>
  companyOffersAndRequests(companyId, day, addDays(day, MAX_DAYS_AHEAD))

/** Offers and booking requests of the `days` before a day, latest first. */
export const companyOffersAndRequestsBefore = (companyId: CompanyId, day: LocalDate, days: number) =>
  companyOffersAndRequests(companyId, addDays(day, -days), addDays(day, -1), 'desc')

/** A practice's own offer, with the applications loaded so far. */
export function usePracticeOffer(offerId: OfferId) {
  const { data: offer, error, refetch } = useOffer(offerId)
  const NextToken = offer?.NextToken as UserId | undefined
  const morePages = useList(apiList(offersContract.listApplications, { params: { offerId }, query: { NextToken } }), {
    enabled: NextToken !== undefined,
  })
  const data =
    offer && morePages.data ? { ...offer, offers_requests: [...offer.offers_requests, ...morePages.data] } : offer
  const retry = morePages.error ? () => void morePages.refetch() : undefined
  return { data, error, refetch, loadMore: retry ?? morePages.loadMore, busy: morePages.busy }
}

export const professionalQuery = (id: UserId) => apiQuery(ownProfileContract.getProfessional, { params: { id } })

/** A practice receives the public profile. */
export const useApplicantProfile = (id: UserId) =>
  useQuery({ ...professionalQuery(id), select: (professional) => professional as PublicProfessional })

export const useConfirmApplication = (offerId: OfferId, reloadAfter: () => boolean) =>
  useApiMutation(
    offersContract.confirmApplication,
    (body: z.input<typeof ConfirmBody>) => ({ params: { offerId }, body }),
    { reloadAfter },
  )

export const useRejectApplication = (offerId: OfferId) =>
  useApiMutation(offersContract.rejectApplication, (body: z.input<typeof RejectBody>) => ({
    params: { offerId },
    body,
  }))

type Edit = { body: z.input<typeof EditOfferBody> & EditOfferBody; version: string }

export function useEditOffer(id: OfferId) {
  const edit = useApiMutation(offersContract.editOffer, ({ body, version }: Edit) => ({
    params: { id },
    body,
    version,
  }))
  return { ...edit, read: useReadOffer(id) }
}

export const useDeleteOffer = (id: OfferId) =>
  useApiMutation(offersContract.deleteOffer, () => ({ params: { id } }), { deletedKey: offerQuery(id).queryKey })

export const useCancelOffer = (offerId: OfferId) =>
  useApiMutation(offersContract.cancelOffer, (status_reason: string) => ({
    params: { offerId },
    body: status_reason ? { status_reason } : {},
  }))
