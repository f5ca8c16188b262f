import {
  AdminCreateUserCommand,
  AdminDeleteUserCommand,
  AdminGetUserCommand,
  AdminSetUserMFAPreferenceCommand,
  AdminSetUserPasswordCommand,
  AdminUserGlobalSignOutCommand,
  AssociateSoftwareTokenCommand,
  ChangePasswordCommand,
  CognitoIdentityProviderClient,
  DeleteUserCommand,
  GetTokensFromRefreshTokenCommand,
  GetUserCommand,
  InitiateAuthCommand,
  RespondToAuthChallengeCommand,
  SetUserMFAPreferenceCommand,
  VerifySoftwareTokenCommand,
} from '@aws-sdk/client-cognito-identity-provider'
import { decodeJwt } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { codeAt } from '#infra/local/cognito/totp.ts'
import { openUserPoolService, type UserPoolService } from '#infra/local/cognito/user-pool-service.ts'
import { type HttpServer, serveHttp } from '#infra/local/http.ts'
import { localCredentials, signatureProblem } from '#infra/local/sigv4.ts'
import { temporaryFolder } from './assembly-fixture.ts'
import { ClientId, newAddress, Password, settings, UserPoolId } from './pool-fixture.ts'

let time = Date.now()
let service: UserPoolService
let server: HttpServer
let client: CognitoIdentityProviderClient
const mails: { to: string; subject: string; text: string }[] = []

/** Answers as a trigger for mails does, with its words for invitations. */
const customMessage = async (_arn: string, event: unknown) =>
  (event as { triggerSource: string }).triggerSource === 'CustomMessage_AdminCreateUser'
    ? { response: { emailSubject: 'Your account', emailMessage: '{username} signs in with {####}' } }
    : undefined

beforeAll(async () => {
  service = await openUserPoolService({
    settings: { ...settings, customMessage: 'arn:custom-message' },
    dataDir: temporaryFolder(),
    now: () => time,
    deliver: (mail) => void mails.push(mail),
    invokeFunction: customMessage,
    isSigned: (request) => signatureProblem(request, new Date()) === undefined,
  })
  server = await serveHttp(service.handle, { port: 0, maxBodyBytes: 100_000, onError: (error) => console.error(error) })
  client = new CognitoIdentityProviderClient({
    endpoint: server.url,
    region: 'eu-west-1',
    credentials: localCredentials,
    maxAttempts: 1,
  })
})
afterAll(async () => {
  await server.close()
  service.close()
})

const newUser = async (email = newAddress()) => {
  await client.send(new AdminCreateUserCommand({ UserPoolId, Username: email, MessageAction: 'SUPPRESS' }))
  await client.send(new AdminSetUserPasswordCommand({ UserPoolId, Username: email, Password, Permanent: true }))
  return email
}
const signIn = (email: string, password = Password) =>
  client.send(
    new InitiateAuthCommand({
      ClientId,
      AuthFlow: 'USER_PASSWORD_AUTH',
      AuthParameters: { USERNAME: email, PASSWORD: password },
    }),
  )
const tokensOf = async (email: string) => {
  const { AuthenticationResult } = await signIn(email)
  return {
    AccessToken: AuthenticationResult?.AccessToken ?? '',
    RefreshToken: AuthenticationResult?.RefreshToken ?? '',
  }
}

it('mails an invitation in the words of the trigger', async () => {
  const email = newAddress()
  await client.send(new AdminCreateUserCommand({ UserPoolId, Username: email, TemporaryPassword: 'Temp-Passw0rd' }))
  expect(mails.filter(({ to }) => to === email)).toEqual([
    { to: email, subject: 'Your account', text: `${email} signs in with Temp-Passw0rd` },
  ])
})

describe('an account', () => {
  it('is found, signed out and deleted by the id in its tokens', async () => {
    const email = await newUser()
    const { AccessToken, RefreshToken } = await tokensOf(email)
    const named = { UserPoolId, Username: decodeJwt(AccessToken).sub }
    expect((await client.send(new AdminGetUserCommand(named))).UserAttributes).toContainEqual({
      Name: 'email',
      Value: email,
    })
    await client.send(new AdminUserGlobalSignOutCommand(named))
    await expect(client.send(new GetTokensFromRefreshTokenCommand({ ClientId, RefreshToken }))).rejects.toThrow(
      'Refresh Token has been revoked',
    )
    await client.send(new AdminDeleteUserCommand(named))
    await expect(client.send(new AdminGetUserCommand(named))).rejects.toMatchObject({ name: 'UserNotFoundException' })
    await expect(client.send(new AdminDeleteUserCommand(named))).rejects.toMatchObject({
      name: 'UserNotFoundException',
    })
    await expect(signIn(email)).rejects.toMatchObject({ name: 'NotAuthorizedException' })
    expect((await tokensOf(await newUser(email))).AccessToken).not.toBe('')
  })

  it('can be deleted by its owner', async () => {
    const email = await newUser()
    const { AccessToken } = await tokensOf(email)
    await client.send(new DeleteUserCommand({ AccessToken }))
    await expect(client.send(new GetUserCommand({ AccessToken }))).rejects.toMatchObject({
      name: 'NotAuthorizedException',
    })
    await expect(signIn(email)).rejects.toMatchObject({ name: 'NotAuthorizedException' })
  })

  it('accepts a new password only with the old one, by the rules, and counts wrong attempts', async () => {
    const email = await newUser()
    const { AccessToken } = await tokensOf(email)
    const change = (PreviousPassword: string, ProposedPassword: string) =>
      client.send(new ChangePasswordCommand({ AccessToken, PreviousPassword, ProposedPassword }))
    await expect(change(Password, 'short')).rejects.toMatchObject({ name: 'InvalidPasswordException' })
    for (let tries = 0; tries < 5; tries++)
      await expect(change('Wrong-Passw0rd', 'Newer-Passw0rd')).rejects.toThrow('Incorrect username or password.')
    await expect(change(Password, 'Newer-Passw0rd')).rejects.toThrow('Password attempts exceeded')
    time += 1001
    await change(Password, 'Newer-Passw0rd')
    await expect(signIn(email)).rejects.toMatchObject({ name: 'NotAuthorizedException' })
    expect((await signIn(email, 'Newer-Passw0rd')).AuthenticationResult).toBeDefined()
  })
})

describe('a second factor', () => {
  const prefer = (AccessToken: string, Enabled: boolean) =>
    client.send(
      new SetUserMFAPreferenceCommand({ AccessToken, SoftwareTokenMfaSettings: { Enabled, PreferredMfa: Enabled } }),
    )
  const associate = async (AccessToken: string) =>
    (await client.send(new AssociateSoftwareTokenCommand({ AccessToken }))).SecretCode ?? ''
  const protect = async () => {
    const email = await newUser()
    const { AccessToken } = await tokensOf(email)
    const secret = await associate(AccessToken)
    await client.send(new VerifySoftwareTokenCommand({ AccessToken, UserCode: codeAt(secret, time) }))
    await prefer(AccessToken, true)
    time += 30_000
    return { email, AccessToken, secret }
  }
  const response = (email: string, Session: string | undefined, SOFTWARE_TOKEN_MFA_CODE: string) =>
    client.send(
      new RespondToAuthChallengeCommand({
        ClientId,
        ChallengeName: 'SOFTWARE_TOKEN_MFA',
        Session,
        ChallengeResponses: { USERNAME: email, SOFTWARE_TOKEN_MFA_CODE },
      }),
    )
  const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

  it('is set up with a code, and only then can be required', async () => {
    const email = await newUser()
    const { AccessToken } = await tokensOf(email)
    await expect(prefer(AccessToken, true)).rejects.toMatchObject({
      name: 'InvalidParameterException',
      message: 'User has not verified software token mfa',
    })
    const secret = await associate(AccessToken)
    const verify = (UserCode: string) => client.send(new VerifySoftwareTokenCommand({ AccessToken, UserCode }))
    await expect(prefer(AccessToken, true)).rejects.toMatchObject({ name: 'InvalidParameterException' })
    await expect(verify(wrong(codeAt(secret, time)))).rejects.toMatchObject({ name: 'EnableSoftwareTokenMFAException' })
    expect((await verify(codeAt(secret, time))).Status).toBe('SUCCESS')
    expect((await client.send(new GetUserCommand({ AccessToken }))).UserMFASettingList).toBeUndefined()
    expect((await signIn(email)).AuthenticationResult).toBeDefined()
    await prefer(AccessToken, true)
    expect(await client.send(new GetUserCommand({ AccessToken }))).toMatchObject({
      UserMFASettingList: ['SOFTWARE_TOKEN_MFA'],
      PreferredMfaSetting: 'SOFTWARE_TOKEN_MFA',
    })
  })

  it('is required after the password: no tokens without it, and each code works once', async () => {
    const { email, secret } = await protect()
    const { ChallengeName, Session, AuthenticationResult } = await signIn(email)
    expect([ChallengeName, AuthenticationResult]).toEqual(['SOFTWARE_TOKEN_MFA', undefined])
    const code = codeAt(secret, time)
    await expect(response(email, Session, wrong(code))).rejects.toMatchObject({ name: 'CodeMismatchException' })
    expect((await response(email, Session, code)).AuthenticationResult?.AccessToken).toBeDefined()
    await expect(response(email, Session, code)).rejects.toMatchObject({ name: 'NotAuthorizedException' })
    const again = await signIn(email)
    await expect(response(email, again.Session, code)).rejects.toMatchObject({
      name: 'ExpiredCodeException',
      message: 'Your software token has already been used once.',
    })
    time += 30_000
    expect((await response(email, again.Session, codeAt(secret, time))).AuthenticationResult).toBeDefined()
  })

  it('cannot be guessed in many attempts, nor answered late', async () => {
    const { email, secret } = await protect()
    const { Session } = await signIn(email)
    for (let tries = 0; tries < 5; tries++)
      await expect(response(email, Session, wrong(codeAt(secret, time)))).rejects.toMatchObject({
        name: 'CodeMismatchException',
      })
    await expect(response(email, Session, codeAt(secret, time))).rejects.toMatchObject({
      name: 'NotAuthorizedException',
    })
    await expect(signIn(email)).rejects.toThrow('Password attempts exceeded')
    time += 1_000
    const late = await signIn(email)
    time += 3 * 60_000
    await expect(response(email, late.Session, codeAt(secret, time))).rejects.toThrow(
      'Invalid session for the user, session is expired.',
    )
  })

  it('cannot be guessed over many sign-ins either: wrong codes lock like wrong passwords, and a right password doesn’t reset them', async () => {
    const { email, secret } = await protect()
    for (let tries = 0; tries < 5; tries++) {
      const { Session } = await signIn(email)
      await expect(response(email, Session, wrong(codeAt(secret, time)))).rejects.toMatchObject({
        name: 'CodeMismatchException',
      })
    }
    await expect(signIn(email)).rejects.toThrow('Password attempts exceeded')
    time += 1_000
    const { Session } = await signIn(email)
    await expect(response(email, Session, wrong(codeAt(secret, time)))).rejects.toMatchObject({
      name: 'CodeMismatchException',
    })
    time += 1_000
    await expect(signIn(email)).rejects.toThrow('Password attempts exceeded')
    time += 1_000
    const right = await signIn(email)
    expect((await response(email, right.Session, codeAt(secret, time))).AuthenticationResult).toBeDefined()
    time += 30_000
    const later = await signIn(email)
    await expect(response(email, later.Session, wrong(codeAt(secret, time)))).rejects.toMatchObject({
      name: 'CodeMismatchException',
    })
    expect((await signIn(email)).ChallengeName).toBe('SOFTWARE_TOKEN_MFA')
  })

  it('does not replace the password', async () => {
    const { email, secret } = await protect()
    const { ChallengeParameters } = await client.send(
      new InitiateAuthCommand({
        ClientId,
        AuthFlow: 'USER_SRP_AUTH',
        AuthParameters: { USERNAME: email, SRP_A: 'abcdef' },
      }),
    )
    await expect(response(email, ChallengeParameters?.SECRET_BLOCK, codeAt(secret, time))).rejects.toMatchObject({
      name: 'NotAuthorizedException',
    })
  })

  it('ends when it is turned off, by its owner or an operator, and when a new secret is created', async () => {
    const { email, AccessToken } = await protect()
    const asks = async () => (await signIn(email)).ChallengeName === 'SOFTWARE_TOKEN_MFA'
    const named = { UserPoolId, Username: email }
    await prefer(AccessToken, false)
    expect(await asks()).toBe(false)
    await client.send(
      new AdminSetUserMFAPreferenceCommand({
        ...named,
        SoftwareTokenMfaSettings: { Enabled: true, PreferredMfa: true },
      }),
    )
    expect((await client.send(new AdminGetUserCommand(named))).PreferredMfaSetting).toBe('SOFTWARE_TOKEN_MFA')
    expect(await asks()).toBe(true)
    await client.send(new AdminSetUserMFAPreferenceCommand({ ...named, SoftwareTokenMfaSettings: { Enabled: false } }))
    expect(await asks()).toBe(false)
    await prefer(AccessToken, true)
    await associate(AccessToken)
    expect(await asks()).toBe(false)
  })
})
