import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda'
import { DomainError, errorCatalogue, type ErrorCode, type ErrorDetails } from '#shared/kernel/errors.ts'
import { isTransient } from '#functions/platform/dynamo/failures.ts'
import type { Log } from '#functions/platform/logger.ts'
import { withSourceFiles } from '#functions/platform/with-source-files.ts'

export const json = (statusCode: number, body: unknown): APIGatewayProxyStructuredResultV2 => ({
  statusCode,
  headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' },
  body: JSON.stringify(body),
})

/** The catalogue's message; for a quota, which one, its limit and until when it applies. */
const messageOf = (code: ErrorCode, { quota }: ErrorDetails = {}): string =>
  quota
    ? `The limit ${quota.name} (${quota.limit}) has been reached.${quota.until ? ` Try again after ${quota.until}.` : ''}`
    : errorCatalogue[code].message

const errorJson = (code: ErrorCode, requestId: string, details?: ErrorDetails): APIGatewayProxyStructuredResultV2 =>
  json(errorCatalogue[code].status, {
    error: { code, message: messageOf(code, details), requestId, ...(details && { details }) },
  })

/**
 * The only place that turns an error into a response. Anything but a DomainError is our fault: logged in full, and
 * returned without details.
 */
export const errorResponse = (error: unknown, requestId: string, log: Log): APIGatewayProxyStructuredResultV2 => {
  if (error instanceof DomainError) {
    log.warn('refused', { code: error.code })
    return errorJson(error.code, requestId, error.details)
  }
  log.error('failed', withSourceFiles(error as Error))
  return errorJson(isTransient(error) ? 'BUSY' : 'INTERNAL', requestId)
}
