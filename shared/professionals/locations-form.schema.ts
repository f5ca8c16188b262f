import * as z from 'zod/mini'
import { required } from '#shared/kernel/text.ts'
import { ProfessionalAddress } from './professionals.schema.ts'
import { Locations } from './profile-steps.schema.ts'

/** The locations step as a form; unlike verification, it requires a street (SPEC 5). */
export const LocationsForm = z.strictObject({
  address: z.extend(ProfessionalAddress, { street: required(120) }),
  willing_to_travel: z.boolean(),
  locations: Locations,
})
export type LocationsForm = z.infer<typeof LocationsForm>
