import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import { addDays, DAYS_AHEAD, type LocalDate } from '#shared/kernel/dates.ts'
import type { OfferId } from '#shared/kernel/ids.ts'
import { offersContract } from '#shared/offers/offers.contract.ts'
import { ANSWERED_DAYS } from '#shared/offers/offers.rules.ts'
import type { ApplicationBody, Offer } from '#shared/offers/offers.schema.ts'
import { dayRatesOf, locationOf } from '#shared/professionals/professionals.rules.ts'
import type { Seeker } from '#web/components/locum-offer-card.tsx'
import { useProfessional } from '#web/platform/account.ts'
import { call } from '#web/platform/api-client.ts'
import { requestFailed } from '#web/platform/error-catalogue.ts'
import { together, useList } from '#web/platform/use-list.ts'
import { useOptions } from '#web/features/options/options.api.ts'

const failure = requestFailed.loadOffers

/** SPEC 7: of the own profession, from today on; what asks for more experience comes too and says so. */
export const useOffersNearMe = (profession: string, today: LocalDate) =>
  useList({
    queryKey: ['offers', 'near me', profession, today],
    read: (NextToken) =>
      call(
        offersContract.searchOffers,
        { params: { profession, start: today, end: addDays(today, DAYS_AHEAD), experience: 0 }, query: { NextToken } },
        { failure },
      ),
  })

const useApplicationsBetween = (start: LocalDate, end: LocalDate) =>
  useList({
    queryKey: ['offers', 'mine', start, end],
    read: (NextToken) =>
      call(offersContract.listMyApplications, { params: { start, end }, query: { NextToken } }, { failure }),
  })

/** Two lists, because one spans at most a year. */
export const useMyApplications = (today: LocalDate) =>
  together([
    useApplicationsBetween(addDays(today, -ANSWERED_DAYS), addDays(today, -1)),
    useApplicationsBetween(today, addDays(today, DAYS_AHEAD)),
  ])

async function everyApplication(start: LocalDate, end: LocalDate): Promise<Offer[]> {
  const found: Offer[] = []
  let NextToken: string | undefined
  do {
    const page = await call(
      offersContract.listMyApplications,
      { params: { start, end }, query: { NextToken } },
      { failure },
    )
    found.push(...page.items)
    NextToken = page.nextToken
  } while (NextToken)
  return found
}

/** All that may still be booked: a warning of what ends must not depend on how far a list was read. */
export const useApplicationsAhead = (today: LocalDate, enabled: boolean) =>
  useQuery({
    enabled,
    queryKey: ['offers', 'mine', 'all ahead', today],
    queryFn: () => everyApplication(today, addDays(today, DAYS_AHEAD)),
  })

/** Applies, changes or withdraws. Also after a failure everything is read again: it often says that the screen is old. */
export const useApply = (id: OfferId) => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: z.input<typeof ApplicationBody>) =>
      call(offersContract.applyToOffer, { params: { id }, body }, { failure: requestFailed.updateOffer }),
    onSettled: () => client.invalidateQueries({ queryKey: ['offers'] }),
  })
}

/** Whose eyes offers are seen with; the guard lets nobody here who has no address or rates. */
export function useSeeker(): Seeker {
  const { working_hours, address } = useProfessional()
  const { data: provinces = [] } = useOptions('provinces')
  if (!working_hours || !address) throw new Error('The profile has no rates or no address')
  return { rates: dayRatesOf(working_hours), home: locationOf(address), provinces }
}
