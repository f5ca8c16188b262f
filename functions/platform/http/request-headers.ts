import type { APIGatewayProxyEventV2 } from 'aws-lambda'

/** CloudFront passes on its own name (`web-stack.ts`), which the API's stack can't know. */
export const originOf = ({ headers, requestContext }: APIGatewayProxyEventV2): string => {
  const [protocol, host = ''] = [headers['x-forwarded-proto'], headers['x-site-host']]
  const isHost = /^[a-z\d.-]+(:\d{1,5})?$/i.test(host)
  return `${protocol === 'https' ? 'https' : 'http'}://${isHost ? host : requestContext.domainName}`
}

export const ANY_VERSION = '*'

/** The version that If-Match names, in quotes or without. */
export const ifMatchOf = ({ headers }: APIGatewayProxyEventV2): string | undefined =>
  headers['if-match']?.replaceAll('"', '')
