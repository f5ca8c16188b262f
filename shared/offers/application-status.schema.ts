import * as z from 'zod/mini'
import { candidateStatuses } from './offer-statuses.ts'

/** The status of a candidate; `ApplicationStatus` in the API. */
export const ApplicationStatus = z.enum(candidateStatuses)
export type CandidateStatus = z.infer<typeof ApplicationStatus>
