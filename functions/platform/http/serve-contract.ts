import middy from '@middy/core'
import type {
  APIGatewayProxyEventV2,
  APIGatewayProxyEventV2WithJWTAuthorizer,
  APIGatewayProxyStructuredResultV2,
} from 'aws-lambda'
import {
  isPublicAccess,
  methodsOf,
  type Contract,
  type InputOf,
  type Operation,
  type OutputOf,
} from '#shared/kernel/define-contract.ts'
import type { Instant, LocalDate } from '#shared/kernel/dates.ts'
import { accountSuspended, DomainError } from '#shared/kernel/errors.ts'
import { errorCodesOf } from '#shared/kernel/operation-errors.ts'
import type { MadeEvent } from '#shared/kernel/define-events.ts'
import { isImpersonated, type Audit, type Caller } from '#shared/kernel/caller.ts'
import { clock, newCode, newId, type Context, type PublicContext } from '#functions/platform/context.ts'
import type { Db } from '#functions/platform/dynamo/client.ts'
import { checksAreOn } from '#functions/platform/dynamo/checks.ts'
import { runCommand } from '#functions/platform/dynamo/command.ts'
import type { TransactItem } from '#functions/platform/dynamo/versioned.ts'
import { logger } from '#functions/platform/logger.ts'
import { callerOf, checkAccess, checkRole, ownershipOf, tokenOf, type OwnershipChecks, type Token } from './access.ts'
import { checkServed } from './check-served.ts'
import { commandOf, readingOf, type RequestedOperation } from './command-of.ts'
import { errorResponse } from './error-response.ts'
import { parseInput, type Input } from './parse.ts'
import {
  checkGrant,
  checkOwnFields,
  heldGrant,
  impersonatedCaller,
  leavesNoMark,
  prolong,
  type Grants,
  type HeldGrant,
} from './impersonated.ts'
import { ANY_VERSION, ifMatchOf, originOf } from './request-headers.ts'
import { finished, success } from './response.ts'

/** Public operations have no caller. */
type ContextOf<O extends Operation> = O['access'] extends { public: true } ? PublicContext : Context

/** One function per operation; a missing one does not compile. */
export type Handlers<C extends Contract, Deps> = {
  [K in keyof C]: (context: ContextOf<C[K]> & Deps, input: InputOf<C[K]>) => Promise<OutputOf<C[K]>>
}

export type Served<Deps> = {
  db: Db
  /** Without it, every operation has to be read-only. */
  commandsTable?: string | undefined
  /** The repositories that the operations need beside the context. */
  deps: Deps
  owners: OwnershipChecks
  /** The impersonations of super admins; without them, every request that names one is refused. */
  grants?: Grants | undefined
  /** Takes out of a response what is hidden from a super admin who views an account or acts for it. */
  hide?: (<T>(output: T) => T) | undefined
  /** Refuses accounts that have reached their daily limit of mails; needed by operations that cause mails. */
  checkMails?: ((caller: Caller, today: LocalDate) => Promise<void>) | undefined
  /** What a super admin reads, and does without an event; needed by operations of which the audit has requests. */
  audit?: Auditing | undefined
  /** What every answer says besides, such as which version of shared data it was made with. */
  headers?: ((now: Instant) => Record<string, string>) | undefined
}

type Auditing = {
  recordReading: (by: Audit, at: Instant, document: string | undefined) => Promise<void>
  /** None, if one of the events is recorded. */
  entriesOfCommand: (by: Audit, at: Instant, events: readonly MadeEvent[]) => TransactItem[]
}

type Route = RequestedOperation & { handler: (context: never, input: never) => Promise<unknown> }

const causesMail = ({ causesMail: causes }: Operation, { body }: Input): boolean =>
  typeof causes === 'object' ? (body as Record<string, unknown[]>)[causes.unlessEmpty]?.length !== 0 : causes === true

type Request = { event: APIGatewayProxyEventV2; input: Input; token: Token; caller: Caller }

const contextOf = <Deps>(request: Request, route: Route, served: Served<Deps>): Context & Deps => {
  const { input, token, caller } = request
  const time = clock()
  const isUnmarked = leavesNoMark(route.operation.access, caller)
  const execute: Context['execute'] = async (decide, replay) => {
    if (isUnmarked) return (await decide()).response
    if (!served.commandsTable) throw new Error(`${route.name} runs a command, but its Lambda has no commands table`)
    const command = commandOf(request, route)
    let checked = !causesMail(route.operation, input)
    // Within the command, so that a repeat of a completed one gets its first response.
    const decideWithin: typeof decide = async () => {
      if (!checked) await served.checkMails?.(caller, time.today)
      checked = true
      const outcome = await decide()
      if (!isImpersonated(caller)) return outcome
      const by = { ...command.by, ...(outcome.madeId !== undefined && { subject: outcome.madeId }) }
      const entries = served.audit?.entriesOfCommand(by, time.now, outcome.events) ?? []
      return { ...outcome, writes: [...outcome.writes, ...entries] }
    }
    return runCommand(served.db, served.commandsTable, command, time.now, decideWithin, replay)
  }
  const checkSession: Context['checkSession'] = (account) => {
    // Of a grant, the super admin's own session counts, which has been checked.
    if (isImpersonated(caller)) return
    if (account.suspended) throw accountSuspended(account.suspended)
    if (served.owners.isSessionOver(token, account)) throw new DomainError('UNAUTHENTICATED')
  }
  const checkOwner: Context['checkOwner'] = async () =>
    void (await ownershipOf(route.operation.access, caller, input, served.owners))
  const checkVersion: Context['checkVersion'] = (current, inBody) => {
    const startedFrom = ifMatchOf(request.event) ?? inBody
    if (route.operation.takesVersion === 'needed' && startedFrom === undefined)
      throw new DomainError('VALIDATION_FAILED', { fields: [{ field: 'If-Match', message: 'Required' }] })
    if (![undefined, ANY_VERSION, current].includes(startedFrom)) throw new DomainError('STALE_STATE')
  }
  const origin = originOf(request.event)
  const { signedInAt } = token
  const mark: Context['mark'] = (write, unmarked) => (isUnmarked ? unmarked() : write())
  const checks = { checkSession, checkOwner, checkVersion, mark, execute }
  return { ...served.deps, ...time, origin, caller, signedInAt, newId, newCode, log: logger, ...checks }
}

/** What is the same for everybody looks at no grant. */
const namedGrant = async <Deps>(
  { headers }: APIGatewayProxyEventV2,
  { operation: { access } }: Route,
  token: Token,
  { grants }: Served<Deps>,
): Promise<HeldGrant | undefined> => {
  const named = headers['x-impersonation']
  if (named === undefined || (!isPublicAccess(access) && access.session === 'unchecked')) return undefined
  return heldGrant(named, token, grants, clock().now)
}

const respond = async <Deps>(
  event: APIGatewayProxyEventV2,
  route: Route,
  served: Served<Deps>,
): Promise<APIGatewayProxyStructuredResultV2> => {
  const { operation, handler } = route
  const given = (context: Context | PublicContext, input: Input) => handler(context as never, input as never)
  if (isPublicAccess(operation.access)) {
    const context: PublicContext & Deps = {
      ...served.deps,
      ...clock(),
      origin: originOf(event),
      log: logger,
    }
    return success(event, operation, await given(context, parseInput(operation, event)))
  }
  const token = tokenOf((event as APIGatewayProxyEventV2WithJWTAuthorizer).requestContext.authorizer?.jwt.claims)
  const held = await namedGrant(event, route, token, served)
  const claimed = held ? impersonatedCaller(token, held) : callerOf(token)
  const { principal, account, grant, impersonation } = claimed
  logger.appendKeys({ user: principal.user, account, grant, grantId: impersonation?.id })
  checkRole(operation.access, claimed)
  checkGrant(operation.access, claimed)
  const input = parseInput(operation, event)
  checkOwnFields(operation.access, claimed, input)
  const caller = await checkAccess(operation.access, token, claimed, input, served.owners)
  logger.appendKeys({ practice: caller.practice?.id ?? caller.onlyPractice })
  const context = contextOf({ event, input, token, caller }, route, served)
  if (held) await prolong(token, held, served.grants, context.now)
  const output = await given(context, input)
  // After the handler: what was not found was not read.
  const reading = readingOf(route, caller, input)
  if (reading) await served.audit?.recordReading(reading.by, context.now, reading.document)
  return success(event, operation, held && served.hide ? served.hide(output) : output)
}

/** An error that the contract doesn't declare is a fault of the server, as clients can't expect it. */
const checkDeclared = ({ name, operation }: Route, error: unknown): unknown =>
  error instanceof DomainError && !errorCodesOf(operation).includes(error.code)
    ? new Error(`${name} returned ${error.code}, which its contract does not declare`, { cause: error })
    : error

/**
 * A Lambda handler for a contract, whose operations are found by API Gateway's route key. The stages of a request:
 * token, grant, caller, role, what the grant allows, input, session, ownership, approval, operation, audit, response.
 */
export const serveContract = <C extends Contract, Deps>(
  contract: C,
  handlers: Handlers<C, Deps>,
  served: Served<Deps>,
) => {
  const routes = new Map<string, Route>()
  for (const [name, operation] of Object.entries(contract)) {
    checkServed(name, operation, served)
    const route = { name, operation, handler: handlers[name] as Route['handler'] }
    for (const path of [operation.path, ...(operation.aliases ?? [])])
      for (const method of methodsOf(operation)) routes.set(`${method} ${path}`, route)
  }
  return middy<APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2>()
    .before(({ event }) => {
      logger.resetKeys()
      logger.appendKeys({ requestId: event.requestContext.requestId, route: event.routeKey })
    })
    .after((request) => {
      logger.info('answered', { status: request.response?.statusCode })
      if (!request.response) return
      const headers = { ...request.response.headers, ...served.headers?.(clock().now) }
      request.response = finished(request.event, { ...request.response, headers })
    })
    .onError(async ({ event, error }) =>
      finished(event, await errorResponse(error, event.requestContext.requestId, logger)),
    )
    .handler(async (event) => {
      const route = routes.get(event.routeKey)
      if (!route) throw new DomainError('NOT_FOUND')
      return respond(event, route, served).catch((error: unknown) => {
        throw checksAreOn() ? checkDeclared(route, error) : error
      })
    })
}
