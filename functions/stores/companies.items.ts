import * as z from 'zod/mini'
import { Company } from '#shared/companies/companies.schema.ts'
import { PlanPeriod } from '#shared/companies/plans.schema.ts'
import { CompanyDocument } from '#shared/companies/company-documents.schema.ts'
import { StoredFile } from '#shared/kernel/files.schema.ts'
import { Decision } from '#shared/kernel/approval.schema.ts'
import { Instant, LocalDate } from '#shared/kernel/dates.ts'
import { CompanyId, UserId } from '#shared/kernel/ids.ts'
import { StoredSuspension } from '#shared/kernel/suspension.schema.ts'
import { memberRoles } from '#shared/kernel/member-roles.ts'
import { StoredOfferTemplate } from '#shared/companies/offer-templates.schema.ts'
import { defineItem } from '#functions/platform/dynamo/define-item.ts'

const key = { pk: CompanyId, sk: z.literal('COMPANY') }

export const companyItem = defineItem({
  name: 'COMPANY',
  table: 'companies',
  version: 2,
  // Decisions were not written then, and no practice was sent back.
  upgrades: { 1: (old) => old },
  storedOnly: ['directoryPk', 'directorySk', 'queuePk', 'queueSk'],
  schema: () =>
    z.strictObject({
      ...z.omit(Company, {
        id: true,
        documents: true,
        files: true,
        logo_file: true,
        role: true,
        walletTransactions: true,
        plans: true,
        suspended: true,
      }).shape,
      ...key,
      files: z.partialRecord(CompanyDocument, StoredFile),
      plans: z.optional(z.array(z.extend(PlanPeriod, { setBy: UserId, at: Instant }))),
      waitingSince: z.optional(Instant),
      suspended: z.optional(StoredSuspension),
      registeredAt: Instant,
      decision: z.optional(Decision),
      directoryPk: z.string(),
      directorySk: z.string(),
      queuePk: z.optional(z.string()),
      queueSk: z.optional(z.string()),
      version: z.int(),
    }),
})

const common = ['name', 'industry', 'type', 'email', 'contact', 'managers', 'address', 'createdAt'] as const

export const listedCompany = companyItem.part(
  ...common,
  'tenantId',
  'approved',
  'updatedAt',
  'plans',
  'suspended',
  'sent_back',
)

export const pendingCompany = companyItem.part(...common, 'files', 'waitingSince', 'registeredAt')

/** What remains of a deleted practice, under the same key. */
export const deletedCompanyItem = defineItem({
  name: 'deleted company',
  table: 'companies',
  version: 1,
  schema: () => z.strictObject({ ...key, createdAt: Instant, deletedAt: Instant, version: z.int() }),
})

export const memberItem = defineItem({
  name: 'MEMBER#',
  table: 'companies',
  version: 1,
  schema: () =>
    z.strictObject({
      pk: CompanyId,
      sk: z.string().check(z.startsWith('MEMBER#')),
      memberUser: UserId,
      role: z.enum(memberRoles),
      since: Instant,
      /** When they last opened the practice. */
      lastActiveAt: z.optional(Instant),
      version: z.int(),
    }),
})

export const openedItem = defineItem({
  name: 'OPENED',
  table: 'companies',
  version: 1,
  schema: () => z.strictObject({ pk: CompanyId, sk: z.literal('OPENED'), day: LocalDate, people: z.set(z.string()) }),
})

export const offerTemplatesItem = defineItem({
  name: 'TEMPLATES',
  table: 'companies',
  version: 1,
  schema: () =>
    z.strictObject({
      pk: CompanyId,
      sk: z.literal('TEMPLATES'),
      templates: z.array(StoredOfferTemplate),
      version: z.int(),
    }),
})
