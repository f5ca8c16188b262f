import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import type * as z from 'zod/mini'
import type { Operation } from '#shared/kernel/define-contract.ts'
import { DomainError, onlyAnObject, type ErrorDetails, type FieldProblem } from '#shared/kernel/errors.ts'
import { cleanText } from '#shared/kernel/folded-text.ts'
import { ARGUMENT_CODE, ARGUMENT_NOT_PROVIDED, TYPE_CODE } from '#shared/kernel/site-errors.ts'
import { innermostIssues, problemMessage } from '#shared/kernel/problem-messages.ts'

export type Input = { params: unknown; query: unknown; body: unknown }

const MAX_BODY = 256 * 1024
const MAX_PROBLEMS = 50
const MAX_NAME = 100

const readJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    throw new DomainError('MALFORMED_BODY')
  }
}

const readBody = ({ bodyLimit, textBody }: Operation, event: APIGatewayProxyEventV2): unknown => {
  if (!event.body) return {}
  const text = event.isBase64Encoded ? Buffer.from(event.body, 'base64').toString('utf8') : event.body
  if (text.length > (bodyLimit?.bytes ?? MAX_BODY)) throw new DomainError(bodyLimit?.refusal ?? 'PAYLOAD_TOO_LARGE')
  const body = textBody && event.headers['content-type']?.startsWith('text/plain') ? text : readJson(text)
  return textBody && typeof body === 'string' ? { [textBody]: body } : body
}

/** What is searched for is often pasted: characters that nobody sees are taken out, not refused. */
export const cleanQuery = <V>(query: Record<string, V>): Record<string, V | string> =>
  Object.fromEntries(
    Object.entries(query).map(([name, value]) => [name, typeof value === 'string' ? cleanText(value) : value]),
  )

const fieldOf = (issue: z.core.$ZodIssue): string[] =>
  issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...issue.path, key].join('.')) : [issue.path.join('.')]

/** However a list makes its NextToken, a wrong one has the same message. */
const messageOf = (part: keyof Input, { code, path, message }: z.core.$ZodIssue): string =>
  part === 'query' && path[0] === 'NextToken' && code !== 'unrecognized_keys'
    ? 'Use the NextToken of the previous page'
    : message

const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null && !Array.isArray(value)

const objectMessages = (['Availability', 'Booking', 'Offer'] as const).map(onlyAnObject)

/** SPEC 8's kinds of errors. */
const specifiedKind = (fields: readonly FieldProblem[]): Pick<ErrorDetails, 'kind' | 'code'> => {
  const has = (...messages: readonly string[]) => fields.some(({ message }) => messages.includes(message))
  if (has(...objectMessages)) return { kind: 'type', code: TYPE_CODE }
  return has(ARGUMENT_NOT_PROVIDED) ? { kind: 'missing-argument', code: ARGUMENT_CODE } : {}
}

/** Parses params, query and body by the operation's schemas; reports the first problem of each field. */
export const parseInput = (operation: Operation, event: APIGatewayProxyEventV2): Input => {
  const given = {
    params: event.pathParameters ?? {},
    query: cleanQuery(event.queryStringParameters ?? {}),
    body: operation.body ? readBody(operation, event) : undefined,
  }
  const problems = new Map<string, string>()
  const parse = (part: keyof Input): unknown => {
    const schema = operation[part]
    if (!schema) return undefined
    const parsed = schema.safeParse(given[part], { error: problemMessage })
    if (parsed.success) return parsed.data
    if (part === 'body' && operation.bodyName && !isObject(given.body)) {
      problems.set('body', onlyAnObject(operation.bodyName))
      return undefined
    }
    for (const issue of parsed.error.issues.flatMap(innermostIssues)) {
      for (const name of fieldOf(issue)) {
        const field = name.slice(0, MAX_NAME) || part
        if (!problems.has(field)) problems.set(field, messageOf(part, issue))
      }
    }
    return undefined
  }
  const input = { params: parse('params'), query: parse('query'), body: parse('body') }
  const fields: FieldProblem[] = [...problems].slice(0, MAX_PROBLEMS).map(([field, message]) => ({ field, message }))
  if (fields.length > 0) throw new DomainError('VALIDATION_FAILED', { fields, ...specifiedKind(fields) })
  return input
}
