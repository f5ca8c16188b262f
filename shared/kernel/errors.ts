import type { Decision } from './approval.schema.ts'
import type { ErrorCode } from './error-catalogue.ts'
import { quotas, type ReachedQuota, type ShownQuota } from './quotas.ts'
import type { Suspension } from './suspension.schema.ts'
import type { ARGUMENT_CODE, TYPE_CODE } from './site-errors.ts'

export type FieldProblem = { field: string; message: string }
export type ErrorDetails = {
  fields?: FieldProblem[]
  dates?: string[]
  quota?: ReachedQuota
  /** The decision that came first. */
  decision?: Decision
  /** Of the caller’s own account, or of their practice. */
  suspension?: Suspension
  /** SPEC 8's kind and number, where something is no object or missing. */
  kind?: 'type' | 'missing-argument'
  code?: typeof TYPE_CODE | typeof ARGUMENT_CODE
}

/** The details as a response has them. */
export type ShownDetails = Omit<ErrorDetails, 'quota'> & { quota?: ShownQuota }

/** SPEC 8, to the letter. */
export const onlyAnObject = (name: 'Availability' | 'Booking' | 'Offer'): string => `${name} can only be an object`

/** The only error that operations throw on purpose. The response has the catalogue's sentence for its code. */
export class DomainError extends Error {
  readonly code: ErrorCode
  readonly details: ErrorDetails | undefined

  constructor(code: ErrorCode, details?: ErrorDetails) {
    super(code)
    this.name = 'DomainError'
    this.code = code
    this.details = details
  }
}

/** A request with one wrong field, and how to correct it. */
export const invalidField = (field: string, message: string): DomainError =>
  new DomainError('VALIDATION_FAILED', { fields: [{ field, message }] })

/** `field` is the request's field that names the file. */
export const uploadNotFound = (field: string): DomainError =>
  new DomainError('UPLOAD_NOT_FOUND', {
    fields: [{ field, message: 'We have not received this file. Please choose it again' }],
  })

/** For a super admin whose decision is based on an older one. */
export const alreadyDecided = (decision: Decision | undefined): DomainError =>
  new DomainError('ALREADY_DECIDED', decision && { decision })

/** For the users of a suspended account or practice: since when, and why. */
export const accountSuspended = ({ at, reason }: Suspension): DomainError =>
  new DomainError('ACCOUNT_SUSPENDED', { suspension: { at, reason } })

/** For the members of a suspended practice: since when, and why. */
export const practiceSuspended = ({ at, reason }: Suspension): DomainError =>
  new DomainError('PRACTICE_SUSPENDED', { suspension: { at, reason } })

/** Uses the standard limit unless another is given. */
export const quotaExceeded = (reached: Omit<ReachedQuota, 'limit'> & Partial<ReachedQuota>): DomainError =>
  new DomainError('QUOTA_EXCEEDED', { quota: { limit: quotas[reached.name], ...reached } })
