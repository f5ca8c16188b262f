import { Decision } from '#shared/kernel/approval.schema.ts'
import { isPublicAccess, type Operation } from '#shared/kernel/define-contract.ts'
import { errorCatalogue, type ErrorCode } from '#shared/kernel/error-catalogue.ts'
import { ARGUMENT_CODE, TYPE_CODE } from '#shared/kernel/site-errors.ts'
import { errorCodesOf } from '#shared/kernel/operation-errors.ts'
import { quotaNames } from '#shared/kernel/quota-names.ts'
import { retriedStatuses } from '#shared/kernel/retry-after.ts'
import { COMPONENT, type Json, type Schemas } from './openapi-schemas.ts'

/** An object with exactly these fields. */
const exactly = (required: Json, optional: Json = {}): Json => ({
  type: 'object',
  properties: { ...required, ...optional },
  required: Object.keys(required),
  additionalProperties: false,
})

const text = { type: 'string' }

export const errorSchemas: Record<string, Json> = {
  Error: exactly({
    error: exactly(
      { code: { type: 'string', enum: Object.keys(errorCatalogue) }, message: text, requestId: text },
      {
        details: exactly(
          {},
          {
            fields: { type: 'array', items: exactly({ field: text, message: text }) },
            dates: { type: 'array', items: { type: 'string', format: 'date' } },
            quota: exactly(
              { name: { type: 'string', enum: Object.values(quotaNames) }, limit: { type: 'integer' } },
              { from: { type: 'string', format: 'date' } },
            ),
            decision: exactly({
              what: { type: 'string', enum: Decision.shape.what.options },
              at: { type: 'string', format: 'date-time' },
              by: text,
              name: text,
            }),
            suspension: exactly({ at: { type: 'string', format: 'date-time' }, reason: text }),
            kind: { type: 'string', enum: ['type', 'missing-argument'] },
            code: { type: 'integer', enum: [ARGUMENT_CODE, TYPE_CODE] },
          },
        ),
      },
    ),
  }),
  GatewayError: {
    description: 'A response of API Gateway itself, before or instead of the operation.',
    ...exactly({ message: text }),
  },
}

/** API Gateway's messages if no Lambda responds. */
const gatewayMessages: Record<number, string> = {
  401: 'Unauthorized',
  404: 'Not Found',
  413: 'Request Entity Too Large',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  503: 'Service Unavailable',
}

const gatewayStatusesOf = ({ access, params, body }: Operation): number[] => [
  ...(isPublicAccess(access) ? [] : [401]),
  // An empty path parameter matches no route.
  ...(params ? [404] : []),
  ...(body ? [413] : []),
  429,
  500,
  503,
]

/** The operation's own responses have it; the gateway's don't. */
const retryAfterHeader = {
  'Retry-After': {
    description: 'After how many seconds the request may be sent again, with the same `Idempotency-Key`.',
    schema: { type: 'integer', minimum: 1 },
  },
}

/** A response of the operation, of the gateway, or of either. */
const failureOf = (status: number, codes: readonly ErrorCode[], gatewayMessage: string | undefined): Json => {
  const schemas = [...(codes.length > 0 ? ['Error'] : []), ...(gatewayMessage ? ['GatewayError'] : [])].map((name) => ({
    $ref: COMPONENT + name,
  }))
  const lines = codes.map((code) => `${code}: ${errorCatalogue[code].message}`)
  return {
    ...(codes.length > 0 && retriedStatuses.includes(status) && { headers: retryAfterHeader }),
    description: [...lines, ...(gatewayMessage ? [`GatewayError: ${gatewayMessage}`] : [])].join('\n\n'),
    content: { 'application/json': { schema: schemas.length > 1 ? { oneOf: schemas } : schemas[0] } },
  }
}

/** Error responses are defined once per status and codes. */
const failuresOf = (operation: Operation, responses: Record<string, Json>): Json => {
  const [codes, gateway] = [errorCodesOf(operation), gatewayStatusesOf(operation)]
  const statuses = [...new Set([...codes.map((code) => errorCatalogue[code].status), ...gateway])].sort()
  return Object.fromEntries(
    statuses.map((status) => {
      const [own, message] = [
        codes.filter((code) => errorCatalogue[code].status === status),
        gateway.includes(status) ? gatewayMessages[status] : undefined,
      ]
      const name = [status, ...own, ...(message ? ['GatewayError'] : [])].join('.')
      responses[name] = failureOf(status, own, message)
      return [status, { $ref: `#/components/responses/${name}` }]
    }),
  )
}

const successOf = ({ raw, list, listSummary, response }: Operation, { responseSchema }: Schemas): Json => {
  if (raw)
    return {
      description: 'The file',
      content: { [raw]: { schema: raw === 'application/json' ? { type: 'object' } : text } },
    }
  const body = list
    ? exactly(
        { Items: { type: 'array', items: responseSchema(list) }, Count: { type: 'integer' } },
        { NextToken: text, ...(listSummary && { Summary: responseSchema(listSummary) }) },
      )
    : exactly({ data: responseSchema(response as NonNullable<typeof response>) })
  return { description: 'Success', content: { 'application/json': { schema: body } } }
}

/** A file is not sent again to a caller who has it. */
const unchanged = { description: 'The caller has the file of this `ETag` already (`If-None-Match`)' }

/** An operation's responses; the errors are added to the document's shared responses. */
export const responsesOf = (operation: Operation, schemas: Schemas, responses: Record<string, Json>): Json => ({
  200: successOf(operation, schemas),
  ...(operation.raw && { 304: unchanged }),
  ...failuresOf(operation, responses),
})
