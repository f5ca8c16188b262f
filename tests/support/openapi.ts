import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import openApi from '../../docs/generated/openapi.json' with { type: 'json' }

type Responses = Record<string, { $ref?: string; content?: Record<string, unknown> }>
type Item = Record<string, { operationId: string; responses: Responses }>

const paths = openApi.paths as unknown as Record<string, Item>
const shared = openApi.components.responses as unknown as Responses

const ajv = new Ajv2020({ strict: false, allErrors: true })
// The package is CommonJS; its types name the default export alone.
;(addFormats as unknown as (ajv: Ajv2020) => void)(ajv)
ajv.addSchema(openApi, 'openapi')

const pointer = (...parts: string[]): string =>
  parts.map((part) => `/${encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'))}`).join('')

export type ResponseToCheck = { path: string; method: string; status: number; type: string; body: unknown }

/** How a response deviates from the API document, by JSON Schema alone. */
export const documentationErrors = ({ path, method, status, type, body }: ResponseToCheck): string[] => {
  const name = `${method} ${path} ${status}`
  const response = paths[path]?.[method.toLowerCase()]?.responses[status]
  if (!response) return [`${name}: no such answer`]
  const reference = response.$ref?.split('/').at(-1)
  const media = type.split(';')[0] ?? ''
  if (!(reference ? shared[reference] : response)?.content?.[media]) return [`${name}: no ${media}`]
  const place = reference
    ? pointer('components', 'responses', reference)
    : pointer('paths', path, method.toLowerCase(), 'responses', String(status))
  const validate = ajv.getSchema(`openapi#${place}${pointer('content', media, 'schema')}`)
  if (!validate) return [`${name}: no schema`]
  if (validate(body)) return []
  return (validate.errors ?? []).map(
    ({ instancePath, message, params }) => `${name}: ${instancePath} ${message} ${JSON.stringify(params)}`,
  )
}

/** The same for an operation with a JSON response. */
export const undocumentedResponse = (
  operationId: string,
  { status, body }: { status: number; body: unknown },
): string[] => {
  const places = Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({ path, method, operation })),
  )
  const place = places.find(({ operation }) => operation.operationId === operationId)
  return place
    ? documentationErrors({
        path: place.path,
        method: place.method.toUpperCase(),
        status,
        type: 'application/json',
        body,
      })
    : [`${operationId}: not documented`]
}
