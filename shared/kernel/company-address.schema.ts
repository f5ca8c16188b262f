import * as z from 'zod/mini'
import { optionText, lineText, required } from '#shared/kernel/text.ts'

/** As stored. */
export const CompanyAddress = z.strictObject({
  building_name: z._default(lineText(80), ''),
  unit_no: z._default(lineText(20), 'N/A'),
  street: required(120),
  suburb: z._default(lineText(80), ''),
  province: optionText(60),
  region: optionText(80),
  postal_code: required(10),
  country: z._default(z.literal('South Africa'), 'South Africa'),
})
export type CompanyAddress = z.infer<typeof CompanyAddress>

/** The address step. Addresses saved before this rule may have other postal codes. */
export const CompanyAddressForm = z.extend(CompanyAddress, {
  postal_code: required(10).check(z.regex(/^\d{4}$/, 'Postal code should have 4 digits')),
})
