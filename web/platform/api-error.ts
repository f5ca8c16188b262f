import type { ErrorCode } from '#shared/kernel/error-catalogue.ts'
import type { ShownDetails } from '#shared/kernel/errors.ts'
import { Failure } from './error-catalogue.ts'

/** A failed call, with or without a response. `title` is the sentence of SPEC 8 for the operation, if there is one. */
export class ApiError extends Failure {
  readonly errorCode: ErrorCode | 'NO_RESPONSE' | 'OFFLINE'
  readonly title: string | undefined
  readonly details: ShownDetails
  readonly requestId: string | undefined

  constructor(
    errorCode: ApiError['errorCode'],
    message: string,
    more: { title?: string; details?: ShownDetails; requestId?: string; cause?: unknown } = {},
  ) {
    super('request-failed', message, more.cause)
    this.name = 'ApiError'
    this.errorCode = errorCode
    this.title = more.title
    this.details = more.details ?? {}
    this.requestId = more.requestId
  }
}
