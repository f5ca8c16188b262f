import type * as z from 'zod/mini'
import { contracts } from '#shared/api-contract.ts'
import {
  isCommand,
  isPublicAccess,
  type Access,
  type OwnedKind,
  type Operation,
} from '#shared/kernel/define-contract.ts'
import type { Role } from '#shared/kernel/roles.ts'
import { pathTemplates, type Template } from './openapi-paths.ts'
import { errorSchemas, responsesOf } from './openapi-responses.ts'
import { openApiSchemas, type Json, type Schemas } from './openapi-schemas.ts'

const parametersOf = (operation: Operation, { nameOf }: Template, { requestSchema }: Schemas): Json[] => {
  const fields = (place: 'path' | 'query', schema?: z.ZodMiniType): Json[] => {
    const { properties = {}, required = [] } = schema
      ? (requestSchema(schema) as { properties?: Json; required?: string[] })
      : {}
    return Object.entries(properties).map(([own, field]) => {
      const name = place === 'path' ? nameOf(own) : own
      return {
        name,
        in: place,
        required: required.includes(own),
        ...(name !== own && { description: `\`${own}\`` }),
        schema: field,
      }
    })
  }
  const key = { $ref: '#/components/parameters/IdempotencyKey' }
  return [
    ...fields('path', operation.params),
    ...fields('query', operation.query),
    ...(isCommand(operation) ? [key] : []),
    ...(operation.takesVersion ? [ifMatchFor(operation)] : []),
    ...(isOpenToImpersonation(operation.access) ? [{ $ref: '#/components/parameters/Impersonation' }] : []),
  ]
}

const ifMatchFor = ({ takesVersion }: Operation) => ({
  $ref: `#/components/parameters/${takesVersion === 'needed' ? 'IfMatchNeeded' : 'IfMatch'}`,
})

/** What of a kind each role may name; super admins any. */
const ownedBy: Record<OwnedKind, Partial<Record<Role, string>>> = {
  self: { Locum: 'their own account' },
  company: { CompanyAdmin: 'a practice of theirs' },
  companyReader: { Locum: 'any practice', CompanyAdmin: 'a practice of theirs' },
  offer: { Locum: 'a public offer, or a request sent to them', CompanyAdmin: 'an offer or request of their practice' },
  request: { Locum: 'a request sent to them', CompanyAdmin: 'a request of their practice' },
  booking: { Locum: 'a booking of theirs', CompanyAdmin: 'a booking of their practice' },
  documentOwner: { Locum: 'their own documents', CompanyAdmin: 'documents of their practice' },
  documentReader: {
    Locum: 'their own documents, and pictures of practices',
    CompanyAdmin: 'documents of their practice, and pictures of locums and practices',
  },
  user: { Locum: 'themselves', CompanyAdmin: 'themselves and their colleagues' },
  availability: { Locum: 'their own calendar' },
  chatParty: { Locum: 'themselves', CompanyAdmin: 'a practice of theirs' },
}

const places = { params: 'path', query: 'query', body: 'body' }

const formatRoles = ({ roles, owns }: Exclude<Access, { public: true }>): string => {
  if (!owns) return `${roles.join(', ')}.`
  const [part, field] = owns.id.split('.') as [keyof typeof places, string]
  const each = roles.map((role) => `${role}: ${ownedBy[owns.kind][role] ?? 'any'}`)
  return `${each.join('; ')} (\`${field}\` in the ${places[part]}).`
}

const isOpenToImpersonation = (access: Access): boolean =>
  !isPublicAccess(access) && access.session !== 'unchecked' && (access.underGrant ?? 'never') !== 'never'

/** For a super admin who views an account or acts for it. */
const underGrantText = {
  read: ' Super admins who view or act for an account can read it.',
  unmarked: ' Super admins who view or act for an account can read it, and leave no mark of it.',
  act: ' Super admins can do it for an account that they act for.',
  never: ' Super admins can never do it for an account that they view or act for.',
} as const

const formatAccess = (access: Access): string => {
  if (isPublicAccess(access)) return 'Public.'
  const approved = access.approved ? ' They, or their practice, have to be approved.' : ''
  const complete = access.readsPeople ? ' A practice has to be approved, with its required steps complete.' : ''
  const underGrant = access.underGrant && access.session !== 'unchecked' ? underGrantText[access.underGrant] : ''
  return `${formatRoles(access)}${approved}${complete}${underGrant}`
}

/** If one field can be the whole body, JSON text and plain text are accepted too. */
const contentOf = (body: Json, textBody: string | undefined): Json => {
  const text = { schema: { type: 'string' } }
  return textBody
    ? { 'application/json': { schema: { anyOf: [body, text.schema] } }, 'text/plain': text }
    : { 'application/json': { schema: body } }
}

type Described = { slice: string; name: string; operation: Operation }
type Components = { schemas: Schemas; responses: Record<string, Json> }

const operationOf = (
  { slice, name, operation }: Described,
  path: string,
  template: Template,
  { schemas, responses }: Components,
): Json => {
  const { summary, access, body, textBody } = operation
  return {
    operationId: name,
    tags: [slice],
    summary,
    description: formatAccess(access) + (template.path === path ? '' : ` Its path is \`${path}\`.`),
    security: isPublicAccess(access) ? [] : [{ accessToken: [] }],
    parameters: parametersOf(operation, template, schemas),
    ...(body && { requestBody: { required: true, content: contentOf(schemas.requestSchema(body), textBody) } }),
    responses: responsesOf(operation, schemas, responses),
  }
}

const impersonation = {
  name: 'x-impersonation',
  in: 'header',
  required: false,
  description:
    'Of a super admin: the `id` of what `startImpersonation` returned. The request then has the rights of the account that they view or act for, and none of their own. Once it has ended, the request is refused with `IMPERSONATION_ENDED`.',
  schema: { type: 'string' },
}

const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    'Repeating a request with the same key returns the first response and has no further effect. Keys are kept for 7 days.',
  schema: { type: 'string', maxLength: 100 },
}

const ifMatch = {
  name: 'If-Match',
  in: 'header',
  required: false,
  description:
    'The `version`, or else the `updatedAt`, of what you read and are changing. If it has been changed since, the request is refused with `STALE_STATE`. Without it, the request overwrites what is there.',
  schema: { type: 'string' },
}

const ifMatchNeeded = {
  ...ifMatch,
  required: true,
  description: ifMatch.description.replace('Without it, the request', 'With `*`, the request'),
}

const description = `The marketplace where practices find cover and locums find work.

An error is \`{"error": {"code", "message", "requestId"}}\` (\`Error\`). If API Gateway responds instead of the operation, it is \`{"message"}\`
(\`GatewayError\`): for a missing or expired token (401), an unknown path or method (404), a body that is too large (413), too many requests
(429), and an operation that could not run (500, 503).

An \`Error\` with 429 or 503 says in \`Retry-After\` after how many seconds the request may be sent again.`

const sorted = (named: Record<string, Json>): Json =>
  Object.fromEntries(Object.entries(named).sort(([a], [b]) => a.localeCompare(b)))

/** The API as an OpenAPI 3.1 document. */
export const openApiDocument = (named: ReadonlyMap<z.ZodMiniType, string>): Json => {
  const operations: Described[] = Object.entries(contracts).flatMap(([slice, contract]) =>
    Object.entries(contract).map(([name, operation]) => ({ slice, name, operation })),
  )
  // Operations list their parameters one by one, so these need no named schema.
  const taken = new Set(operations.flatMap(({ operation: { params, query } }) => [params, query]))
  const schemas = openApiSchemas(
    new Map([...named].filter(([schema]) => !taken.has(schema as Operation['params']))),
    operations.flatMap(({ operation: { list, listSummary, response } }) =>
      [list ?? response ?? [], listSummary ?? []].flat(),
    ),
  )
  const responses: Record<string, Json> = {}
  const templateOf = pathTemplates(operations.flatMap(({ operation: { path, aliases = [] } }) => [path, ...aliases]))
  const paths: Record<string, Json> = {}
  for (const one of operations) {
    const { path: ownPath, aliases = [], method } = one.operation
    for (const path of [ownPath, ...aliases]) {
      const template = templateOf(path)
      const described = operationOf(one, path, template, { schemas, responses })
      const item = (paths[template.path] ??= {})
      if (method.toLowerCase() in item) throw new Error(`${method} ${template.path} is declared twice`)
      item[method.toLowerCase()] =
        path === ownPath
          ? described
          : { ...described, operationId: `${one.name}At${path.replace(/\W+/g, '_')}`, deprecated: true }
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Locum marketplace API',
      version: '1',
      description,
      license: { name: 'All rights reserved', identifier: 'LicenseRef-UNLICENSED' },
    },
    servers: [{ url: '/api' }],
    paths,
    components: {
      securitySchemes: {
        accessToken: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'JWT',
          description: 'An access token of the user pool.',
        },
      },
      parameters: {
        IdempotencyKey: idempotencyKey,
        IfMatch: ifMatch,
        IfMatchNeeded: ifMatchNeeded,
        Impersonation: impersonation,
      },
      responses: sorted(responses),
      schemas: sorted({ ...errorSchemas, ...schemas.components }),
    },
  }
}
