import * as z from 'zod/mini'
import { Instant } from '#shared/kernel/dates.ts'
import { CompanyId, UserId } from '#shared/kernel/ids.ts'
import { memberRoles } from '#shared/kernel/member-roles.ts'
import { roles } from '#shared/kernel/roles.ts'
import { Suspension } from '#shared/kernel/suspension.schema.ts'
import { MaskedProfile } from '#shared/professionals/masked-profile.schema.ts'
import { AccountQuotas } from './account-quotas.schema.ts'

/** An account with what belongs to it, as a super admin sees it. */
export const Person = z.strictObject({
  id: UserId,
  name: z.string(),
  email: z.string(),
  role: z.enum(roles),
  createdAt: Instant,
  /** The version of the terms and the privacy notice that was accepted: its date. */
  consent: z.optional(z.string()),
  quotas: z.optional(AccountQuotas),
  /** When all sessions were ended last. */
  sessionsValidAfter: z.optional(Instant),
  suspended: z.optional(Suspension),
  practices: z.array(
    z.strictObject({ id: CompanyId, name: z.string(), role: z.enum(memberRoles), approved: z.boolean() }),
  ),
  profile: z.optional(MaskedProfile),
})
export type Person = z.infer<typeof Person>
