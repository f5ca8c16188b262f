import type { HttpRequest, HttpResponse } from '#infra/local/http.ts'

export type CorsRule = {
  AllowedOrigins: string[]
  AllowedMethods: string[]
  AllowedHeaders?: string[]
  ExposedHeaders?: string[]
  MaxAge?: number
}

export function preflight(rules: CorsRule[], { headers }: HttpRequest): HttpResponse {
  const {
    origin = '',
    'access-control-request-method': method = '',
    'access-control-request-headers': wanted = '',
  } = headers
  const rule = ruleFor(rules, origin, method)
  const isAllowed = wanted
    .split(',')
    .every(
      (name) =>
        rule?.AllowedHeaders?.some((pattern) => matches(pattern.toLowerCase(), name.trim().toLowerCase())) ?? !name,
    )
  if (!rule || (wanted && !isAllowed))
    return {
      status: 403,
      headers: { 'content-type': 'text/plain' },
      body: 'CORSResponse: This CORS request is not allowed.',
    }
  return {
    status: 200,
    headers: {
      ...originHeaders(rule, origin),
      'access-control-allow-methods': rule.AllowedMethods.join(', '),
      ...(wanted && { 'access-control-allow-headers': wanted }),
      ...(rule.MaxAge && { 'access-control-max-age': String(rule.MaxAge) }),
    },
  }
}

export function corsHeaders(rules: CorsRule[], { headers, method }: HttpRequest): Record<string, string> {
  const rule = headers.origin ? ruleFor(rules, headers.origin, method) : undefined
  if (!rule) return {}
  const exposed = rule.ExposedHeaders?.join(', ')
  return { ...originHeaders(rule, headers.origin ?? ''), ...(exposed && { 'access-control-expose-headers': exposed }) }
}

const originHeaders = ({ AllowedOrigins }: CorsRule, origin: string) => ({
  'access-control-allow-origin': AllowedOrigins.includes('*') ? '*' : origin,
  vary: 'Origin, Access-Control-Request-Headers, Access-Control-Request-Method',
})

const ruleFor = (rules: CorsRule[], origin: string, method: string) =>
  rules.find(
    ({ AllowedOrigins, AllowedMethods }) =>
      AllowedMethods.includes(method) && AllowedOrigins.some((pattern) => matches(pattern, origin)),
  )

/** A pattern can contain one star. */
function matches(pattern: string, text: string): boolean {
  const [start = '', end] = pattern.split('*')
  return end === undefined
    ? pattern === text
    : text.length >= start.length + end.length && text.startsWith(start) && text.endsWith(end)
}
