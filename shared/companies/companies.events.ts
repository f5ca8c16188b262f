import * as z from 'zod/mini'
import { type Missing, missingSteps } from '#shared/kernel/approval.schema.ts'
import { declareEvent, eventMaker } from '#shared/kernel/define-events.ts'
import { CompanyId, UserId } from '#shared/kernel/ids.ts'
import type { Company } from './companies.schema.ts'
import { PlanPeriod } from './plans.schema.ts'
import { companyStepNames, type CompanyStepName } from './step-names.ts'

type Named = Pick<Company, 'id' | 'name'>

/** Carries no data of the practice: readers look it up. */
const practiceChange = declareEvent({
  version: 1,
  subject: CompanyId,
  data: z.strictObject({}),
  of: ({ id }: Pick<Company, 'id'>) => ({ subject: id, data: {} }),
})

/** How long the practice had waited, if it had. */
const approved = declareEvent({
  version: 2,
  subject: CompanyId,
  data: z.strictObject({ companyName: z.string(), by: UserId, waitedMinutes: z.optional(z.int()) }),
  of: ({ id, name }: Named, by: UserId, waited: number | undefined) => ({
    subject: id,
    data: { companyName: name, by, waitedMinutes: waited },
  }),
  // How long it had waited was not written then.
  upgrades: { 1: (data) => data },
})

const unapproved = declareEvent({
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

const sentBack = declareEvent({
  version: 1,
  subject: CompanyId,
  data: z.strictObject({
    companyName: z.string(),
    by: UserId,
    missing: missingSteps(companyStepNames),
    waitedMinutes: z.optional(z.int()),
  }),
  of: ({ id, name }: Named, by: UserId, missing: Missing<CompanyStepName>[], waited: number | undefined) => ({
    subject: id,
    data: { companyName: name, by, missing, waitedMinutes: waited },
  }),
})

export const companyEvents = {
  'company.created': practiceChange,
  'company.saved': practiceChange,
  'company.approved': approved,
  'company.approval-removed': unapproved,
  'company.sent-back': sentBack,
  'company.corrected': practiceChange,
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
