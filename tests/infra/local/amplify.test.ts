import {
  CognitoIdentityProviderClient,
  AdminCreateUserCommand,
  AdminSetUserPasswordCommand,
} from '@aws-sdk/client-cognito-identity-provider'
import { Amplify } from 'aws-amplify'
import {
  confirmSignIn,
  confirmSignUp,
  fetchAuthSession,
  fetchMFAPreference,
  getCurrentUser,
  setUpTOTP,
  signIn,
  signOut,
  signUp,
  updateMFAPreference,
  updatePassword,
  verifyTOTPSetup,
} from 'aws-amplify/auth'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { codeAt } from '#infra/local/cognito/totp.ts'
import { openUserPoolService, type UserPoolService } from '#infra/local/cognito/user-pool-service.ts'
import { readPoolSettings } from '#infra/local/cognito/user-pool-settings.ts'
import { type HttpServer, serveHttp } from '#infra/local/http.ts'
import { localCredentials } from '#infra/local/sigv4.ts'
import { loadAssembly } from '#infra/local/template.ts'
import { synthesiseFixture, temporaryFolder } from './assembly-fixture.ts'

describe('the browser’s library against the local user pool', () => {
  const mails: { to: string; text: string }[] = []
  let service: UserPoolService
  let server: HttpServer
  let UserPoolId: string
  let time = 0

  beforeAll(async () => {
    const settings = readPoolSettings(loadAssembly(synthesiseFixture().directory))
    UserPoolId = settings.poolId
    service = await openUserPoolService({
      settings,
      dataDir: temporaryFolder(),
      now: () => Date.now() + time,
      deliver: (mail) => void mails.push(mail),
      invokeFunction: async () => undefined,
      isSigned: () => true,
    })
    server = await serveHttp(service.handle, {
      port: 0,
      maxBodyBytes: 100_000,
      onError: (error) => console.error(error),
    })
    Amplify.configure({
      Auth: {
        Cognito: {
          userPoolId: UserPoolId,
          userPoolClientId: settings.clients[0]?.id ?? '',
          userPoolEndpoint: server.url,
          loginWith: { email: true },
        },
      },
    })
  })
  afterEach(() => signOut())
  afterAll(async () => {
    await server.close()
    service.close()
  })

  it('signs up, confirms by the mailed code, signs in by SRP, refreshes and signs out', async () => {
    const username = 'nurse@example.com'
    const password = 'Right-Passw0rd'
    await signUp({ username, password, options: { userAttributes: { email: username } } })
    await confirmSignUp({ username, confirmationCode: /\d{6}/.exec(mails.at(-1)?.text ?? '')?.[0] ?? '' })
    await expect(signIn({ username, password: 'Wrong-Passw0rd' })).rejects.toMatchObject({
      name: 'NotAuthorizedException',
    })
    expect((await signIn({ username: username.toUpperCase(), password })).isSignedIn).toBe(true)
    const first = (await fetchAuthSession()).tokens
    const second = (await fetchAuthSession({ forceRefresh: true })).tokens
    expect(second?.accessToken.payload.jti).not.toBe(first?.accessToken.payload.jti)
    expect((await getCurrentUser()).userId).toBe(first?.accessToken.payload.sub)
    await signOut({ global: true })
    expect((await fetchAuthSession()).tokens).toBeUndefined()
  })

  it('doesn’t reveal to a stranger that the address is unknown', async () => {
    await expect(signIn({ username: 'stranger@example.com', password: 'Right-Passw0rd' })).rejects.toMatchObject({
      name: 'NotAuthorizedException',
    })
  })

  it('asks a user created by an administrator for a new password', async () => {
    const client = new CognitoIdentityProviderClient({
      endpoint: server.url,
      region: 'eu-west-1',
      credentials: localCredentials,
    })
    const Username = 'made@example.com'
    await client.send(new AdminCreateUserCommand({ UserPoolId, Username, MessageAction: 'SUPPRESS' }))
    await client.send(new AdminSetUserPasswordCommand({ UserPoolId, Username, Password: 'Temp-Passw0rd' }))
    const { nextStep } = await signIn({ username: Username, password: 'Temp-Passw0rd' })
    expect(nextStep.signInStep).toBe('CONFIRM_SIGN_IN_WITH_NEW_PASSWORD_REQUIRED')
    expect((await confirmSignIn({ challengeResponse: 'Newer-Passw0rd' })).isSignedIn).toBe(true)
  })

  it.each(['USER_SRP_AUTH', 'USER_PASSWORD_AUTH'] as const)(
    'asks for the code of an authenticator app after the password (%s), once it is turned on',
    async (authFlowType) => {
      const client = new CognitoIdentityProviderClient({
        endpoint: server.url,
        region: 'eu-west-1',
        credentials: localCredentials,
      })
      const username = `${authFlowType.toLowerCase()}@example.com`
      await client.send(new AdminCreateUserCommand({ UserPoolId, Username: username, MessageAction: 'SUPPRESS' }))
      await client.send(
        new AdminSetUserPasswordCommand({
          UserPoolId,
          Username: username,
          Password: 'First-Passw0rd',
          Permanent: true,
        }),
      )
      await signIn({ username, password: 'First-Passw0rd', options: { authFlowType } })
      await expect(
        updatePassword({ oldPassword: 'Wrong-Passw0rd', newPassword: 'Newer-Passw0rd' }),
      ).rejects.toMatchObject({ name: 'NotAuthorizedException' })
      await updatePassword({ oldPassword: 'First-Passw0rd', newPassword: 'Newer-Passw0rd' })

      expect(await fetchMFAPreference()).toEqual({})
      const { sharedSecret, getSetupUri } = await setUpTOTP()
      expect(getSetupUri('Locums', username).searchParams.get('secret')).toBe(sharedSecret)
      const code = () => codeAt(sharedSecret, Date.now() + time)
      await expect(
        verifyTOTPSetup({ code: code().replace(/^./, (digit) => String((Number(digit) + 1) % 10)) }),
      ).rejects.toMatchObject({ name: 'EnableSoftwareTokenMFAException' })
      const used = code()
      await verifyTOTPSetup({ code: used })
      await updateMFAPreference({ totp: 'PREFERRED' })
      expect(await fetchMFAPreference()).toEqual({ enabled: ['TOTP'], preferred: 'TOTP' })
      await signOut()

      const signInAgain = () => signIn({ username, password: 'Newer-Passw0rd', options: { authFlowType } })
      expect((await signInAgain()).nextStep.signInStep).toBe('CONFIRM_SIGN_IN_WITH_TOTP_CODE')
      await expect(confirmSignIn({ challengeResponse: used })).rejects.toMatchObject({ name: 'ExpiredCodeException' })
      time += 30_000
      expect((await confirmSignIn({ challengeResponse: code() })).isSignedIn).toBe(true)
      await updateMFAPreference({ totp: 'DISABLED' })
      expect(await fetchMFAPreference()).toEqual({})
      await signOut()
      expect((await signInAgain()).isSignedIn).toBe(true)
    },
  )
})
