import * as z from 'zod/mini'
import { applicationStatuses } from './offer-statuses.ts'

/** The status of an application or a booking request. */
export const ApplicationStatus = z.enum(applicationStatuses)
export type ApplicationStatus = z.infer<typeof ApplicationStatus>
