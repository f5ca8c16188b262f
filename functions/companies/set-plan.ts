import { isDeepStrictEqual } from 'node:util'
import { companyEvent } from '#shared/companies/companies.events.ts'
import type { companiesContract } from '#shared/companies/companies.contract.ts'
import { planPeriods } from '#shared/companies/plan.rules.ts'
import type { Pricing } from '#shared/companies/plans.schema.ts'
import { dateRangeProblem } from '#shared/kernel/dates.ts'
import type { InputOf } from '#shared/kernel/define-contract.ts'
import { DomainError, invalidField, quotaExceeded } from '#shared/kernel/errors.ts'
import { quotas } from '#shared/kernel/quotas.ts'
import type { Context } from '#functions/platform/context.ts'
import type { BookingsRepository } from '#functions/stores/bookings.repository.ts'
import type { CompaniesRepository } from '#functions/stores/companies.repository.ts'
import { plansVersion, readPricing } from './read-pricing.ts'

type Deps = Pick<Context, 'caller' | 'now' | 'today' | 'checkVersion' | 'execute'> & {
  companies: CompaniesRepository
  bookings: BookingsRepository
}
type Input = InputOf<(typeof companiesContract)['setPlan']>

/** Setting what holds from that day on anyway changes nothing. */
export const setPlan = (context: Deps, { params, body }: Input): Promise<Pricing> =>
  context.execute(async () => {
    const { caller, now, today, companies } = context
    const { plan, from } = body
    const before = await companies.get(params.companyId)
    if (!before) throw new DomainError('COMPANY_NOT_FOUND')
    context.checkVersion(plansVersion(before))
    const problem = dateRangeProblem(body.from, today)
    if (problem)
      throw invalidField(
        'from',
        problem === 'past' ? 'Choose today or a later date' : 'Choose a date within the next 12 months',
      )
    const { plans = [] } = before
    const after = { ...before, plans: [...plans, { plan, from, setBy: caller.account, at: now }] }
    if (isDeepStrictEqual(planPeriods(before), planPeriods(after)))
      return { writes: [], response: await readPricing(context, before), events: [] }
    if (plans.length >= quotas.planChangesPerPractice) throw quotaExceeded({ name: 'planChangesPerPractice' })
    return {
      writes: [companies.put(after)],
      response: await readPricing(context, after),
      events: [companyEvent('company.plan-set', after, { plan, from }, caller.account)],
    }
  })
