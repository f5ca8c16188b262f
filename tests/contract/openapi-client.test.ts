import { execFile } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import openapiTS, { astToString } from 'openapi-typescript'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { HttpServer } from '#infra/local/http.ts'
import { startApi, type Api, type Caller } from '#tests/support/api.ts'
import { openGateway, type Gateway } from '#tests/support/gateway.ts'
import { documentationErrors } from '#tests/support/openapi.ts'
import { createAdmin, createLocum, createPractice, shiftAhead, type Practice } from '#tests/support/people.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const folder = join(root, 'tests/contract/openapi-client')

type Watch = { onResponse: (response: { request: Request; response: Response; schemaPath: string }) => Promise<void> }
type Walk = { practice: object; locum: object; companyId: string; locumId: string; days: object[] }
/** What is compiled below, against the types generated from the document. */
type Walks = {
  clientOf: (baseUrl: string, token: string | undefined, watch: Watch) => object
  walkBooking: (walk: Walk) => Promise<string[]>
  walkRequests: (walk: Walk) => Promise<string[]>
  walkRefusals: (walk: Walk, anonymous: object, idToken: object) => Promise<number[]>
  walkDescription: (client: object) => Promise<void>
}

let api: Api
let gateway: Gateway
let server: HttpServer
let walks: Walks
let locum: Caller
let practice: Practice
let problems: string[] = []
let answers = 0

const watch: Watch = {
  onResponse: async ({ request: { method }, response, schemaPath }) => {
    const type = response.headers.get('content-type') ?? ''
    const text = await response.clone().text()
    const body: unknown = type.startsWith('application/json') ? JSON.parse(text) : text
    answers += 1
    problems.push(...documentationErrors({ path: schemaPath, method, status: response.status, type, body }))
  },
}

const clientOf = async (caller: Caller, kind = 'access') =>
  walks.clientOf(`${server.url}/api`, await gateway.mint(kind, caller), watch)

/** Both parties, and three days of their own from this day on. */
const walkFrom = async (first: number): Promise<Walk> => ({
  practice: await clientOf(practice.member),
  locum: await clientOf(locum),
  companyId: practice.companyId,
  locumId: locum.id,
  days: [0, 1, 2].map((day) => shiftAhead(first + day)),
})

beforeAll(async () => {
  api = await startApi()
  gateway = await openGateway(api)
  server = await gateway.listen()
  locum = await createLocum(api, {}, await createAdmin(api))
  practice = await createPractice(api)
  walks = (await import(join(folder, 'walk.ts'))) as Walks
})
afterAll(async () => {
  await server.close()
  await api.stop()
})
beforeEach(() => {
  problems = []
})

describe('a client generated from the OpenAPI document', () => {
  it('compiles, and refuses calls that are not in the document', async () => {
    mkdirSync(join(root, 'dist/openapi'), { recursive: true })
    writeFileSync(
      join(root, 'dist/openapi/openapi.d.ts'),
      astToString(await openapiTS(new URL('../../docs/generated/openapi.json', import.meta.url))),
    )
    const compiled = promisify(execFile)(
      process.execPath,
      [join(root, 'node_modules/@typescript/native/bin/tsc'), '-p', folder],
      { cwd: root },
    )
    expect(await compiled.catch(({ stdout }: { stdout: string }) => ({ stdout }))).toMatchObject({ stdout: '' })
  })

  it('walks through a booking for both parties, and every response is as documented', async () => {
    expect(await walks.walkBooking(await walkFrom(10))).toEqual(['confirmed', 'confirmed', 'cancelled', 'cancelled'])
    expect(problems).toEqual([])
  })

  it('walks through booking requests for both parties: accepted, declined, withdrawn', async () => {
    expect(await walks.walkRequests(await walkFrom(20))).toEqual(['confirmed', 'confirmed', 'cancelled', 'cancelled'])
    expect(problems).toEqual([])
  })

  it('is refused as documented, by the operation and by the gateway', async () => {
    const anonymous = walks.clientOf(`${server.url}/api`, undefined, watch)
    const statuses = await walks.walkRefusals(await walkFrom(30), anonymous, await clientOf(practice.member, 'id'))
    expect(statuses).toEqual([400, 401, 401, 403, 404, 404, 409, 413, 413, 422])
    expect(problems).toEqual([])
  })

  it('reads the description', async () => {
    await walks.walkDescription(walks.clientOf(`${server.url}/api`, undefined, watch))
    expect(problems).toEqual([])
    expect(answers).toBeGreaterThan(40)
  })
})

describe('the check of responses', () => {
  const gatewayError = { message: 'Unauthorized' }
  const error = { error: { code: 'UNAUTHENTICATED', message: 'Please sign in again.', requestId: 'r-1' } }
  const bookings = { path: '/bookings/{bookingId}', method: 'GET', type: 'application/json' }

  it.each([
    ['the gateway’s own', 401, gatewayError, 0],
    ['an operation’s', 401, error, 0],
    ['a field too many', 401, { ...gatewayError, requestId: 'r-1' }, 1],
    ['a field too few', 401, { error: { code: 'UNAUTHENTICATED', message: 'Please sign in again.' } }, 1],
    ['a status that is not documented', 409, error, 1],
    ['a booking without its fields', 200, { data: {} }, 1],
  ])('accepts or rejects %s', (_, status, body, atLeast) => {
    expect(documentationErrors({ ...bookings, status, body }).length > 0).toBe(atLeast > 0)
  })
})
