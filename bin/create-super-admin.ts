import { parseArgs } from 'node:util'
import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider'
import * as z from 'zod/mini'
import { createAccount } from '#functions/identity/create-account.ts'
import { usersRepository } from '#functions/stores/users.repository.ts'
import { documentClient } from '#functions/platform/dynamo/client.ts'
import { Email } from '#shared/identity/identity.schema.ts'
import { readEnv } from './read-env.ts'
import { environmentOfRunning } from './running-stack.ts'
import { demoPassword } from './seed/demo-password.ts'

const OperatorEnv = z.object({
  USER_POOL_ID: z.string(),
  USERS_TABLE: z.string(),
  SUPER_ADMIN_PASSWORD: z.optional(z.string()),
  AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER: z.optional(z.url()),
})

const isLocal = (endpoint: string | undefined) =>
  endpoint !== undefined && ['localhost', '127.0.0.1'].includes(new URL(endpoint).hostname)

const outcome = (isNew: boolean, password: string | undefined): string => {
  if (isNew) return password ? 'Sign in with the password that you set.' : 'A temporary password has been sent by mail.'
  const kept = password
    ? 'its password has been changed to the one that you set'
    : 'its password is unchanged; set SUPER_ADMIN_PASSWORD to change it'
  return `The account already existed, so no mail was sent; ${kept}.`
}

/**
 * `USER_POOL_ID=… USERS_TABLE=… npm run create-super-admin -- <address>`; docs/runbook.md says where to find them.
 * For a stack that runs on this machine: `--data .local`.
 */
const run = async (): Promise<void> => {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { data: { type: 'string' } } })
  const email = Email.safeParse(positionals[0])
  if (!email.success)
    throw new Error('Enter the e-mail address of the new super admin: npm run create-super-admin -- name@example.com')
  if (values.data) Object.assign(process.env, environmentOfRunning(values.data))
  const env = readEnv(OperatorEnv)
  const password = env.SUPER_ADMIN_PASSWORD
  if (password === demoPassword && !isLocal(env.AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER)) {
    throw new Error('This is the public password of the demo. Choose another one.')
  }
  const directory = {
    cognito: new CognitoIdentityProviderClient({}),
    userPoolId: env.USER_POOL_ID,
    users: usersRepository(documentClient(), env.USERS_TABLE),
    now: new Date().toISOString(),
  }
  const { id, isNew } = await createAccount(directory, { email: email.data, role: 'SuperAdmin', password })
  console.log(`${email.data} is a super admin (${id}). ${outcome(isNew, password)}`)
}

await run().catch((error: Error) => {
  console.error(error.message)
  process.exitCode = 1
})
