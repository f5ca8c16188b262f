import { useQueries } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import { calendarContract } from '#shared/calendar/calendar.contract.ts'
import type { Availability, AvailabilityDay } from '#shared/calendar/availability.schema.ts'
import type { LocalDate } from '#shared/kernel/dates.ts'
import type { CompanyId, OfferId, PostingRef, UserId } from '#shared/kernel/ids.ts'
import type { Offer } from '#shared/offers/offers.schema.ts'
import { requestsContract } from '#shared/requests/requests.contract.ts'
import type {
  AcceptRequestBody,
  BookNowBody,
  CounterOfferBody,
  DeclineRequestBody,
  EditPrivateOfferBody,
  EndRequestBody,
  RequestBookingBody,
} from '#shared/requests/requests.schema.ts'
import { lastDayOfMonth } from '#web/components/calendar/month-days.ts'
import { bookedDaysByLocum } from '#web/components/status/offer-facts.ts'
import { candidateIn } from '#web/components/status/request-status.ts'
import { apiFullList } from '#web/platform/api-query.ts'
import { useReadOffer } from '#web/features/offers/offer.api.ts'
import { MAX_LOADED_OFFERS, companyOffersAndRequestsFrom } from '#web/features/offers/practice/practice-offers.api.ts'
import { suggestPush } from '#web/components/devices/suggest-push.ts'
import { useList } from '#web/platform/use-list.ts'
import { useApiMutation } from '#web/platform/use-api-mutation.ts'

/**
 * A day of a professional's calendar, the posting that a request for it names, and whether the practice has booked them
 * for it.
 */
export type LocumDay = AvailabilityDay & { posting: PostingRef; bookedHere?: boolean }
export type LocumDays = ReadonlyMap<LocalDate, LocumDay>

export const indexLocumDays = (found: readonly Availability[]): LocumDays =>
  new Map(
    found.flatMap(({ id, days }) => days.map((day): [LocalDate, LocumDay] => [day.date, { ...day, posting: id }])),
  )

/** Months of a professional’s calendar, as a practice sees it. */
export const useLocumMonths = (professionalId: UserId, companyId: CompanyId, months: readonly string[]) =>
  useQueries({
    queries: months.map((month) =>
      apiFullList(calendarContract.listAvailabilityForPractice, {
        params: { professionalId, start: `${month}-01`, end: lastDayOfMonth(month) },
        query: { companyId },
      }),
    ),
    combine: (results) => ({
      days: indexLocumDays(results.flatMap(({ data }) => data ?? [])),
      loaded: results.every(({ data }) => data !== undefined),
      error: results.find(({ error }) => error)?.error,
      refetch: () => void Promise.all(results.map(({ refetch }) => refetch())),
    }),
  })

const bookedStatuses: readonly AvailabilityDay['status'][] = ['unavailable', 'partially-confirmed']

/** Marks the days for which the practice has booked the professional; nothing is read where none is booked. */
export function useBookedHere(
  professionalId: UserId,
  companyId: CompanyId,
  days: LocumDays,
  today: LocalDate,
): LocumDays {
  const needed = [...days.values()].some(({ date, status }) => date >= today && bookedStatuses.includes(status))
  const { data } = useList(companyOffersAndRequestsFrom(companyId, today), {
    enabled: needed,
    automaticItems: MAX_LOADED_OFFERS,
  })
  const { dates } = bookedDaysByLocum(data ?? []).get(professionalId) ?? {}
  return dates ? new Map([...days].map(([date, day]) => [date, { ...day, bookedHere: dates.has(date) }])) : days
}

type RequestVariables = {
  posting: PostingRef
  body: z.input<typeof RequestBookingBody> & z.infer<typeof RequestBookingBody>
}

export const useRequestBooking = () =>
  useApiMutation(
    requestsContract.requestBooking,
    ({ posting, body }: RequestVariables) => ({
      params: { id: posting, date: body.request_dates[0]?.date ?? '' },
      body,
    }),
    { onSuccess: () => suggestPush() },
  )

export const useBookNow = (companyId: CompanyId, professionalId: UserId) =>
  useApiMutation(requestsContract.bookNow, (body: z.input<typeof BookNowBody> & BookNowBody) => ({
    params: { companyId, professionalId },
    body,
  }))

/** The path parameters of a request. */
const requestParams = (offer: Offer) => ({ id: offer.availabilityId ?? candidateIn(offer).id, date: offer.date })

export const useWithdrawRequest = (offer: Offer) =>
  useApiMutation(requestsContract.cancelBookingRequest, (body: Omit<z.input<typeof EndRequestBody>, 'id'>) => {
    const { id: availabilityId, date } = requestParams(offer)
    return { params: { availabilityId, date }, body: { id: offer.id, ...body } }
  })

export const useAcceptRequest = (offer: Offer) =>
  useApiMutation(requestsContract.acceptBookingRequest, (body: Omit<z.input<typeof AcceptRequestBody>, 'id'>) => ({
    params: requestParams(offer),
    body: { id: offer.id, ...body },
  }))

type Edit = { body: z.input<typeof EditPrivateOfferBody> & z.infer<typeof EditPrivateOfferBody> }

/** Its revision, which grows with every change, is in the body. */
export function useEditRequest(id: OfferId) {
  const edit = useApiMutation(requestsContract.editPrivateOffer, ({ body }: Edit) => ({ params: { id }, body }))
  return { ...edit, read: useReadOffer(id) }
}

type Suggestion = z.input<typeof CounterOfferBody> & z.infer<typeof CounterOfferBody>

export const useSuggestRate = ({ id: offerId }: Offer) =>
  useApiMutation(requestsContract.suggestRate, (body: Suggestion) => ({ params: { offerId }, body }))

export const useAcceptSuggestedRate = ({ id: offerId }: Offer) =>
  useApiMutation(requestsContract.acceptSuggestedRate, (body: { version: number }) => ({ params: { offerId }, body }))

export const useDeclineSuggestedRate = ({ id: offerId }: Offer) =>
  useApiMutation(requestsContract.declineSuggestedRate, (body: { status_reason: string }) => ({
    params: { offerId },
    body,
  }))

export const useDeclineRequest = (offer: Offer) =>
  useApiMutation(requestsContract.rejectBookingRequest, (body: Omit<z.input<typeof DeclineRequestBody>, 'id'>) => ({
    params: requestParams(offer),
    body: { id: offer.id, ...body },
  }))
