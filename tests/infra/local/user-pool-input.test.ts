import * as sdk from '@aws-sdk/client-cognito-identity-provider'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inputs } from '#infra/local/cognito/inputs.ts'
import { openUserPoolService, type UserPoolService } from '#infra/local/cognito/user-pool-service.ts'
import { temporaryFolder } from './assembly-fixture.ts'
import { ClientId, newAddress, Password, settings, UserPoolId } from './pool-fixture.ts'
import { scaledRounds } from '#tests/support/rounds.ts'

let service: UserPoolService
beforeAll(async () => {
  const parts = {
    settings,
    dataDir: temporaryFolder(),
    now: () => Date.now(),
    deliver: () => {},
    invokeFunction: async () => ({}),
    isSigned: () => true,
  }
  service = await openUserPoolService(parts)
})
afterAll(() => service.close())

type Json = Record<string, unknown>
type OperationName = keyof typeof inputs
const operationNames = Object.keys(inputs) as OperationName[]
type ApiResponse = { status: number; type?: string; body: Json }

/** Anything thrown other than the pool's own errors becomes a 500 in the server. */
const send = async (name: OperationName, body: string): Promise<ApiResponse> => {
  const request = {
    method: 'POST',
    path: '/',
    query: '',
    signedPath: '/',
    sourceIp: '127.0.0.1',
    headers: { 'x-amz-target': `Pool.${name}` },
    body: Buffer.from(body),
  }
  const { status, body: response = '{}' } = await service
    .handle(request)
    .catch((error: Error) => ({ status: 500, body: JSON.stringify({ __type: error.message }) }))
  const parsed = JSON.parse(String(response)) as Json
  return { status, type: parsed.__type as string | undefined, body: parsed }
}
const call = (name: OperationName, input: Json) => send(name, JSON.stringify(input))

/** A request that passes the first checks of its operation. */
const goodRequest = async (name: OperationName): Promise<Json> => {
  const Username = newAddress()
  await call('AdminCreateUser', { UserPoolId, Username, MessageAction: 'SUPPRESS' })
  await call('AdminSetUserPassword', { UserPoolId, Username, Password, Permanent: true })
  const AuthParameters = { USERNAME: Username, PASSWORD: Password }
  const { AuthenticationResult } = (
    await call('InitiateAuth', { ClientId, AuthFlow: 'USER_PASSWORD_AUTH', AuthParameters })
  ).body as { AuthenticationResult: Record<string, string> }
  const { AccessToken, RefreshToken } = AuthenticationResult
  if (['SignUp', 'AdminCreateUser'].includes(name)) return { ...fields, Username: newAddress() }
  return { ...fields, AccessToken, RefreshToken, Token: RefreshToken, Username, AuthParameters }
}
const fields = {
  ClientId,
  UserPoolId,
  Password,
  PreviousPassword: Password,
  ProposedPassword: 'Other-Passw0rd',
  TemporaryPassword: Password,
  ConfirmationCode: '123456',
  UserCode: '123456',
  GroupName: 'Locum',
  Description: 'Those who work',
  AuthFlow: 'USER_PASSWORD_AUTH',
  ChallengeName: 'NEW_PASSWORD_REQUIRED',
  ChallengeResponses: { NEW_PASSWORD: 'Other-Passw0rd', 'userAttributes.zoneinfo': 'Africa/Johannesburg' },
  Session: 'none',
  UserAttributes: [{ Name: 'zoneinfo', Value: 'Africa/Johannesburg' }],
  ClientMetadata: { from: 'here' },
  SoftwareTokenMfaSettings: { Enabled: false, PreferredMfa: false },
  MessageAction: 'SUPPRESS',
  Permanent: true,
  Filter: 'email ^= "person"',
  Limit: 10,
  PaginationToken: 'a',
}

/** The fields that AWS's own client sends; those that the local pool does not read may have any value. */
const fieldsOf = (name: OperationName): string[] =>
  (sdk as unknown as Record<string, [number, string, string, number, string[]]>)[`${name}Request$`]?.[4] ?? []

const kindOf = (value: unknown): string => (Array.isArray(value) ? 'array' : value === null ? 'null' : typeof value)
const values = [
  null,
  0,
  7,
  -1,
  1.5,
  1e300,
  true,
  false,
  '',
  'text',
  [],
  [null],
  [7],
  ['text'],
  [[]],
  {},
  { Name: 7 },
  { Enabled: 'yes' },
  { USERNAME: 7, NEW_PASSWORD: [] },
  [{ Name: 7 }],
  [{ Name: 'zoneinfo', Value: 7 }],
  [{ Name: null }],
  '\ud800',
  '\u0000',
  'x'.repeat(5_000),
]

describe.each(operationNames)('%s', (name) => {
  it('answers wrong and missing values as errors of the caller', async () => {
    const good = await goodRequest(name)
    const given = fieldsOf(name).filter((field) => field in good)
    expect(given.length, 'fields of this operation').toBeGreaterThan(0)
    for (const field of given) {
      const { [field]: right, ...others } = good
      expect((await call(name, others)).status, `without ${field}`).toBeLessThan(500)
      for (const value of values) {
        const { status, type } = await call(name, { ...good, [field]: value })
        const what = `${field}: ${JSON.stringify(value).slice(0, 40)} → ${status} ${type}`
        expect(status, what).toBeLessThan(500)
        if (field in inputs[name].shape && kindOf(value) !== kindOf(right) && value !== null)
          expect([status, type], what).toEqual([400, 'SerializationException'])
      }
    }
  })

  it('answers any body, and any value in any field', async () => {
    const good = await goodRequest(name)
    const body = fc.oneof(
      fc.json(),
      fc.string(),
      fc
        .tuple(fc.constantFrom(...fieldsOf(name)), fc.jsonValue({ maxDepth: 2 }))
        .map(([field, value]) => JSON.stringify({ ...good, [field]: value })),
    )
    await fc.assert(
      fc.asyncProperty(body, async (text) => (await send(name, text)).status < 500),
      { numRuns: scaledRounds(50) },
    )
  })
})

it('a missing field is named', async () => {
  expect(await call('SignUp', { Username: newAddress(), Password })).toMatchObject({
    status: 400,
    body: { __type: 'InvalidParameterException', message: 'Missing required parameter ClientId' },
  })
  expect(
    await call('AdminUpdateUserAttributes', {
      UserPoolId,
      Username: 'x',
      UserAttributes: [{ Name: 'zoneinfo', Value: [] }],
    }),
  ).toMatchObject({
    status: 400,
    body: { __type: 'SerializationException', message: 'UserAttributes.0.Value: a value of another type is expected' },
  })
})
