import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda'
import type { Operation, Page } from '#shared/kernel/define-contract.ts'
import { checksAreOn } from '#functions/platform/dynamo/checks.ts'
import { compressed } from './compressed.ts'
import { json } from './error-response.ts'
import { fileResponse } from './file-response.ts'

const checkedOutput = (operation: Operation, output: unknown): unknown => {
  // Checked but returned unchanged: parsing would fill in what a deployment leaves out.
  const checked = (schema: Operation['response'], value: unknown) => {
    if (checksAreOn()) schema?.parse(value)
    return value
  }
  if (!operation.list) return { data: checked(operation.response, output) }
  const { items, nextToken, summary } = output as Page<unknown>
  return {
    Items: items.map((item) => checked(operation.list, item)),
    Count: items.length,
    ...(nextToken && { NextToken: nextToken }),
    ...(summary !== undefined && { Summary: checked(operation.listSummary, summary) }),
  }
}

/** What an operation returned, as its contract declares it. */
export const success = (
  { headers }: APIGatewayProxyEventV2,
  operation: Operation,
  output: unknown,
): APIGatewayProxyStructuredResultV2 =>
  operation.raw
    ? fileResponse(operation.raw, String(output), headers['if-none-match'])
    : json(200, checkedOutput(operation, output))

/** As it leaves the Lambda: compressed; for HEAD without the body, but with its length. */
export const finished = (
  event: APIGatewayProxyEventV2,
  response: APIGatewayProxyStructuredResultV2,
): APIGatewayProxyStructuredResultV2 => {
  const whole = compressed(event, response)
  if (!event.routeKey.startsWith('HEAD ')) return whole
  const { body = '', isBase64Encoded, ...head } = whole
  const length = Buffer.byteLength(body, isBase64Encoded ? 'base64' : 'utf8')
  return { ...head, headers: { ...head.headers, 'content-length': String(length) } }
}
