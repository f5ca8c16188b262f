import { fullMonthsBefore, nextPlan, planOn, planPeriods } from '#shared/companies/plan.rules.ts'
import type { Pricing } from '#shared/companies/plans.schema.ts'
import { toRand } from '#shared/kernel/money.ts'
import type { Context } from '#functions/platform/context.ts'
import { versionOf } from '#functions/platform/with-version.ts'
import type { BookingsRepository } from '#functions/stores/bookings.repository.ts'
import type { StoredCompany } from '#functions/stores/companies.repository.ts'

const MONTHS_SHOWN = 3

/** The version of the plans alone: a practice may change its profile meanwhile. */
export const plansVersion = ({ plans = [] }: StoredCompany): string => versionOf(plans)

export const readPricing = async (
  { today, bookings }: Pick<Context, 'today'> & { bookings: BookingsRepository },
  company: StoredCompany,
): Promise<Pricing> => {
  const months = fullMonthsBefore(today, MONTHS_SHOWN)
  const sums = await bookings.readSums(company.id, String(months[0]), String(months.at(-1)))
  const plans = planPeriods(company)
  const next = nextPlan(plans, today)
  return {
    plan: planOn(company, today),
    ...(next && { next }),
    plans,
    months: months.map((month) => {
      const found = sums.find((one) => one.month === month)
      return { month, pay: toRand(found?.pay ?? 0), bookings: found?.bookings ?? 0 }
    }),
    version: plansVersion(company),
  }
}
