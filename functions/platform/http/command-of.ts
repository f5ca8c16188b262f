import { randomUUID } from 'node:crypto'
import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import { auditOf, type Audit, type Caller } from '#shared/kernel/caller.ts'
import { isPublicAccess, type Operation } from '#shared/kernel/define-contract.ts'
import { DomainError } from '#shared/kernel/errors.ts'
import { hashOf, type Command } from '#functions/platform/dynamo/command.ts'
import { documentOf, reasonOf, recordedCaller, subjectOf } from './access.ts'
import { leavesNoMark } from './impersonated.ts'
import type { Input } from './parse.ts'

export type RequestedOperation = { name: string; operation: Operation }
type Requested = { event: APIGatewayProxyEventV2; input: Input; caller: Caller }

/** A key in the body is prefixed with the operation, so that it never equals a header's key of another operation. */
const idempotencyKey = (
  { name, operation }: RequestedOperation,
  event: APIGatewayProxyEventV2,
  input: Input,
): string => {
  const { takesNoKey, keyIn } = operation
  const inBody = keyIn && (input.body as Record<string, unknown>)[keyIn]
  if (inBody) return `${name} ${String(inBody)}`
  const key = (takesNoKey ? undefined : event.headers['idempotency-key']) ?? randomUUID()
  if (/^[\x21-\x7e]{1,100}$/.test(key)) return key
  throw new DomainError('VALIDATION_FAILED', {
    fields: [{ field: 'Idempotency-Key', message: 'Use 1 to 100 letters, digits or symbols, without spaces' }],
  })
}

/** Who does what for whom, and why. */
export const recordOf = ({ name, operation: { access } }: RequestedOperation, caller: Caller, input: Input): Audit =>
  auditOf(name, recordedCaller(access, caller, input), subjectOf(access, input), reasonOf(access, input))

/**
 * A super admin's reading, which the audit records. Without a grant it leaves out pictures that everybody sees;
 * `document` is the one that was opened.
 */
export const readingOf = (
  route: RequestedOperation,
  caller: Caller,
  input: Input,
): { by: Audit; document: string | undefined } | undefined => {
  const { access } = route.operation
  if (isPublicAccess(access) || caller.grant === 'own') return undefined
  const { logged = leavesNoMark(access, caller), document: of } = access
  const document = documentOf(access, input)
  const isMinor = caller.grant === 'admin' && document !== undefined && !of?.recorded.includes(document)
  return logged && !isMinor ? { by: recordOf(route, caller, input), document } : undefined
}

/**
 * Keys belong to the signed-in account. The account acted for, and the grant, are part of the request, so that its
 * response is not reused for another.
 */
export const commandOf = ({ event, input, caller }: Requested, route: RequestedOperation): Command => {
  const { name, operation } = route
  const parts = [event.pathParameters ?? {}, event.queryStringParameters ?? {}].map((given) => JSON.stringify(given))
  // With a key in the body only the parsed body counts: a repeat may differ in fields that the schema drops.
  const body = operation.keyIn ? JSON.stringify(input.body) : (event.body ?? '')
  return {
    id: `${caller.principal.user}#${idempotencyKey(route, event, input)}`,
    hash: hashOf(name, caller.account, ...parts, body, ...(caller.impersonation ? [caller.impersonation.id] : [])),
    by: recordOf(route, caller, input),
  }
}
