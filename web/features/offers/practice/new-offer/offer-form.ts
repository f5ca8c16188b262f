import { type Resolver, useForm, useFormContext } from 'react-hook-form'
import type { Plan } from '#shared/kernel/plans.ts'
import type * as z from 'zod/mini'
import type { OfferBody } from '#shared/offers/offers.schema.ts'
import { lazyResolver } from '#web/components/forms/lazy-resolver.ts'
import { estimateOf, type Estimate } from '#web/features/offers/practice/estimate.ts'

/** The most people for whom the same shifts are posted at once. */
export const MAX_PEOPLE = 10

/** The request body as form values; rates are text while they are typed. */
export type OfferForm = Omit<z.input<typeof OfferBody>, 'rates' | 'notes' | 'skills'> & {
  rates: [string, string]
  notes: string
  skills: string[]
  /** How many people are needed at the same hours; each gets an offer of their own. */
  headcount?: number
}

const bodyResolver = lazyResolver(async () => (await import('#shared/offers/offers.schema.ts')).OfferBody)

/** Checks the body of one offer; how many are posted is no part of it, nor is a pool that was not chosen. */
const resolver: Resolver<OfferForm, unknown, OfferBody> = (
  { headcount: _, pool, poolHours, ...body },
  context,
  options,
) =>
  bodyResolver({ ...body, ...(pool && { pool, poolHours }) }, context, options as never) as ReturnType<typeof resolver>

export const useOfferForm = (start: OfferForm) =>
  useForm<OfferForm, unknown, OfferBody>({
    resolver,
    // It could not focus the calendar and lists, which are no inputs; the page does.
    shouldFocusError: false,
    defaultValues: start,
  })

export const useOfferFormContext = () => useFormContext<OfferForm, unknown, OfferBody>()

/** Undefined until there are days and a valid budget. */
export function estimateOfForm(
  { request_dates, lunch, rates }: Pick<OfferForm, 'request_dates' | 'lunch' | 'rates'>,
  plan: Plan,
): Estimate | undefined {
  const [from, to] = rates
  return request_dates.length > 0 && Number(from) > 0 && Number(to) >= Number(from)
    ? estimateOf(request_dates, lunch, rates, plan)
    : undefined
}
