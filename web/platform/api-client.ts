import {
  type NamedOperation,
  type Operation,
  type OutputOf,
  pathOf,
  type RequestOf,
  type StartedFrom,
} from '#shared/kernel/define-contract.ts'
import type { ErrorCode } from '#shared/kernel/error-catalogue.ts'
import type { ErrorDetails } from '#shared/kernel/errors.ts'
import { siteErrors } from '#shared/kernel/site-errors.ts'
import { ApiError } from './api-error.ts'
import { accessToken, endRefusedSession } from './auth.ts'
import { learnTime } from './clock.ts'
import { expectArgument } from './error-catalogue.ts'
import { log } from './log.ts'
import { learnOptions } from './options-version.ts'
import { runtime } from './runtime.ts'
import { session } from './session.ts'

const NO_RESPONSE = 'We could not reach the server. Check your connection, then try again.'
const OFFLINE = 'You’re offline. Nothing was sent; what you entered is kept.'
const RETRY_AFTER_MS = [400, 1_600]
/** Whoever would wait longer is told instead. */
const MAX_RETRY_AFTER_SECONDS = 5

interface Parts {
  params?: Record<string, unknown>
  query?: Record<string, unknown>
  body?: unknown
  /** What a save started from. */
  version?: string
}

interface Options {
  /** The title of a failure, where it depends on more than the operation. */
  failure?: string
}

/** No argument for an operation without a request. */
export type ArgsOf<O extends Operation> = keyof RequestOf<O> extends never
  ? [request?: Record<string, never>]
  : [request: RequestOf<O> & StartedFrom<O>]

/** Keys of commands with unknown outcome; a retry reuses the key, so that the command is carried out once. */
const pendingKeys = new Map<string, string>()

function address(path: string, { params = {}, query = {} }: Parts): string {
  for (const [, name = ''] of path.matchAll(/\{(\w+)\}/g)) expectArgument(params[name])
  const search = new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  )
  return `${runtime().config.apiUrl}${pathOf(path, params)}${search.size > 0 ? `?${search}` : ''}`
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Every answer says what time it is, and some with which options they were made. */
async function sendOnce(url: string, init: RequestInit): Promise<Response> {
  const sentAt = Date.now()
  const response = await fetch(url, init)
  learnTime(Date.parse(response.headers.get('date') ?? ''), sentAt)
  learnOptions(response.headers.get('options-version'))
  return response
}

async function reach(url: string, init: RequestInit): Promise<Response> {
  for (const wait of RETRY_AFTER_MS) {
    try {
      return await sendOnce(url, init)
    } catch {
      await pause(wait)
    }
  }
  return sendOnce(url, init)
}

/** A server that is busy is asked once more when it says; the idempotency key makes a command safe to repeat. */
async function send(url: string, init: RequestInit): Promise<Response> {
  const response = await reach(url, init)
  const seconds = Number(response.headers.get('retry-after') ?? Infinity)
  if (!(seconds <= MAX_RETRY_AFTER_SECONDS)) return response
  // An unread body would keep its connection open.
  await response.body?.cancel()
  await pause(seconds * 1_000)
  return reach(url, init)
}

const bearing = (init: RequestInit, token: string | undefined): RequestInit => ({
  ...init,
  headers: { ...init.headers, ...(token && { authorization: `Bearer ${token}` }) },
})

async function authorised(url: string, init: RequestInit): Promise<Response> {
  const token = await accessToken()
  const response = await send(url, bearing(init, token))
  if (response.status !== 401 || !token) return response
  const renewed = await accessToken({ renewed: true })
  if (!renewed) return response
  await response.body?.cancel()
  const again = await send(url, bearing(init, renewed))
  // The user signed out everywhere or the account is deleted: no token of this session is valid.
  if (again.status === 401) await endRefusedSession()
  return again
}

interface ErrorBody {
  error: { code: ErrorCode; message: string; requestId?: string; details?: ErrorDetails }
}

/** A success must have a complete body; an error may come from the gateway, which has another one. */
const read = (response: Response, raw: boolean): Promise<unknown> =>
  response.ok ? (raw ? response.text() : response.json()) : response.json().catch(() => undefined)

function errorOf(status: number, body: ErrorBody | undefined, title: string | undefined): ApiError {
  if (!body?.error) {
    // The gateway has its own error format.
    const code = status === 401 ? 'UNAUTHENTICATED' : 'INTERNAL'
    return new ApiError(code, siteErrors[code].message, { title, cause: status })
  }
  const { code, message, requestId, details } = body.error
  if (code === 'NOT_APPROVED') dispatchEvent(new Event('locum-not-approved'))
  return new ApiError(code, message, { title, details, requestId })
}

interface Call {
  method: string
  url: string
  body: string | undefined
  version: string | undefined
  failure: string | undefined
  /** The impersonation under which it is sent. */
  grant: string | undefined
  /** A text rather than JSON. */
  raw: boolean
}

/** A command fails at once while offline. */
export function expectOnline(failure?: string): void {
  if (navigator.onLine === false) throw new ApiError('OFFLINE', OFFLINE, { title: failure })
}

async function sendRequest(
  { method, url, body, version, failure, grant, raw }: Call,
  key: string | undefined,
): Promise<unknown> {
  if (key) expectOnline(failure)
  const commandKey = `${method} ${url} ${body ?? ''}`
  const headers = {
    ...(body && { 'content-type': 'application/json' }),
    ...(key && { 'idempotency-key': key }),
    ...(grant && { 'x-impersonation': grant }),
    ...(version && { 'if-match': `"${version}"` }),
  }
  if (key) pendingKeys.set(commandKey, key)
  let response: Response
  let responseBody: unknown
  try {
    response = await authorised(url, { method, headers, body })
    responseBody = await read(response, raw)
  } catch (cause) {
    throw new ApiError('NO_RESPONSE', NO_RESPONSE, { title: failure, cause })
  }
  // After a server error the outcome is unknown, and a retry must not carry it out twice.
  if (response.status < 500) pendingKeys.delete(commandKey)
  if (!response.ok) throw errorOf(response.status, responseBody as ErrorBody | undefined, failure)
  return responseBody
}

/** The same command sent again before its response, as by a double click, is sent once. */
const inFlight = new Map<string, Promise<unknown>>()

function callOnce({ method, path, raw }: Operation, parts: Parts, failure: string | undefined): Promise<unknown> {
  const body = parts.body === undefined ? undefined : JSON.stringify(parts.body)
  const httpRequest = {
    method,
    url: address(path, parts),
    body,
    version: parts.version,
    failure,
    // Not for operations that are the super admin's own.
    grant: path.startsWith('/admin') ? undefined : session()?.grant?.id,
    raw: raw !== undefined,
  }
  if (method === 'GET') return sendRequest(httpRequest, undefined)
  const commandKey = `${method} ${httpRequest.url} ${body ?? ''}`
  const sent =
    inFlight.get(commandKey) ??
    sendRequest(httpRequest, pendingKeys.get(commandKey) ?? crypto.randomUUID()).finally(() =>
      inFlight.delete(commandKey),
    )
  inFlight.set(commandKey, sent)
  return sent
}

/** Calls an operation; a list returns a page, any other operation the object itself. */
export async function call<O extends NamedOperation>(
  operation: O,
  ...args: [...ArgsOf<O>, options?: Options]
): Promise<OutputOf<O>> {
  const [request, options] = args as readonly unknown[] as [Parts?, Options?]
  const failure = options?.failure ?? operation.failure
  try {
    const responseBody = await callOnce(operation, request ?? {}, failure)
    if (operation.raw) return responseBody as OutputOf<O>
    const { data, Items, NextToken, Summary } = responseBody as {
      data?: unknown
      Items?: unknown[]
      NextToken?: string
      Summary?: unknown
    }
    return (
      operation.list
        ? {
            items: Items,
            ...(NextToken && { nextToken: NextToken }),
            ...(Summary !== undefined && { summary: Summary }),
          }
        : data
    ) as OutputOf<O>
  } catch (error) {
    const expected = error instanceof ApiError && error.errorCode !== 'INTERNAL' && error.errorCode !== 'NO_RESPONSE'
    log[expected ? 'refusal' : 'failure'](failure ?? operation.name, error)
    throw error
  }
}
