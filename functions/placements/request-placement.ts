import { planOn } from '#shared/companies/plan.rules.ts'
import { nextDailyCount } from '#shared/kernel/daily-count.ts'
import type { InputOf } from '#shared/kernel/define-contract.ts'
import { DomainError } from '#shared/kernel/errors.ts'
import { plans } from '#shared/kernel/plans.ts'
import type { placementsContract } from '#shared/placements/placements.contract.ts'
import { placementEvent } from '#shared/placements/placements.events.ts'
import { placementLifecycle } from '#shared/placements/placements.lifecycle.ts'
import type { Placement } from '#shared/placements/placements.schema.ts'
import { checkOptions } from '#functions/checks/check-options.ts'
import type { Context } from '#functions/platform/context.ts'
import { permit } from '#functions/platform/permit.ts'
import type { CompaniesRepository } from '#functions/stores/companies.repository.ts'
import type { OptionsRepository } from '#functions/stores/options.repository.ts'
import type { PlacementsRepository } from '#functions/stores/placements.repository.ts'

type Deps = Pick<Context, 'caller' | 'execute' | 'newId' | 'now' | 'today'> & {
  companies: Pick<CompaniesRepository, 'get' | 'mustExist'>
  options: OptionsRepository
  placements: PlacementsRepository
}

/** Name, contacts and fee are the practice's own, as they are now; what the body has of them is not read. */
export const requestPlacement = (
  context: Deps,
  { params: { companyId }, body }: InputOf<(typeof placementsContract)['requestPlacement']>,
): Promise<Placement> =>
  context.execute(async () => {
    const { caller, companies, now, options, placements, today } = context
    const { professionTitle, monthlySalary, workingHours, message } = body
    await checkOptions(options, now, { professions: [{ name: professionTitle, field: 'professionTitle' }] })
    const [company, count] = await Promise.all([companies.get(companyId), placements.getCount(companyId)])
    if (!company) throw new DomainError('COMPANY_NOT_FOUND')
    const eventType = permit(caller, placementLifecycle, { state: 'none', action: 'request', facts: {} })
    const plan = planOn(company, today)
    const placement: Placement = {
      id: context.newId('plc'),
      companyId,
      practiceName: company.name,
      practiceBussinessEmail: company.email,
      contact: company.contact,
      professionTitle,
      monthlySalary,
      workingHours,
      ...(message && { message }),
      plan,
      fee: plans[plan].placementFee,
      status: 'received',
      createdAt: now,
      updatedAt: now,
    }
    return {
      writes: [
        placements.put(placement),
        placements.putCount(companyId, nextDailyCount(today, count, 'placementsPerPracticeDay')),
        companies.mustExist(companyId),
      ],
      response: placement,
      events: [placementEvent(eventType, placement)],
      madeId: placement.id,
    }
  })
