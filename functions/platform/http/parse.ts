import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import type * as z from 'zod/mini'
import type { Operation } from '../../../shared/kernel/define-contract.ts'
import { DomainError, type FieldProblem } from '../../../shared/kernel/errors.ts'
import { sentenceOf } from '../../../shared/kernel/sentences.ts'

export type Input = { params: unknown; query: unknown; body: unknown }

const MAX_BODY = 256 * 1024
const MAX_PROBLEMS = 50
const MAX_NAME = 100

const readBody = (event: APIGatewayProxyEventV2): unknown => {
  if (!event.body) return {}
  const text = event.isBase64Encoded ? Buffer.from(event.body, 'base64').toString('utf8') : event.body
  if (text.length > MAX_BODY) throw new DomainError('PAYLOAD_TOO_LARGE')
  try {
    return JSON.parse(text)
  } catch {
    throw new DomainError('MALFORMED_BODY')
  }
}

const fieldOf = (issue: z.core.$ZodIssue): string[] =>
  issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...issue.path, key].join('.')) : [issue.path.join('.')]

/** Reads params, query and body by the operation's schemas; every field with a problem is told, with its first. */
export const parseInput = (operation: Operation, event: APIGatewayProxyEventV2): Input => {
  const given = {
    params: event.pathParameters ?? {},
    query: event.queryStringParameters ?? {},
    body: operation.body ? readBody(event) : undefined,
  }
  const problems = new Map<string, string>()
  const parse = (part: keyof Input): unknown => {
    const schema = operation[part]
    if (!schema) return undefined
    const parsed = schema.safeParse(given[part], { error: sentenceOf })
    if (parsed.success) return parsed.data
    for (const issue of parsed.error.issues) {
      for (const name of fieldOf(issue)) {
        const field = name.slice(0, MAX_NAME) || part
        if (!problems.has(field)) problems.set(field, issue.message)
      }
    }
    return undefined
  }
  const input = { params: parse('params'), query: parse('query'), body: parse('body') }
  const fields: FieldProblem[] = [...problems].slice(0, MAX_PROBLEMS).map(([field, message]) => ({ field, message }))
  if (fields.length > 0) throw new DomainError('VALIDATION_FAILED', { fields })
  return input
}
