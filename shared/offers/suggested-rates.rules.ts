import type { DayRates } from '#shared/kernel/money.schema.ts'
import { flatRates } from '#shared/kernel/rate-groups.ts'
import type { CounterOffer } from './offers.state.ts'

/** The rates that a locum has suggested, for every kind of day. */
export const suggestedRates = ({ rate, rates }: Pick<CounterOffer, 'rate' | 'rates'>, offered: DayRates): DayRates =>
  rates ? { ...offered, ...rates } : flatRates(rate)
