import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { apiContract } from '#shared/api-contract.ts'
import { type Operation } from '#shared/kernel/define-contract.ts'
import type { FieldProblem } from '#shared/kernel/errors.ts'
import { at, badRequestsOf, changed, pathsIn, type BadRequest } from '#tests/support/bad-requests.ts'
import { startApi, type ApiResponse, type Api, type OperationName } from '#tests/support/api.ts'
import { requests } from '#tests/support/requests.ts'
import { scaledRounds } from '#tests/support/rounds.ts'
import type { RequestParts } from '#tests/support/requests/fixture.ts'
import { createWorld, setApproval, type World, firstCaller } from '#tests/support/world.ts'

const RUNS = scaledRounds(10_000)

let api: Api
let world: World
beforeAll(async () => {
  api = await startApi()
  world = await createWorld(api)
})
afterAll(() => api.stop())

const operationOf = (name: OperationName): Operation => apiContract[name]
const names = (Object.keys(apiContract) as OperationName[]).filter((name) => {
  const { params, query, body } = operationOf(name)
  return params ?? query ?? body
})
const withBody = names.filter((name) => operationOf(name).body)

const callerFor = (name: OperationName) => firstCaller(operationOf(name), world)
const goodRequest = async (name: OperationName): Promise<RequestParts> =>
  requests[name].request({ api, pair: world.own, owner: callerFor(name) ?? world.own.locum })

/** The shape of every error; messages are for people and reveal nothing internal. */
const expectError = ({ status, body }: ApiResponse, statuses: readonly number[] = [400]): FieldProblem[] => {
  expect(statuses).toContain(status)
  expect(Object.keys(body)).toEqual(['error'])
  const { code, message, requestId, details, ...more } = body.error
  expect(more).toEqual({})
  expect([code, message, requestId].every((text) => typeof text === 'string' && text.length > 0)).toBe(true)
  expect(JSON.stringify(body)).not.toMatch(/Invalid input|node_modules|\.ts:\d|undefined|\[object/)
  // No alternative without words, name of the code, or time that nobody reads; a field's name may be anything.
  const sentences = (details?.fields ?? []).map((problem: FieldProblem) => problem.message)
  expect(JSON.stringify([message, ...sentences])).not.toMatch(
    /expected(?: one of)? *(?:or |,|")| {2}| or"|T\d\d:\d\d:\d\d\.\d{3}Z/,
  )
  for (const { field, message: sentence } of details?.fields ?? []) {
    expect(field.length).toBeGreaterThan(0)
    expect(field.length).toBeLessThanOrEqual(100)
    expect(sentence).toMatch(/^([A-Z].{3,}|only numbers are accepted$)/) // SPEC 5 spells this message with a small letter
  }
  return details?.fields ?? []
}

/** The field itself, one inside it or what it is in; no other. */
const isNamed = ({ path }: Pick<BadRequest, 'path'>, problems: readonly FieldProblem[]): boolean => {
  const place = path.join('.').slice(0, 100)
  return problems.every(
    ({ field }) =>
      place === '' ||
      field === place ||
      field.startsWith(`${place}.`) ||
      place.startsWith(`${field}.`) ||
      field === 'body',
  )
}

describe.each(names)('%s', (name) => {
  it('refuses missing, wrong, oversized and unknown fields by name, and stores nothing', async () => {
    const bad = badRequestsOf(operationOf(name), await goodRequest(name))
    const before = await api.fingerprint()
    for (const one of bad) {
      const problems = expectError(await api.send(name, callerFor(name), one.request))
      expect(
        isNamed(one, problems),
        `${one.what} ${one.part}.${one.path.join('.').slice(0, 50)}: ${JSON.stringify(problems).slice(0, 300)}`,
      ).toBe(true)
    }
    // Any text may be a feed's address or an invite's token; an unknown one is not found.
    expect(bad.length).toBeGreaterThan(['readCalendarFeed', 'getInvite'].includes(name) ? 0 : 4)
    expect(await api.fingerprint()).toBe(before)
  })
})

describe('a body', () => {
  const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`
  const texts = [
    '{',
    '"text"',
    'null',
    '[]',
    '[{}]',
    '7',
    'NaN',
    '{"a":1,}',
    '{"a":undefined}',
    '\u0000',
    '\ufeff{}',
    deep,
    `{"status_reason":${deep}}`,
    '{"status_reason":1e999}',
    '{"status_reason":"\\ud800 half a sign"}',
  ]

  it.each(withBody)('of %s that is not a JSON object, or is nested too deeply, is refused', async (name) => {
    const { body: _, ...request } = await goodRequest(name)
    const before = await api.fingerprint()
    for (const rawBody of texts) expectError(await api.send(name, callerFor(name), { ...request, rawBody }))
    const limit = operationOf(name).bodyLimit?.bytes ?? 256 * 1024
    expectError(await api.send(name, callerFor(name), { ...request, rawBody: `{"a":"${'x'.repeat(limit)}"}` }), [413])
    expect(await api.fingerprint()).toBe(before)
  })
})

describe('an idempotency key', () => {
  it.each(['', ' ', 'two words', 'é', 'line\nbreak', 'x'.repeat(101)])('%j is refused', async (key) => {
    const response = await api.send('saveWorkHours', world.own.locum, { ...(await goodRequest('saveWorkHours')), key })
    expect(expectError(response).map(({ field }) => field)).toEqual(['Idempotency-Key'])
  })
})

const oddText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc.constantFrom(
    '__proto__',
    'constructor',
    'a\ud800',
    '\u0000',
    '\u202eevil',
    ' \t\n',
    'ﷺ'.repeat(20),
    '<img onerror=x>',
    '{{7*7}}',
    '${x}',
    '0'.repeat(60),
  ),
)
const anything = fc.oneof(
  oddText,
  fc.jsonValue({ maxDepth: 3 }),
  fc.double(),
  fc.maxSafeInteger(),
  fc.bigInt().map(String),
  fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
)

/** As it is sent: JSON drops what it can't express. */
const travelled = (value: unknown): unknown => (value === undefined ? undefined : JSON.parse(JSON.stringify(value)))

const isAbsent = (body: unknown, problems: readonly FieldProblem[]): boolean =>
  problems.every(({ field }) => at(body, field.split('.')) === undefined)

describe('any input', () => {
  const fuzz = async (
    runs: number,
    values: fc.Arbitrary<unknown>,
    send: (
      name: OperationName,
      request: RequestParts,
      found: { valid: boolean; path: BadRequest['path'] },
    ) => Promise<void>,
  ) => {
    const good = new Map<OperationName, RequestParts>()
    for (const name of withBody) good.set(name, await goodRequest(name))
    const property = fc.asyncProperty(fc.constantFrom(...withBody), fc.nat(), values, async (name, place, value) => {
      const request = good.get(name) as RequestParts
      const places = pathsIn(request.body)
      const path = places[place % places.length] ?? []
      const body = travelled(changed(request.body, path, () => value))
      const valid = body !== undefined && (operationOf(name).body?.safeParse(body).success ?? false)
      await send(name, { ...request, body }, { valid, path })
    })
    await fc.assert(property, { numRuns: runs, interruptAfterTimeLimit: 60_000 })
  }

  it(`in any field of any body is refused with the usual error, and nothing is stored (${RUNS} times)`, async () => {
    let refused = 0
    const before: string[] = []
    await fuzz(RUNS, anything, async (name, request, { valid, path }) => {
      if (before.length === 0) before.push(await api.fingerprint())
      if (valid) return
      refused += 1
      const problems = expectError(await api.send(name, callerFor(name), request))
      // The other choice may make a field necessary: an approval that is undone has a reason.
      const isNeeded = typeof at(request.body, path) === 'boolean' && isAbsent(request.body, problems)
      expect(isNeeded || isNamed({ path }, problems), `${name} ${path.join('.')}: ${JSON.stringify(problems)}`).toBe(
        true,
      )
    })
    expect(refused).toBeGreaterThan(RUNS / 2)
    expect(await api.fingerprint()).toBe(before[0])
  }, 120_000)

  it('that is in no list is refused by its own field', async () => {
    for (const name of withBody) {
      await setApproval(api, world.own, true)
      const request = await goodRequest(name)
      for (const path of pathsIn(request.body).filter((place) => typeof at(request.body, place) === 'string')) {
        const body = changed(request.body, path, () => 'Nowhere')
        const answer = await api.send(name, callerFor(name), { ...request, body })
        const problems: FieldProblem[] = answer.body.error?.details?.fields ?? []
        expect(isNamed({ path }, problems), `${name} ${path.join('.')}: ${JSON.stringify(problems)}`).toBe(true)
      }
    }
  })

  it('that a schema accepts is done or refused, never an internal error, and the same when repeated', async () => {
    let done = 0
    await fuzz(600, oddText, async (name, request, { valid, path }) => {
      if (!valid) return
      const key = crypto.randomUUID()
      const [first, second] = [
        await api.send(name, callerFor(name), { ...request, key }),
        await api.send(name, callerFor(name), { ...request, key }),
      ]
      expect(first.status, JSON.stringify(first.body)).toBeLessThan(500)
      const problems: FieldProblem[] = first.body.error?.details?.fields ?? []
      expect(isNamed({ path }, problems), `${name} ${path.join('.')}: ${JSON.stringify(problems)}`).toBe(true)
      if (first.status === 200) {
        expect(second).toEqual(first)
        done += 1
      }
    })
    expect(done).toBeGreaterThan(10)
  }, 120_000)
})
