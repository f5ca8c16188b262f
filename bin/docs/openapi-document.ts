import * as z from 'zod/mini'
import { contracts } from '../../shared/api-contract.ts'
import { isCommand, isPublic, type Access, type Operation } from '../../shared/kernel/define-contract.ts'
import { errorCatalogue, type ErrorCode } from '../../shared/kernel/errors.ts'

type Json = Record<string, unknown>

/** Schemas that stand once, by name, and are referred to from answers. */
type Names = ReturnType<typeof z.registry<{ id: string }>>

const SHARED = '#/$defs/'
const COMPONENT = '#/components/schemas/'

/** Our only transforms make text of rates given as numbers. */
const override = ({ zodSchema, jsonSchema }: { zodSchema: { _zod: { def: { type: string } } }; jsonSchema: Json }): void => {
  if (zodSchema._zod.def.type === 'transform') jsonSchema.type = 'string'
}

const given = (schema: z.ZodMiniType): Json => {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', override })
  return json
}

const answered = (schema: z.ZodMiniType, names: Names, components: Json): Json => {
  const { $schema: _, $defs = {}, id: _id, ...json } = z.toJSONSchema(schema, { io: 'output', metadata: names, unrepresentable: 'any', override })
  const referring = (value: unknown): Json => JSON.parse(JSON.stringify(value).replaceAll(SHARED, COMPONENT)) as Json
  for (const [name, { id: _own, ...definition }] of Object.entries($defs)) components[name] = referring(definition)
  const name = names.get(schema)?.id
  if (!name) return referring(json)
  components[name] = referring(json)
  return { $ref: COMPONENT + name }
}

const parametersOf = ({ method, access, takesNoKey, params, query }: Operation): Json[] => {
  const fields = (place: 'path' | 'query', schema?: z.ZodMiniType): Json[] => {
    const { properties = {}, required = [] } = schema ? (given(schema) as { properties?: Json; required?: string[] }) : {}
    return Object.entries(properties).map(([name, field]) => ({ name, in: place, required: required.includes(name), schema: field }))
  }
  return [...fields('path', params), ...fields('query', query), ...(isCommand({ method, access, takesNoKey }) ? [{ $ref: '#/components/parameters/IdempotencyKey' }] : [])]
}

const codesOf = ({ method, access, takesNoKey, params, query, body, bodyLimit, errors }: Operation): ErrorCode[] => [
  ...((params ?? query ?? body) ? (['VALIDATION_FAILED'] as const) : []),
  ...(body ? (['MALFORMED_BODY', bodyLimit?.refusal ?? 'PAYLOAD_TOO_LARGE'] as const) : []),
  ...(isPublic(access) ? [] : (['UNAUTHENTICATED', 'FORBIDDEN'] as const)),
  ...(!isPublic(access) && access.approved ? (['NOT_APPROVED'] as const) : []),
  ...(isPublic(access) ? [] : (['BUSY'] as const)),
  ...(isCommand({ method, access, takesNoKey }) ? (['IDEMPOTENCY_KEY_REUSED', 'UNSETTLED'] as const) : []),
  ...errors,
]

const failuresOf = (operation: Operation): Json => {
  const codes = [...new Set(codesOf(operation))]
  const statuses = [...new Set(codes.map((code) => errorCatalogue[code].status))].sort()
  return Object.fromEntries(
    statuses.map((status) => [
      status,
      {
        description: codes
          .filter((code) => errorCatalogue[code].status === status)
          .map((code) => `${code}: ${errorCatalogue[code].message}`)
          .join('\n\n'),
        content: { 'application/json': { schema: { $ref: `${COMPONENT}Error` } } },
      },
    ]),
  )
}

const successOf = (operation: Operation, names: Names, components: Json): Json => {
  if (operation.raw) return { description: 'The file', content: { [operation.raw]: { schema: { type: 'string' } } } }
  const item = answered((operation.list ?? operation.response) as z.ZodMiniType, names, components)
  const object = { type: 'object', properties: { data: item }, required: ['data'] }
  const list = {
    type: 'object',
    properties: { Items: { type: 'array', items: item }, Count: { type: 'integer' }, NextToken: { type: 'string' }, LeftOut: { type: 'integer' } },
    required: ['Items', 'Count'],
  }
  return { description: 'Success', content: { 'application/json': { schema: operation.list ? list : object } } }
}

const accessInWords = (access: Access): string => {
  if (isPublic(access)) return 'Anybody.'
  const owned = access.owns && ` Only for what is theirs: ${access.owns.kind} by ${access.owns.id}.`
  return `${access.roles.join(', ')}.${owned ?? ''}${access.approved ? ' Approved only.' : ''}`
}

/** Where one field may be the whole body, it may come as JSON text or plain text too. */
const contentOf = (body: z.ZodMiniType, textBody: string | undefined): Json => {
  const text = { schema: { type: 'string' } }
  return textBody ? { 'application/json': { schema: { anyOf: [given(body), text.schema] } }, 'text/plain': text } : { 'application/json': { schema: given(body) } }
}

const operationOf = (slice: string, name: string, operation: Operation, names: Names, components: Json): Json => ({
  operationId: name,
  tags: [slice],
  summary: operation.summary,
  description: accessInWords(operation.access),
  security: isPublic(operation.access) ? [] : [{ accessToken: [] }],
  parameters: parametersOf(operation),
  ...(operation.body && { requestBody: { required: true, content: contentOf(operation.body, operation.textBody) } }),
  responses: { 200: successOf(operation, names, components), ...failuresOf(operation) },
})

const errorSchema = {
  type: 'object',
  required: ['error'],
  properties: {
    error: {
      type: 'object',
      required: ['code', 'message', 'requestId'],
      properties: {
        code: { type: 'string', enum: Object.keys(errorCatalogue) },
        message: { type: 'string' },
        requestId: { type: 'string' },
        details: {
          type: 'object',
          properties: {
            fields: { type: 'array', items: { type: 'object', properties: { field: { type: 'string' }, message: { type: 'string' } } } },
            dates: { type: 'array', items: { type: 'string', format: 'date' } },
          },
        },
      },
    },
  },
}

const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'Sent again with the same key and request, an operation answers as it did the first time and does nothing more. Kept for 7 days.',
  schema: { type: 'string', maxLength: 100 },
}

/** The whole API as OpenAPI 3.1, from the contract alone. */
export const openApiDocument = (names: Names): Json => {
  const components: Json = { Error: errorSchema }
  const paths: Record<string, Json> = {}
  for (const [slice, contract] of Object.entries(contracts)) {
    for (const [name, operation] of Object.entries(contract) as [string, Operation][]) {
      const described = operationOf(slice, name, operation, names, components)
      const method = operation.method.toLowerCase()
      paths[operation.path] = { ...paths[operation.path], [method]: described }
      for (const alias of operation.aliases ?? []) {
        paths[alias] = { ...paths[alias], [method]: { ...described, operationId: `${name}At${alias.replace(/\W+/g, '_')}`, deprecated: true } }
      }
    }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Locum marketplace API', version: '1', description: 'Practices find cover, professionals find work.' },
    servers: [{ url: '/api' }],
    paths,
    components: {
      securitySchemes: { accessToken: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT', description: 'An access token of the user pool.' } },
      parameters: { IdempotencyKey: idempotencyKey },
      schemas: Object.fromEntries(Object.entries(components).sort(([a], [b]) => a.localeCompare(b))),
    },
  }
}
