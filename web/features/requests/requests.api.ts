import { useMutation, useQueries, useQuery, useQueryClient } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import { calendarContract } from '#shared/calendar/calendar.contract.ts'
import type { PostingRef } from '#shared/calendar/availability.schema.ts'
import type { LocalDate } from '#shared/kernel/dates.ts'
import type { CompanyId, UserId } from '#shared/kernel/ids.ts'
import type { Offer } from '#shared/offers/offers.schema.ts'
import { requestsContract } from '#shared/requests/requests.contract.ts'
import type {
  AcceptRequestBody,
  DeclineRequestBody,
  EndRequestBody,
  RequestBookingBody,
} from '#shared/requests/requests.schema.ts'
import { lastOf } from '#web/components/calendar/month-days.ts'
import { requestIn } from '#web/components/request-words.ts'
import { call } from '#web/platform/api-client.ts'
import { dayKeys, invalidateDays } from '#web/platform/day-queries.ts'
import { requestFailed } from '#web/platform/error-catalogue.ts'
import { everyPage } from '#web/platform/every-page.ts'
import { ownDays } from '#web/platform/own-days.ts'
import { calendarOf } from '#web/components/calendar/own-calendar.ts'
import { locumDaysOf } from './practice/new-request/locum-days.ts'

/** Months of a professional’s calendar as a practice sees them. */
export const useLocumMonths = (professionalId: UserId, companyId: CompanyId, months: readonly string[]) =>
  useQueries({
    queries: months.map((month) => ({
      queryKey: dayKeys.asPracticeSees(professionalId, companyId, month),
      queryFn: () =>
        everyPage((NextToken) =>
          call(
            calendarContract.listAvailabilityForPractice,
            { params: { professionalId, start: `${month}-01`, end: lastOf(month) }, query: { companyId, NextToken } },
            { failure: requestFailed.loadAvailability },
          ),
        ),
    })),
    combine: (answers) => ({
      days: locumDaysOf(answers.flatMap(({ data }) => data ?? [])),
      loaded: answers.every(({ data }) => data !== undefined),
      error: answers.find(({ error }) => error)?.error,
      refetch: () => void Promise.all(answers.map(({ refetch }) => refetch())),
    }),
  })

/** One's own days between two dates, for a look at the weeks that a request falls in. */
export const useOwnDays = (start: LocalDate, end: LocalDate) =>
  useQuery({
    queryKey: dayKeys.ownPeriod(start, end),
    queryFn: async () => calendarOf(await ownDays(start, end)),
  })

/** Also after a failure everything is read again: it often says that the screen is old. */
function useRequestChange<V, R>(mutationFn: (variables: V) => Promise<R>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn,
    onSettled: () => invalidateDays(client),
  })
}

type Asking = { posting: PostingRef; body: z.input<typeof RequestBookingBody> & z.infer<typeof RequestBookingBody> }

export const useRequestBooking = () =>
  useRequestChange(({ posting, body }: Asking) =>
    call(
      requestsContract.requestBooking,
      { params: { id: posting, date: body.request_dates[0]?.date ?? '' }, body },
      { failure: requestFailed.updateAvailability },
    ),
  )

/** What a request is named by in an address. */
const placeOf = (offer: Offer) => ({ id: offer.availabilityId ?? requestIn(offer).id, date: offer.date })

export const useTakeBack = (offer: Offer) =>
  useRequestChange((body: Omit<z.input<typeof EndRequestBody>, 'id'>) => {
    const { id: availabilityId, date } = placeOf(offer)
    return call(
      requestsContract.cancelBookingRequest,
      { params: { availabilityId, date }, body: { id: offer.id, ...body } },
      { failure: requestFailed.updateAvailability },
    )
  })

export const useAcceptRequest = (offer: Offer) =>
  useRequestChange((body: Omit<z.input<typeof AcceptRequestBody>, 'id'>) =>
    call(
      requestsContract.acceptBookingRequest,
      { params: placeOf(offer), body: { id: offer.id, ...body } },
      { failure: requestFailed.createBooking },
    ),
  )

export const useDeclineRequest = (offer: Offer) =>
  useRequestChange((body: Omit<z.input<typeof DeclineRequestBody>, 'id'>) =>
    call(
      requestsContract.rejectBookingRequest,
      { params: placeOf(offer), body: { id: offer.id, ...body } },
      { failure: requestFailed.updateAvailability },
    ),
  )
