import * as z from 'zod/mini'
import { declareEvent, eventMaker } from '#shared/kernel/define-events.ts'
import { CompanyId, UserId } from '#shared/kernel/ids.ts'
import type { Company } from './companies.schema.ts'
import { PlanPeriod } from './plans.schema.ts'

type Named = Pick<Company, 'id' | 'name'>

/** Carries no data of the practice: readers look it up. */
const practiceChange = declareEvent({
  version: 1,
  subject: CompanyId,
  data: z.strictObject({}),
  of: ({ id }: Pick<Company, 'id'>) => ({ subject: id, data: {} }),
})

const approvalDecision = declareEvent({
  version: 1,
  subject: CompanyId,
  data: z.strictObject({ companyName: z.string(), by: UserId }),
  of: ({ id, name }: Named, by: UserId) => ({ subject: id, data: { companyName: name, by } }),
})

const suspension = declareEvent({
  version: 1,
  subject: CompanyId,
  data: z.strictObject({ companyName: z.string(), reason: z.string(), by: UserId }),
  of: ({ id, name }: Named, reason: string, by: UserId) => ({ subject: id, data: { companyName: name, reason, by } }),
})

export const companyEvents = {
  'company.created': practiceChange,
  'company.saved': practiceChange,
  'company.approved': approvalDecision,
  'company.approval-removed': approvalDecision,
  'company.suspended': suspension,
  'company.suspension-lifted': suspension,
  'company.plan-set': declareEvent({
    version: 1,
    subject: CompanyId,
    data: z.strictObject({ companyName: z.string(), ...PlanPeriod.shape, by: UserId }),
    of: ({ id, name }: Named, { plan, from }: PlanPeriod, by: UserId) => ({
      subject: id,
      data: { companyName: name, plan, from, by },
    }),
  }),
  'company.deleted': declareEvent({
    version: 1,
    subject: CompanyId,
    /** `members` are the others to notify; they can no longer be looked up once the practice is deleted. */
    data: z.strictObject({ companyName: z.string(), by: UserId, members: z.array(UserId) }),
    of: ({ id, name }: Named, by: UserId, members: readonly UserId[]) => ({
      subject: id,
      data: { companyName: name, by, members: members.filter((member) => member !== by) },
    }),
  }),
}

export const companyEvent = eventMaker(companyEvents)
