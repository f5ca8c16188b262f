import { execFile } from 'node:child_process'
import { rmSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { demoPassword } from '#bin/seed/demo-password.ts'
import { seedOptions, seedWorldOnce } from '#bin/seed/seed-stack.ts'
import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider'
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import { findFreePort } from '#infra/local/child-process.ts'
import { signInBySrp } from '#infra/local/cognito/srp-sign-in.ts'
import { dynamoClient } from '#infra/local/dynamodb.ts'
import { region } from '#infra/local/local-names.ts'
import { prepare } from '#infra/local/prepare.ts'
import { localCredentials } from '#infra/local/sigv4.ts'
import { createAccount } from '#functions/identity/create-account.ts'
import { usersRepository } from '#functions/stores/users.repository.ts'
import type { Role } from '#shared/kernel/roles.ts'
import { startLocalStack } from '#infra/local/stack.ts'
import { newDataFolder, stackData } from './data-folder.ts'
import { copyDemoWorld } from './demo-world.ts'

type Mail = { to: string[]; subject: string; text: string }

/** The whole product on ports and data of its own: what `npm start` starts, with the demo world only where it is asked for. */
export const startStack = async ({ demoWorld = false } = {}) => {
  const prepared = await prepare('demo', () => {})
  const dataDir = newDataFolder(stackData)
  const startOnce = async (folder: string) =>
    startLocalStack({
      ...prepared,
      port: await findFreePort(),
      dataDir: folder,
      tenantId: 'demo',
      log: () => {},
      onDeath: (reason) => {
        throw reason
      },
    })
  // What was a free port may be another's by the time that the stack listens.
  const startOn = (folder: string) =>
    startOnce(folder).catch((error: Error) => {
      if (/^Port \d+ is in use/.test(error.message)) return startOnce(folder)
      throw error
    })
  if (demoWorld)
    await copyDemoWorld(dataDir, async (folder) => {
      const first = await startOn(folder)
      try {
        await seedOptions(first, 'demo')
        await seedWorldOnce(first, folder)
      } finally {
        await first.stop()
      }
    })
  const stack = await startOn(dataDir)
  if (!demoWorld) await seedOptions(stack, 'demo')
  const endpoint = stack.environment.AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER ?? ''
  const signIn = (email: string) => signInBySrp({ ...stack, endpoint, email, password: demoPassword })
  const mails = async (to: string): Promise<Mail[]> =>
    (await fetch(`${stack.url}/outbox.json?to=${encodeURIComponent(to)}`)).json() as Promise<Mail[]>
  return {
    url: stack.url,
    mails,
    /** The newest code that was mailed to an address, waiting for it to arrive; `not` is one already used. */
    mailedCode: async (to: string, not?: string): Promise<string> => {
      for (let wait = 0; wait < 100; wait += 1) {
        const [code] = (await mails(to)).flatMap(({ text }) => /\b\d{6}\b/.exec(text) ?? [])
        if (code && code !== not) return code
        await sleep(50)
      }
      throw new Error(`No code was mailed to ${to}`)
    },
    /** An account without a sign-up, as an operator makes one. */
    register: async (email: string, role: Role): Promise<void> => {
      const cognito = new CognitoIdentityProviderClient({ endpoint, region, credentials: localCredentials })
      const db = DynamoDBDocumentClient.from(dynamoClient(stack.environment.AWS_ENDPOINT_URL_DYNAMODB ?? ''))
      const users = usersRepository(db, stack.environment.USERS_TABLE ?? '')
      const directory = { cognito, users, userPoolId: stack.userPoolId, now: new Date().toISOString() }
      await createAccount(directory, { email, role, password: demoPassword })
    },
    /** Sends what the browser of somebody would. */
    send: async (email: string, { method, path }: { method: string; path: string }, body: object): Promise<void> => {
      const { accessToken } = await signIn(email)
      const headers = { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' }
      const answer = await fetch(`${stack.url}/api${path}`, { method, headers, body: JSON.stringify(body) })
      if (!answer.ok) throw new Error(`${email} could not send ${JSON.stringify(body)}: ${await answer.text()}`)
    },
    /** What a browser keeps of somebody who is signed in. */
    keptOf: async (email: string): Promise<Record<string, string>> => {
      const pool = `CognitoIdentityServiceProvider.${stack.userPoolClientId}`
      const tokens = Object.entries(await signIn(email)).map(([name, token]) => [`${pool}.${email}.${name}`, token])
      return { [`${pool}.LastAuthUser`]: email, ...Object.fromEntries(tokens) }
    },
    /** Runs an operator's command as an operator would, against this stack. */
    operate: async (script: string, args: string[], env: Record<string, string>): Promise<string> => {
      const { stdout } = await promisify(execFile)(process.execPath, [script, ...args], {
        env: { PATH: process.env.PATH, ...stack.environment, ...env },
      })
      return stdout
    },
    environment: stack.environment,
    userPoolId: stack.userPoolId,
    deadLetters: () => stack.deadLetters(),
    stop: async () => {
      await stack.stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

export type Stack = Awaited<ReturnType<typeof startStack>>
