import { execFile } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import {
  AdminAddUserToGroupCommand,
  AdminCreateUserCommand,
  CognitoIdentityProviderClient,
  InitiateAuthCommand,
  SignUpCommand,
} from '@aws-sdk/client-cognito-identity-provider'
import { decodeJwt } from 'jose'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { openUserPoolService } from '#infra/local/cognito/user-pool-service.ts'
import { serveHttp } from '#infra/local/http.ts'
import { localCredentials, signatureProblem } from '#infra/local/sigv4.ts'
import { newDataFolder } from '#tests/support/data-folder.ts'
import { sharedApi } from '#tests/support/shared-api.ts'
import { poolAttribute } from '#tests/support/user-pool.ts'

const run = promisify(execFile)
const root = fileURLToPath(new URL('../..', import.meta.url))
const poolId = 'eu-west-1_operators'
const email = 'Boss@Example.com'
const password = 'Only-for-th1s-test'
const minutes = { accessMinutes: 15, idMinutes: 15, refreshMinutes: 60 }
const settings = {
  poolId,
  issuer: `https://cognito-idp.eu-west-1.amazonaws.com/${poolId}`,
  clients: [
    { id: 'web', authFlows: ['ALLOW_USER_PASSWORD_AUTH'], writeAttributes: ['email'], hidesUsers: true, ...minutes },
  ],
  groups: ['Locum', 'CompanyAdmin', 'SuperAdmin'],
  attributes: ['email', 'email_verified', 'zoneinfo'].map(poolAttribute),
  passwordPolicy: { MinimumLength: 8, RequireUppercase: true, RequireNumbers: true, RequireSymbols: true },
  codeMessage: { subject: 'Code', text: '{####}' },
  inviteMessage: { subject: 'Welcome', text: 'Your password: {####}' },
}

const dataDir = newDataFolder('operators')
let mails: { to: string; text: string }[]

const { api } = await sharedApi()
const pool = await openUserPoolService({
  settings,
  dataDir,
  now: Date.now,
  deliver: (mail) => void mails.push(mail),
  invokeFunction: async () => undefined,
  isSigned: (request) => signatureProblem(request, new Date()) === undefined,
})
const server = await serveHttp(pool.handle, {
  port: 0,
  maxBodyBytes: 100_000,
  onError: (error) => console.error(error),
})
const cognito = new CognitoIdentityProviderClient({
  endpoint: server.url,
  region: 'eu-west-1',
  credentials: localCredentials,
})
afterAll(async () => {
  await server.close()
  pool.close()
  rmSync(dataDir, { recursive: true })
})
beforeEach(() => {
  mails = []
})

const command = (address: string, environment: Record<string, string> = {}) =>
  run(process.execPath, [join(root, 'bin/create-super-admin.ts'), address], {
    env: {
      ...process.env,
      AWS_ACCESS_KEY_ID: localCredentials.accessKeyId,
      AWS_SECRET_ACCESS_KEY: localCredentials.secretAccessKey,
      AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER: server.url,
      USER_POOL_ID: poolId,
      USERS_TABLE: 'users',
      ...environment,
    },
  })

const signIn = (Password: string) =>
  cognito.send(
    new InitiateAuthCommand({
      ClientId: 'web',
      AuthFlow: 'USER_PASSWORD_AUTH',
      AuthParameters: { USERNAME: email, PASSWORD: Password },
    }),
  )

it('mails a temporary password; a second run with a password of one’s own replaces it', async () => {
  expect((await command(email)).stdout).toContain('A temporary password has been sent by mail.')
  expect(mails).toHaveLength(1)
  const temporary = mails[0]?.text.replace('Your password: ', '') ?? ''
  expect((await signIn(temporary)).ChallengeName).toBe('NEW_PASSWORD_REQUIRED')

  expect((await command(email)).stdout).toContain('The account already existed, so no mail was sent')
  expect(mails).toHaveLength(1)
  await command(email, { SUPER_ADMIN_PASSWORD: password })
  const claims = decodeJwt((await signIn(password)).AuthenticationResult?.AccessToken ?? '')
  expect(claims['cognito:groups']).toEqual(['SuperAdmin'])
  expect(await api.item('users', `usr_${claims.sub}`, 'USER')).toMatchObject({
    email: 'boss@example.com',
    role: 'SuperAdmin',
  })
})

it('leaves the account of a locum unchanged', async () => {
  const account = { UserPoolId: poolId, Username: 'locum@example.com' }
  await cognito.send(new AdminCreateUserCommand({ ...account, MessageAction: 'SUPPRESS' }))
  await cognito.send(new AdminAddUserToGroupCommand({ ...account, GroupName: 'Locum' }))
  await expect(command(account.Username, { SUPER_ADMIN_PASSWORD: password })).rejects.toMatchObject({
    code: 1,
    stderr: 'locum@example.com already has an account in the group Locum. Use another address.\n',
  })
})

it('refuses an account whose address is not confirmed', async () => {
  const Username = 'squatter@example.com'
  await cognito.send(
    new SignUpCommand({
      ClientId: 'web',
      Username,
      Password: password,
      UserAttributes: [{ Name: 'email', Value: Username }],
    }),
  )
  await expect(command(Username)).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining('not confirmed the address yet'),
  })
})

it('refuses the demo password anywhere but on a local machine', async () => {
  const elsewhere = {
    SUPER_ADMIN_PASSWORD: 'Demo-Passw0rd!',
    AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER: 'https://cognito-idp.eu-west-1.amazonaws.com',
  }
  await expect(command('next@example.com', elsewhere)).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining('Choose another'),
  })
})

it('requires an address', async () => {
  await expect(command('nobody')).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining('Enter the e-mail address of the new super admin'),
  })
})
