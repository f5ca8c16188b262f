import { useForm, useFormContext } from 'react-hook-form'
import type * as z from 'zod/mini'
import { defaultLunch } from '#shared/bookings/pay.rules.ts'
import type { CompanyId } from '#shared/kernel/ids.ts'
import type { Offer, OfferBody } from '#shared/offers/offers.schema.ts'
import { lazyResolver } from '#web/components/lazy-resolver.ts'
import { estimateOf, type Estimate } from '#web/features/offers/practice/estimate.ts'

/** The body as the form holds it; rates stay text while they are typed. */
export type OfferForm = Omit<z.input<typeof OfferBody>, 'rates' | 'notes' | 'skills'> & {
  rates: [string, string]
  notes: string
  skills: string[]
}

const resolver = lazyResolver(async () => (await import('#shared/offers/offers.schema.ts')).OfferBody)

/** Most shifts are like the last one, but for their days; what was looked for in vain comes before it. */
export const useOfferForm = (accountid: CompanyId, last: Offer | undefined, prefill: Partial<OfferForm>) =>
  useForm<OfferForm, unknown, OfferBody>({
    resolver: resolver as never,
    // The days, and what is chosen from lists, are no inputs that it could focus.
    shouldFocusError: false,
    defaultValues: {
      accountid,
      profession: last?.profession ?? '',
      practice_region: last?.practice_region ?? { province: '', region: '' },
      experience: last?.experience ?? 0,
      rates: last?.rates ?? ['', ''],
      lunch: last?.lunch.allowed ? last.lunch : defaultLunch,
      notes: '',
      skills: [],
      request_dates: [],
      ...prefill,
    },
  })

export const useOfferFields = () => useFormContext<OfferForm, unknown, OfferBody>()

/** Nothing until there are days and both ends of a budget that makes sense. */
export function estimateFor({
  request_dates,
  lunch,
  rates,
}: Pick<OfferForm, 'request_dates' | 'lunch' | 'rates'>): Estimate | undefined {
  const [from, to] = rates
  return request_dates.length > 0 && Number(from) > 0 && Number(to) >= Number(from)
    ? estimateOf(request_dates, lunch, rates)
    : undefined
}
