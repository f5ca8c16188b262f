import * as z from 'zod/mini'
import { Instant } from '../kernel/dates.ts'
import { CompanyId } from '../kernel/ids.ts'
import { phoneLike, required } from '../kernel/text.ts'

const phone = phoneLike('021 123 4567')

export const Manager = z.strictObject({ name: required(60), surname: required(60), contact: phone })

/** What practice verification asks (DESIGN 4). */
export const CompanyVerification = z.strictObject({
  name: required(120),
  industry: required(60),
  type: required(80),
  email: z.email('Use a valid e-mail address').check(z.maxLength(254)),
  contact: phone,
  managers: z.array(Manager).check(z.minLength(1, 'Add at least one manager'), z.maxLength(20)),
})
export type CompanyVerification = z.infer<typeof CompanyVerification>

/** A practice as its members see it. */
export const Company = z.strictObject({
  id: CompanyId,
  tenantId: z.string(),
  ...CompanyVerification.shape,
  approved: z.boolean(),
  createdAt: Instant,
  updatedAt: Instant,
})
export type Company = z.infer<typeof Company>

/** A practice as locums see it. */
export const PublicCompany = z.strictObject({ id: CompanyId, name: z.string(), industry: z.string(), type: z.string() })
export type PublicCompany = z.infer<typeof PublicCompany>
