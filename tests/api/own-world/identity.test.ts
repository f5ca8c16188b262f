import {
  AdminGetUserCommand,
  AdminListGroupsForUserCommand,
  CognitoIdentityProviderClient,
  ConfirmSignUpCommand,
  SignUpCommand,
} from '@aws-sdk/client-cognito-identity-provider'
import type { PostConfirmationTriggerEvent } from 'aws-lambda'
import { rmSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openUserPoolService, type UserPoolService } from '#infra/local/cognito/user-pool-service.ts'
import { type HttpServer, serveHttp } from '#infra/local/http.ts'
import { localCredentials } from '#infra/local/sigv4.ts'
import { callerOf, startApi, type Api, type Caller } from '#tests/support/api.ts'
import { newDataFolder } from '#tests/support/data-folder.ts'
import { poolAttribute } from '#tests/support/user-pool.ts'

const UserPoolId = 'eu-west-1_people001'
const ClientId = 'web'
const dataDir = newDataFolder('identity')
const codes = new Map<string, string>()

let api: Api
let service: UserPoolService
let server: HttpServer
let cognito: CognitoIdentityProviderClient
let trigger: (event: PostConfirmationTriggerEvent) => Promise<PostConfirmationTriggerEvent>
let lastEvent: PostConfirmationTriggerEvent

beforeAll(async () => {
  api = await startApi()
  service = await openUserPoolService({
    dataDir,
    settings: {
      poolId: UserPoolId,
      issuer: `https://cognito-idp.eu-west-1.amazonaws.com/${UserPoolId}`,
      clients: [
        { id: ClientId, authFlows: [], hidesUsers: true, accessMinutes: 15, idMinutes: 15, refreshMinutes: 60 },
      ],
      groups: ['Locum', 'CompanyAdmin', 'SuperAdmin'],
      attributes: ['email', 'email_verified', 'zoneinfo', 'custom:role', 'custom:consent'].map(poolAttribute),
      passwordPolicy: { MinimumLength: 8 },
      postConfirmation: 'post-confirmation',
      codeMessage: { subject: 'Code', text: '{####}' },
      inviteMessage: { subject: 'Welcome', text: '{username} {####}' },
    },
    now: Date.now,
    isSigned: ({ headers }) => headers.authorization !== undefined,
    deliver: ({ to, text }) => void codes.set(to, text),
    invokeFunction: (_name, event) => trigger((lastEvent = event as PostConfirmationTriggerEvent)),
  })
  server = await serveHttp(service.handle, { port: 0, maxBodyBytes: 100_000, onError: () => {} })
  process.env.AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER = server.url
  cognito = new CognitoIdentityProviderClient({
    endpoint: server.url,
    region: 'eu-west-1',
    credentials: localCredentials,
  })
  trigger = (await import('#functions/identity/post-confirmation.lambda.ts')).handler
})
afterAll(async () => {
  await server.close()
  service.close()
  await api.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

const signUp = async (email: string, attributes: Record<string, string>) => {
  const UserAttributes = Object.entries({ email, ...attributes }).map(([Name, Value]) => ({ Name, Value }))
  await cognito.send(new SignUpCommand({ ClientId, Username: email, Password: 'Passw0rd!', UserAttributes }))
  await cognito.send(new ConfirmSignUpCommand({ ClientId, Username: email, ConfirmationCode: codes.get(email) }))
}
const signedInAt = (at: number, caller: Caller): Caller => ({
  ...caller,
  claims: { ...caller.claims, auth_time: String(Math.floor(at / 1000)) },
})
const groupsOf = async (Username: string) =>
  (await cognito.send(new AdminListGroupsForUserCommand({ UserPoolId, Username }))).Groups?.map(
    ({ GroupName }) => GroupName,
  )
const attributesOf = async (Username: string) =>
  Object.fromEntries(
    (await cognito.send(new AdminGetUserCommand({ UserPoolId, Username }))).UserAttributes?.map(({ Name, Value }) => [
      Name,
      Value,
    ]) ?? [],
  )

describe('a confirmed sign-up', () => {
  it.each(['Locum', 'CompanyAdmin'])(
    '%s joins the group and is stored with address, consent and time zone',
    async (role) => {
      const email = `${role.toLowerCase()}@identity.test`
      await signUp(email, { 'custom:role': role, 'custom:consent': '2026-11-20' })
      expect(await groupsOf(email)).toEqual([role])
      const { sub, zoneinfo } = await attributesOf(email)
      expect(zoneinfo).toBe('Africa/Johannesburg')
      expect(await api.item('users', `usr_${sub}`, 'USER')).toMatchObject({ email, role, consent: 't1-p1' })
    },
  )

  it('agrees to no version that there is not', async () => {
    const email = 'forged@identity.test'
    await signUp(email, { 'custom:role': 'Locum', 'custom:consent': 't999999-p1' })
    const { sub } = await attributesOf(email)
    expect(await api.item('users', `usr_${sub}`, 'USER')).toMatchObject({ consent: 't1-p1' })
    const caller = callerOf('Locum', email, sub as string)
    expect((await api.send('getPrivacyChoices', caller, {})).body.data).toMatchObject({
      agreed: { terms: 1, privacy: 1 },
      current: { terms: 1, privacy: 1 },
    })
  })

  it('run again changes nothing; a reset of the password creates no second user and ends all sessions', async () => {
    await signUp('again@identity.test', { 'custom:role': 'Locum', 'custom:consent': '2026-11-20' })
    const id = `usr_${lastEvent.request.userAttributes.sub}`
    const caller = signedInAt(Date.now(), callerOf('Locum', 'again@identity.test', id.slice('usr_'.length)))
    await api.call('createProfessional', caller, { body: {} })
    const before = await api.item('users', id, 'USER')
    const { token } = await api.call('createCalendarFeed', caller, {})
    const read = async () => (await api.send('readCalendarFeed', undefined, { params: { token } })).status
    await trigger(lastEvent)
    expect(await read()).toBe(200)
    await trigger({ ...lastEvent, triggerSource: 'PostConfirmation_ConfirmForgotPassword' })
    expect(await read()).toBe(404)
    // A session that began before the reset can neither read nor make itself another address; the next one can.
    for (const operation of ['getOwnProfessional', 'getCalendarFeed', 'createCalendarFeed'] as const)
      expect((await api.send(operation, caller, {})).status, operation).toBe(401)
    expect((await api.send('createCalendarFeed', signedInAt(Date.now(), caller), {})).status).toBe(200)
    expect(await api.item('users', id, 'USER')).toEqual({
      ...before,
      version: expect.any(Number) as number,
      sessionsValidAfter: expect.any(String) as string,
    })
    expect(await groupsOf('again@identity.test')).toEqual(['Locum'])
  })

  it.each([
    ['SuperAdmin', '2026-11-20', /Choose whether you are a locum or a practice/],
    ['', '2026-11-20', /Choose whether you are a locum or a practice/],
    ['Locum', undefined, /agree to the terms/],
    ['Locum', 'anything', /agree to the terms/],
    ['Locum', 't0-p0', /agree to the terms/],
    ['Locum', '9999-99-99', /agree to the terms/],
  ])('as %j with consent %j is refused: no group, no user', async (role, consent, message) => {
    const email = `refused-${role}-${consent}@identity.test`.toLowerCase()
    await expect(signUp(email, { 'custom:role': role, ...(consent && { 'custom:consent': consent }) })).rejects.toThrow(
      message,
    )
    expect(await groupsOf(email)).toEqual([])
    expect(await api.item('users', `usr_${lastEvent.request.userAttributes.sub}`, 'USER')).toBeUndefined()
  })
})
