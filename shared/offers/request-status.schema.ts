import * as z from 'zod/mini'
import { requestStatuses } from './offer-statuses.ts'

/** The status of an application or a booking request. */
export const RequestStatus = z.enum(requestStatuses)
export type RequestStatus = z.infer<typeof RequestStatus>
