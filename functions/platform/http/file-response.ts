import { createHash } from 'node:crypto'
import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda'

/**
 * A text file that only its reader may keep and has to ask for again; unchanged, it is not sent again. The tag is weak
 * as the text may be compressed on its way.
 */
export const fileResponse = (
  type: string,
  body: string,
  known: string | undefined,
): APIGatewayProxyStructuredResultV2 => {
  const etag = `W/"${createHash('sha256').update(body).digest('base64url')}"`
  const headers = { 'cache-control': 'private, no-cache', etag }
  const isKnown = known?.split(',').some((tag) => tag.trim() === etag)
  return isKnown
    ? { statusCode: 304, headers }
    : { statusCode: 200, headers: { ...headers, 'content-type': `${type}; charset=utf-8` }, body }
}
