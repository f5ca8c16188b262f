import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda'
import type { ErrorCode } from '#shared/kernel/error-catalogue.ts'
import { DomainError, type ErrorDetails, type ShownDetails } from '#shared/kernel/errors.ts'
import { isTransient } from '#functions/platform/dynamo/failures.ts'
import type { Log } from '#functions/platform/logger.ts'
import { inKeyOrder } from './in-key-order.ts'
import { withSourceFiles } from '#functions/platform/with-source-files.ts'

export const json = (statusCode: number, body: unknown): APIGatewayProxyStructuredResultV2 => ({
  statusCode,
  headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' },
  body: JSON.stringify(inKeyOrder(body)),
})

const errorJson = async (
  code: ErrorCode,
  requestId: string,
  details?: ErrorDetails,
): Promise<APIGatewayProxyStructuredResultV2> => {
  const { errorCatalogue, formatDetails, retriedStatuses, retryAfter, shownQuota } =
    await import('./error-texts.lazy.ts')
  const { status, message } = errorCatalogue[code]
  const shown: ShownDetails | undefined = details?.quota ? { ...details, quota: shownQuota(details.quota) } : details
  const response = json(status, {
    error: { code, message: formatDetails(code, details) ?? message, requestId, ...(shown && { details: shown }) },
  })
  if (!retriedStatuses.includes(status)) return response
  const seconds = retryAfter(details?.quota, new Date().toISOString())
  return { ...response, headers: { ...response.headers, 'retry-after': String(seconds) } }
}

/**
 * The only place that turns an error into a response. Anything but a DomainError is our fault: logged in full, and
 * returned without details.
 */
export const errorResponse = async (
  error: unknown,
  requestId: string,
  log: Log,
): Promise<APIGatewayProxyStructuredResultV2> => {
  if (error instanceof DomainError) {
    log.warn('refused', { code: error.code })
    return errorJson(error.code, requestId, error.details)
  }
  log.error('failed', withSourceFiles(error as Error))
  return errorJson(isTransient(error) ? 'BUSY' : 'INTERNAL', requestId)
}
