import * as z from 'zod/mini'
import { chosen, lineOf, required } from '#shared/kernel/text.ts'

/** The address step. */
export const CompanyAddress = z.strictObject({
  building_name: z._default(lineOf(80), ''),
  unit_no: z._default(lineOf(20), 'N/A'),
  street: required(120),
  suburb: z._default(lineOf(80), ''),
  province: chosen(60),
  region: chosen(80),
  postal_code: required(10),
  country: z._default(z.literal('South Africa'), 'South Africa'),
})
export type CompanyAddress = z.infer<typeof CompanyAddress>
