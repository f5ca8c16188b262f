import {
  AdminAddUserToGroupCommand,
  AdminCreateUserCommand,
  AdminGetUserCommand,
  AdminListGroupsForUserCommand,
  AdminRemoveUserFromGroupCommand,
  AdminSetUserPasswordCommand,
  AdminUpdateUserAttributesCommand,
  ChangePasswordCommand,
  CognitoIdentityProviderClient,
  ConfirmForgotPasswordCommand,
  ConfirmSignUpCommand,
  CreateGroupCommand,
  ForgotPasswordCommand,
  GetTokensFromRefreshTokenCommand,
  GetUserCommand,
  GlobalSignOutCommand,
  InitiateAuthCommand,
  ListUsersCommand,
  ResendConfirmationCodeCommand,
  RespondToAuthChallengeCommand,
  RevokeTokenCommand,
  SignUpCommand,
  UpdateUserAttributesCommand,
} from '@aws-sdk/client-cognito-identity-provider'
import { createRemoteJWKSet, decodeJwt, jwtVerify } from 'jose'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openUserPoolService, type UserPoolService } from '#infra/local/cognito/user-pool-service.ts'
import { type HttpServer, serveHttp } from '#infra/local/http.ts'
import { localCredentials, signatureProblem } from '#infra/local/sigv4.ts'
import { temporaryFolder } from './assembly-fixture.ts'
import { ClientId, newAddress, Password, settings, UserPoolId } from './pool-fixture.ts'

const dataDir = temporaryFolder()
let time = Date.now()
let mails: { to: string; text: string }[] = []
let invocations: { arn: string; event: unknown }[] = []
let triggerFails = false
let service: UserPoolService
let server: HttpServer
let client: CognitoIdentityProviderClient

async function start() {
  service = await openUserPoolService({
    settings,
    dataDir,
    now: () => time,
    deliver: (mail) => void mails.push(mail),
    invokeFunction: async (arn, event) => {
      invocations.push({ arn, event })
      if (triggerFails) throw new Error('table is gone')
    },
    isSigned: (request) => signatureProblem(request, new Date()) === undefined,
  })
  server = await serveHttp(service.handle, { port: 0, maxBodyBytes: 100_000, onError: (error) => console.error(error) })
  client = new CognitoIdentityProviderClient({
    endpoint: server.url,
    region: 'eu-west-1',
    credentials: localCredentials,
    maxAttempts: 1,
  })
}
async function stop() {
  await server.close()
  service.close()
}

beforeAll(start)
afterAll(stop)
beforeEach(() => {
  mails = []
  invocations = []
  triggerFails = false
})

const lastCode = () => /\d{6}/.exec(mails.at(-1)?.text ?? '')?.[0] ?? ''
const passwordSignIn = (email: string, password = Password) =>
  client.send(
    new InitiateAuthCommand({
      ClientId,
      AuthFlow: 'USER_PASSWORD_AUTH',
      AuthParameters: { USERNAME: email, PASSWORD: password },
    }),
  )
const signUp = (email: string, password = Password, attributes: Record<string, string> = {}) =>
  client.send(
    new SignUpCommand({
      ClientId,
      Username: email,
      Password: password,
      UserAttributes: Object.entries({ email, ...attributes }).map(([Name, Value]) => ({ Name, Value })),
    }),
  )
async function signUpConfirmed(email = newAddress(), attributes: Record<string, string> = {}) {
  await signUp(email, Password, attributes)
  await client.send(new ConfirmSignUpCommand({ ClientId, Username: email, ConfirmationCode: lastCode() }))
  return email
}
async function tokensOf(email: string) {
  const { AuthenticationResult } = await passwordSignIn(email)
  return {
    access: AuthenticationResult?.AccessToken ?? '',
    id: AuthenticationResult?.IdToken ?? '',
    refresh: AuthenticationResult?.RefreshToken ?? '',
  }
}

describe('signing up', () => {
  it('mails a code, confirms, and calls the trigger with the attributes', async () => {
    const email = newAddress()
    const { UserSub, CodeDeliveryDetails } = await signUp(email.toUpperCase(), Password, { 'custom:role': 'Locum' })
    expect(CodeDeliveryDetails).toEqual({ AttributeName: 'email', DeliveryMedium: 'EMAIL', Destination: 'p***@e***' })
    expect(mails).toEqual([
      { to: email, subject: 'Your code', text: expect.stringMatching(/^Enter \d{6} to go on\.$/) },
    ])
    await expect(passwordSignIn(email)).rejects.toMatchObject({ name: 'UserNotConfirmedException' })
    await client.send(new ConfirmSignUpCommand({ ClientId, Username: email, ConfirmationCode: lastCode() }))
    expect(invocations).toMatchObject([
      {
        arn: 'arn:post-confirmation',
        event: {
          triggerSource: 'PostConfirmation_ConfirmSignUp',
          userName: UserSub,
          request: { userAttributes: { sub: UserSub, email, email_verified: 'true', 'custom:role': 'Locum' } },
        },
      },
    ])
    expect((await passwordSignIn(` ${email.toUpperCase()}`)).AuthenticationResult?.ExpiresIn).toBe(900)
  })

  it.each(['short1!', 'no-upper-case1', 'No-Digit-Here', 'NoSymbol123'])(
    'refuses the password %s',
    async (password) => {
      await expect(signUp(newAddress(), password)).rejects.toMatchObject({ name: 'InvalidPasswordException' })
    },
  )

  it('refuses an address that is taken, regardless of case', async () => {
    const email = await signUpConfirmed()
    await expect(signUp(email.toUpperCase())).rejects.toMatchObject({ name: 'UsernameExistsException' })
  })

  it('refuses attributes that are unknown or that clients must not write', async () => {
    await expect(signUp(newAddress(), Password, { 'custom:nonsense': 'x' })).rejects.toMatchObject({
      name: 'InvalidParameterException',
    })
    await expect(signUp(newAddress(), Password, { 'custom:plan': 'gold' })).rejects.toMatchObject({
      name: 'NotAuthorizedException',
    })
  })

  it('reports a failed trigger, but confirms the user', async () => {
    const email = newAddress()
    await signUp(email)
    triggerFails = true
    const confirm = client.send(new ConfirmSignUpCommand({ ClientId, Username: email, ConfirmationCode: lastCode() }))
    await expect(confirm).rejects.toMatchObject({
      name: 'UserLambdaValidationException',
      message: 'PostConfirmation failed with error table is gone.',
    })
    expect((await passwordSignIn(email)).AuthenticationResult).toBeDefined()
  })
})

describe('codes', () => {
  const confirm = (email: string, code: string) =>
    client.send(new ConfirmSignUpCommand({ ClientId, Username: email, ConfirmationCode: code }))
  const wrongCode = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

  it('can be sent again; the newest works', async () => {
    const email = newAddress()
    await signUp(email)
    const first = lastCode()
    await client.send(new ResendConfirmationCodeCommand({ ClientId, Username: email }))
    if (first !== lastCode())
      await expect(confirm(email, first)).rejects.toMatchObject({ name: 'CodeMismatchException' })
    await confirm(email, lastCode())
  })

  it('expire after a day', async () => {
    const email = newAddress()
    await signUp(email)
    time += 24 * 60 * 60 * 1000
    await expect(confirm(email, lastCode())).rejects.toMatchObject({ name: 'ExpiredCodeException' })
  })

  it('cannot be guessed: after five wrong ones even the right one is refused', async () => {
    const email = newAddress()
    await signUp(email)
    for (let tries = 0; tries < 5; tries++)
      await expect(confirm(email, wrongCode(lastCode()))).rejects.toMatchObject({ name: 'CodeMismatchException' })
    await expect(confirm(email, lastCode())).rejects.toMatchObject({ name: 'LimitExceededException' })
  })

  it('are sent ten times an hour at most', async () => {
    const email = newAddress()
    await signUp(email)
    const resend = () => client.send(new ResendConfirmationCodeCommand({ ClientId, Username: email }))
    for (let sent = 1; sent < 10; sent++) await resend()
    await expect(resend()).rejects.toMatchObject({ name: 'LimitExceededException' })
  })
})

describe('forgotten passwords', () => {
  it('are reset by code; the old one ends', async () => {
    const email = await signUpConfirmed()
    await client.send(new ForgotPasswordCommand({ ClientId, Username: email }))
    await client.send(
      new ConfirmForgotPasswordCommand({
        ClientId,
        Username: email,
        ConfirmationCode: lastCode(),
        Password: 'Newer-Passw0rd',
      }),
    )
    await expect(passwordSignIn(email)).rejects.toMatchObject({ name: 'NotAuthorizedException' })
    expect((await passwordSignIn(email, 'Newer-Passw0rd')).AuthenticationResult).toBeDefined()
  })

  it('don’t reveal who is registered', async () => {
    const stranger = 'nobody@example.com'
    const known = await signUpConfirmed()
    mails = []
    const answerTo = async (Username: string) =>
      (await client.send(new ForgotPasswordCommand({ ClientId, Username }))).CodeDeliveryDetails
    expect(Object.keys((await answerTo(stranger)) ?? {})).toEqual(Object.keys((await answerTo(known)) ?? {}))
    expect(mails.map(({ to }) => to)).toEqual([known])
    const guess = (Username: string) =>
      client
        .send(new ConfirmForgotPasswordCommand({ ClientId, Username, ConfirmationCode: '12345', Password }))
        .catch((error: Error) => `${error.name}: ${error.message}`)
    expect(await guess(stranger)).toBe(await guess(known))
  })
})

describe('signing in', () => {
  it('responds the same to a wrong password and to a stranger', async () => {
    const email = await signUpConfirmed()
    const attempt = (username: string) =>
      passwordSignIn(username, 'Wrong-Passw0rd').catch((error: Error) => `${error.name}: ${error.message}`)
    expect(await attempt(email)).toBe('NotAuthorizedException: Incorrect username or password.')
    expect(await attempt('nobody@example.com')).toBe(await attempt(email))
  })

  it('is locked after five wrong passwords, for longer each time', async () => {
    const email = await signUpConfirmed()
    for (let tries = 0; tries < 5; tries++)
      await expect(passwordSignIn(email, 'Wrong-Passw0rd')).rejects.toThrow('Incorrect username or password.')
    await expect(passwordSignIn(email)).rejects.toThrow('Password attempts exceeded')
    time += 1001
    await expect(passwordSignIn(email, 'Wrong-Passw0rd')).rejects.toThrow('Incorrect username or password.')
    time += 1001
    await expect(passwordSignIn(email)).rejects.toThrow('Password attempts exceeded')
    time += 1000
    expect((await passwordSignIn(email)).AuthenticationResult).toBeDefined()
  })

  it('returns tokens with groups, verifiable with the published keys', async () => {
    const email = await signUpConfirmed(newAddress(), { 'custom:role': 'Locum' })
    await client.send(new AdminAddUserToGroupCommand({ UserPoolId, Username: email, GroupName: 'Locum' }))
    const { access, id } = await tokensOf(email)
    const keys = createRemoteJWKSet(new URL(`${server.url}/${UserPoolId}/.well-known/jwks.json`))
    const { payload } = await jwtVerify(access, keys, { issuer: settings.issuer, currentDate: new Date(time) })
    expect(payload).toMatchObject({ token_use: 'access', client_id: ClientId, 'cognito:groups': ['Locum'] })
    expect((payload.exp ?? 0) - (payload.iat ?? 0)).toBe(900)
    expect(decodeJwt(id)).toMatchObject({
      token_use: 'id',
      aud: ClientId,
      email,
      email_verified: true,
      'custom:role': 'Locum',
      'cognito:groups': ['Locum'],
    })
  })

  it('asks users created by an administrator for a new password', async () => {
    const email = newAddress()
    await client.send(new AdminCreateUserCommand({ UserPoolId, Username: email, TemporaryPassword: 'Temp-Passw0rd' }))
    expect(mails.at(-1)).toMatchObject({ to: email, text: `Sign in as ${email} with Temp-Passw0rd` })
    const { ChallengeName, Session, ChallengeParameters } = await passwordSignIn(email, 'Temp-Passw0rd')
    expect(ChallengeName).toBe('NEW_PASSWORD_REQUIRED')
    const respond = () =>
      client.send(
        new RespondToAuthChallengeCommand({
          ClientId,
          ChallengeName,
          Session,
          ChallengeResponses: { USERNAME: ChallengeParameters?.USER_ID_FOR_SRP ?? '', NEW_PASSWORD: Password },
        }),
      )
    expect((await respond()).AuthenticationResult?.AccessToken).toBeDefined()
    await expect(respond()).rejects.toMatchObject({ name: 'NotAuthorizedException' })
    expect((await passwordSignIn(email)).AuthenticationResult).toBeDefined()
  })
})

describe('a stranger', () => {
  const refusal = (call: Promise<unknown>) =>
    call.then(
      () => 'taken',
      (error: Error) => `${error.name}: ${error.message}`,
    )
  const challenge = async (username: string) => {
    const AuthParameters = { USERNAME: username, SRP_A: 'abcdef' }
    return (
      (await client.send(new InitiateAuthCommand({ ClientId, AuthFlow: 'USER_SRP_AUTH', AuthParameters })))
        .ChallengeParameters ?? {}
    )
  }
  const srpSignIn = async (username: string) => {
    const { USERNAME = '', SECRET_BLOCK = '' } = await challenge(username)
    const ChallengeResponses = {
      USERNAME,
      PASSWORD_CLAIM_SECRET_BLOCK: SECRET_BLOCK,
      TIMESTAMP: 'Fri Nov 20 10:00:00 UTC 2026',
      PASSWORD_CLAIM_SIGNATURE: 'd3Jvbmc=',
    }
    return client.send(
      new RespondToAuthChallengeCommand({ ClientId, ChallengeName: 'PASSWORD_VERIFIER', ChallengeResponses }),
    )
  }

  it('gets the same challenge as a user: an id and a salt of its own, unchanged over a restart', async () => {
    const shape = {
      USER_ID_FOR_SRP: expect.stringMatching(
        /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
      ) as string,
      SALT: expect.stringMatching(/^[0-9a-f]{32}$/) as string,
    }
    const known = await challenge(await signUpConfirmed())
    expect(known).toMatchObject(shape)
    const first = await challenge('Nobody@Example.com')
    expect(first).toMatchObject(shape)
    expect(Object.keys(first)).toEqual(Object.keys(known))
    expect(first.USERNAME).toBe(first.USER_ID_FOR_SRP)
    await stop()
    await start()
    const { USER_ID_FOR_SRP, SALT } = first
    expect(await challenge('nobody@example.com')).toMatchObject({ USER_ID_FOR_SRP, SALT })
    expect(await challenge(USER_ID_FOR_SRP ?? '')).toMatchObject({ USER_ID_FOR_SRP, SALT })
    expect((await challenge('somebody@example.com')).SALT).not.toBe(SALT)
  })

  it.each<[string, (username: string) => Promise<unknown>]>([
    ['wrong passwords', (username) => passwordSignIn(username, 'Wrong-Passw0rd')],
    ['wrong proofs', srpSignIn],
    ['codes sent for a password', (Username) => client.send(new ForgotPasswordCommand({ ClientId, Username }))],
    [
      'codes entered for a password',
      (Username) =>
        client.send(new ConfirmForgotPasswordCommand({ ClientId, Username, ConfirmationCode: 'x', Password })),
    ],
  ])('is locked out like a user after too many %s', async (_what, attempt) => {
    const stranger = newAddress()
    const known = await signUpConfirmed()
    for (const Username of [stranger, known]) await client.send(new ForgotPasswordCommand({ ClientId, Username }))
    const answers: Record<string, string[]> = { [stranger]: [], [known]: [] }
    for (let tries = 0; tries < 11; tries++)
      for (const username of [stranger, known]) answers[username]?.push(await refusal(attempt(username)))
    expect(answers[stranger]).toEqual(answers[known])
    expect(answers[known]?.at(-1)).toMatch(/exceeded/)
  })

  it.each<[string, (username: string) => Promise<unknown>]>([
    ['entered', (Username) => client.send(new ConfirmSignUpCommand({ ClientId, Username, ConfirmationCode: 'x' }))],
    ['sent again', (Username) => client.send(new ResendConfirmationCodeCommand({ ClientId, Username }))],
    ['asked for, for a password', (Username) => client.send(new ForgotPasswordCommand({ ClientId, Username }))],
  ])('gets the same response as an unconfirmed user when codes are %s', async (_what, attempt) => {
    const stranger = newAddress()
    const known = newAddress()
    await signUp(known)
    mails = []
    const answers: Record<string, string[]> = { [stranger]: [], [known]: [] }
    for (let tries = 0; tries < 7; tries++)
      for (const username of [stranger, known]) answers[username]?.push(await refusal(attempt(username)))
    expect(answers[stranger]).toEqual(answers[known])
    expect(mails.filter(({ to }) => to === stranger)).toEqual([])
  })
})

describe('a session', () => {
  const refresh = (RefreshToken: string) =>
    client.send(new GetTokensFromRefreshTokenCommand({ ClientId, RefreshToken }))

  it('is refreshed in both ways until it expires', async () => {
    const { access, refresh: token } = await tokensOf(await signUpConfirmed())
    time += 16 * 60 * 1000
    await expect(client.send(new GetUserCommand({ AccessToken: access }))).rejects.toThrow('Access Token has expired')
    const { AuthenticationResult } = await refresh(token)
    expect(decodeJwt(AuthenticationResult?.AccessToken ?? '').origin_jti).toBe(decodeJwt(access).origin_jti)
    const old = await client.send(
      new InitiateAuthCommand({ ClientId, AuthFlow: 'REFRESH_TOKEN_AUTH', AuthParameters: { REFRESH_TOKEN: token } }),
    )
    expect(old.AuthenticationResult?.IdToken).toBeDefined()
    time += 24 * 60 * 60 * 1000
    await expect(refresh(token)).rejects.toThrow('Refresh Token has expired')
  })

  it('ends when its token is revoked', async () => {
    const email = await signUpConfirmed()
    const [ended, other] = [await tokensOf(email), await tokensOf(email)]
    await client.send(new RevokeTokenCommand({ ClientId, Token: ended.refresh }))
    await expect(refresh(ended.refresh)).rejects.toThrow('Refresh Token has been revoked')
    await expect(client.send(new GetUserCommand({ AccessToken: ended.access }))).rejects.toThrow(
      'Access Token has been revoked',
    )
    expect((await refresh(other.refresh)).AuthenticationResult).toBeDefined()
  })

  it('ends everywhere with a global sign-out', async () => {
    const email = await signUpConfirmed()
    const [one, other] = [await tokensOf(email), await tokensOf(email)]
    await client.send(new GlobalSignOutCommand({ AccessToken: one.access }))
    await expect(refresh(other.refresh)).rejects.toMatchObject({ name: 'NotAuthorizedException' })
  })

  it('changes password and own attributes, but never those fixed at sign-up', async () => {
    const email = await signUpConfirmed(newAddress(), { 'custom:role': 'Locum' })
    const { access: AccessToken, id } = await tokensOf(email)
    const write = (Name: string, Value: string) =>
      client.send(new UpdateUserAttributesCommand({ AccessToken, UserAttributes: [{ Name, Value }] }))
    await expect(write('zoneinfo', 'z'.repeat(2_049))).rejects.toMatchObject({ name: 'InvalidParameterException' })
    await write('zoneinfo', 'Africa/Johannesburg')
    await expect(write('custom:role', 'SuperAdmin')).rejects.toMatchObject({
      name: 'InvalidParameterException',
      message: 'user.custom:role: Attribute cannot be updated.',
    })
    await expect(write('custom:plan', 'gold')).rejects.toMatchObject({ name: 'NotAuthorizedException' })
    await expect(write('email_verified', 'true')).rejects.toMatchObject({ name: 'NotAuthorizedException' })
    const { UserAttributes } = await client.send(new GetUserCommand({ AccessToken }))
    expect(UserAttributes).toEqual(
      expect.arrayContaining([
        { Name: 'zoneinfo', Value: 'Africa/Johannesburg' },
        { Name: 'custom:role', Value: 'Locum' },
      ]),
    )
    await expect(client.send(new GetUserCommand({ AccessToken: id }))).rejects.toMatchObject({
      name: 'NotAuthorizedException',
    })
    await client.send(
      new ChangePasswordCommand({ AccessToken, PreviousPassword: Password, ProposedPassword: 'Newer-Passw0rd' }),
    )
    expect((await passwordSignIn(email, 'Newer-Passw0rd')).AuthenticationResult).toBeDefined()
  })

  it('survives a restart, as does its user', async () => {
    const email = await signUpConfirmed()
    const { refresh: token, access } = await tokensOf(email)
    await stop()
    await start()
    expect((await refresh(token)).AuthenticationResult).toBeDefined()
    expect((await client.send(new GetUserCommand({ AccessToken: access }))).Username).toBe(decodeJwt(access).sub)
    expect((await passwordSignIn(email)).AuthenticationResult).toBeDefined()
  })
})

describe('administration', () => {
  it('manages users and groups', async () => {
    const Username = await signUpConfirmed()
    await client.send(new CreateGroupCommand({ UserPoolId, GroupName: 'Auditor' }))
    await expect(client.send(new CreateGroupCommand({ UserPoolId, GroupName: 'Auditor' }))).rejects.toMatchObject({
      name: 'GroupExistsException',
    })
    for (const GroupName of ['Auditor', 'Locum'])
      await client.send(new AdminAddUserToGroupCommand({ UserPoolId, Username, GroupName }))
    await client.send(new AdminRemoveUserFromGroupCommand({ UserPoolId, Username, GroupName: 'Auditor' }))
    const { Groups } = await client.send(new AdminListGroupsForUserCommand({ UserPoolId, Username }))
    expect(Groups?.map(({ GroupName }) => GroupName)).toEqual(['Locum'])
    await client.send(
      new AdminUpdateUserAttributesCommand({
        UserPoolId,
        Username,
        UserAttributes: [{ Name: 'custom:plan', Value: 'gold' }],
      }),
    )
    await client.send(
      new AdminSetUserPasswordCommand({ UserPoolId, Username, Password: 'Newer-Passw0rd', Permanent: true }),
    )
    const user = await client.send(new AdminGetUserCommand({ UserPoolId, Username }))
    expect(user).toMatchObject({ UserStatus: 'CONFIRMED', Enabled: true })
    expect(user.UserAttributes).toContainEqual({ Name: 'custom:plan', Value: 'gold' })
    const { Users } = await client.send(new ListUsersCommand({ UserPoolId, Filter: `email = "${Username}"` }))
    expect(Users?.map((found) => found.Username)).toEqual([user.Username])
    await expect(
      client.send(new AdminGetUserCommand({ UserPoolId, Username: 'nobody@example.com' })),
    ).rejects.toMatchObject({ name: 'UserNotFoundException' })
    await expect(
      client.send(new AdminAddUserToGroupCommand({ UserPoolId, Username, GroupName: 'None' })),
    ).rejects.toMatchObject({ name: 'ResourceNotFoundException' })
  })

  it('lists users page by page', async () => {
    const seen: (string | undefined)[] = []
    let PaginationToken: string | undefined
    do {
      const page = await client.send(new ListUsersCommand({ UserPoolId, Limit: 3, PaginationToken }))
      seen.push(...(page.Users ?? []).map(({ Username }) => Username))
      PaginationToken = page.PaginationToken
    } while (PaginationToken)
    expect(new Set(seen).size).toBe(seen.length)
    expect(seen.length).toBeGreaterThan(6)
  })

  it('requires a signature with the right secret', async () => {
    const forger = new CognitoIdentityProviderClient({
      endpoint: server.url,
      region: 'eu-west-1',
      credentials: { accessKeyId: 'local', secretAccessKey: 'guessed' },
    })
    await expect(forger.send(new ListUsersCommand({ UserPoolId }))).rejects.toMatchObject({
      name: 'MissingAuthenticationTokenException',
    })
  })

  it('answers invalid bodies and unknown operations as errors of the caller', async () => {
    const post = async (operation: string, body: string) => {
      const response = await fetch(server.url, {
        method: 'POST',
        body,
        headers: { 'x-amz-target': `AWSCognitoIdentityProviderService.${operation}` },
      })
      return [response.status, response.headers.get('x-amzn-errortype')]
    }
    expect(await post('SignUp', 'not json')).toEqual([400, 'SerializationException'])
    expect(await post('constructor', '{}')).toEqual([400, 'UnknownOperationException'])
  })
})
