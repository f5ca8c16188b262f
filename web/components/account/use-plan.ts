import { planOn } from '#shared/companies/plan.rules.ts'
import type { Plan } from '#shared/kernel/plans.ts'
import { currentDay } from '#web/platform/clock.ts'
import { useActiveCompany } from './account.api.ts'

/** The plan under which the active practice would post or request today. */
export const usePlan = (): Plan => planOn(useActiveCompany().company, currentDay())
