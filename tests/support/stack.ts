import { execFile } from 'node:child_process'
import { rmSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { demoPassword } from '#bin/seed/demo-password.ts'
import { seedWorldOnce } from '#bin/seed/seed-stack.ts'
import { ApiGatewayManagementApiClient } from '@aws-sdk/client-apigatewaymanagementapi'
import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider'
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import { findFreePort } from '#infra/local/child-process.ts'
import { signInBySrp } from '#infra/local/cognito/srp-sign-in.ts'
import { dynamoClient } from '#infra/local/dynamodb.ts'
import { region } from '#infra/local/local-names.ts'
import { prepare } from '#infra/local/prepare.ts'
import { sockets } from '#functions/events/live/sockets.ts'
import { createAccount } from '#functions/identity/create-account.ts'
import { connectionsRepository } from '#functions/stores/connections.repository.ts'
import { usersRepository } from '#functions/stores/users.repository.ts'
import type { UserId } from '#shared/kernel/ids.ts'
import type { Role } from '#shared/kernel/roles.ts'
import type { StackOptions } from '#infra/local/stack-options.ts'
import { type LocalStack, startLocalStack } from '#infra/local/stack.ts'
import { newDataFolder, stackData } from './data-folder.ts'
import { copyDemoWorld } from './demo-world.ts'
import type { WarmLambdas } from './warm-lambdas.ts'

/** The address of a running stack, which can be passed to another process. */
export type StackAddress = Pick<LocalStack, 'url' | 'userPoolId' | 'userPoolClientId' | 'environment'>

type Mail = { to: string[]; subject: string; text: string }

/** What `npm start` starts, on its own ports and data; with the demo world on request. */
export const startStack = async ({
  demoWorld = false,
  tenantId = 'demo',
  liveChat,
  warm,
}: { demoWorld?: boolean; tenantId?: string; liveChat?: StackOptions['liveChat']; warm?: WarmLambdas } = {}) => {
  const prepared = await prepare(tenantId, () => {})
  const dataDir = newDataFolder(stackData)
  const startOnce = async (folder: string, given?: WarmLambdas) =>
    startLocalStack({
      ...prepared,
      ...(given ?? { port: await findFreePort() }),
      dataDir: folder,
      tenantId,
      ...(liveChat && { liveChat }),
      log: () => {},
      onDeath: (reason) => {
        throw reason
      },
    })
  // Another process may take the free port before the stack listens on it, or between two stacks with warm Lambdas.
  const startOn = (folder: string) =>
    startOnce(folder, warm).catch((error: Error) => {
      if (/^Port \d+ is in use/.test(error.message)) return startOnce(folder)
      throw error
    })
  const isCopied = demoWorld && tenantId === 'demo'
  if (isCopied)
    await copyDemoWorld(dataDir, async (folder) => {
      const first = await startOn(folder)
      try {
        await seedWorldOnce(first, folder)
      } finally {
        await first.stop()
      }
    })
  const stack = await startOn(dataDir)
  if (!isCopied && demoWorld) await seedWorldOnce(stack, dataDir, { tenantId })
  return {
    ...stackClient(stack),
    deadLetters: () => stack.deadLetters(),
    stop: async () => {
      await stack.stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** Access to a running stack without a browser. */
export const stackClient = ({ url, userPoolId, userPoolClientId, environment }: StackAddress) => {
  const address: StackAddress = { url, userPoolId, userPoolClientId, environment }
  const credentials = {
    accessKeyId: environment.AWS_ACCESS_KEY_ID ?? '',
    secretAccessKey: environment.AWS_SECRET_ACCESS_KEY ?? '',
  }
  const endpoint = environment.AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER ?? ''
  const db = DynamoDBDocumentClient.from(dynamoClient(environment.AWS_ENDPOINT_URL_DYNAMODB ?? ''))
  const signIn = (email: string) => signInBySrp({ ...address, endpoint, email, password: demoPassword })
  const mails = async (to: string): Promise<Mail[]> =>
    (await fetch(`${url}/outbox.json?to=${encodeURIComponent(to)}`)).json() as Promise<Mail[]>
  const tokens = new Map<string, Promise<string>>()
  const tokenOf = (email: string): Promise<string> => {
    const token = tokens.get(email) ?? signIn(email).then(({ accessToken }) => accessToken)
    tokens.set(email, token)
    return token
  }
  /** Calls the API as a user; returns its response. A sign-in takes longer than most calls, so it is kept. */
  const send = async <T = unknown>(
    email: string,
    { method, path }: { method: string; path: string },
    body?: object,
    version?: string,
  ): Promise<T> => {
    const request = async () =>
      fetch(`${url}/api${path}`, {
        method,
        headers: {
          authorization: `Bearer ${await tokenOf(email)}`,
          'content-type': 'application/json',
          ...(version !== undefined && { 'if-match': version }),
        },
        body: body && JSON.stringify(body),
      })
    let response = await request()
    if (response.status === 401) {
      // The session has ended meanwhile.
      tokens.delete(email)
      response = await request()
    }
    if (!response.ok) throw new Error(`${email} could not send ${JSON.stringify(body)}: ${await response.text()}`)
    const result = (await response.json()) as { data?: T }
    return result.data ?? (result as T)
  }
  return {
    ...address,
    /** Credentials of an operator. */
    credentials,
    mails,
    /** Waits for a code mailed to an address; `not` is a code that was already used. */
    mailedCode: async (to: string, not?: string): Promise<string> => {
      for (let wait = 0; wait < 100; wait += 1) {
        const [code] = (await mails(to)).flatMap(({ text }) => /\b\d{6}\b/.exec(text) ?? [])
        if (code && code !== not) return code
        await sleep(50)
      }
      throw new Error(`No code was mailed to ${to}`)
    },
    /** Creates an account without a sign-up. */
    register: async (email: string, role: Role): Promise<void> => {
      const cognito = new CognitoIdentityProviderClient({ endpoint, region, credentials })
      const users = usersRepository(db, environment.USERS_TABLE ?? '')
      const directory = { cognito, users, userPoolId, now: new Date().toISOString() }
      await createAccount(directory, { email, role, password: demoPassword })
    },
    /** Closes a user's live connections, as API Gateway does when they have been open long enough. */
    closeConnections: async (user: UserId): Promise<void> => {
      const open = await connectionsRepository(db, environment.CONNECTIONS_TABLE ?? '').list(
        user,
        new Date().toISOString(),
      )
      const address = environment.SOCKET_CONNECTIONS_URL ?? ''
      const { close } = sockets(address, new ApiGatewayManagementApiClient({ endpoint: address, region, credentials }))
      await Promise.all(open.map(({ id }) => close(id)))
    },
    send,
    get: <T>(email: string, path: string): Promise<T> => send<T>(email, { method: 'GET', path }),
    /** The entries in local storage of a signed-in user. */
    sessionStorageOf: async (email: string): Promise<Record<string, string>> => {
      const pool = `CognitoIdentityServiceProvider.${userPoolClientId}`
      const tokens = Object.entries(await signIn(email)).map(([name, token]) => [`${pool}.${email}.${name}`, token])
      return { [`${pool}.LastAuthUser`]: email, ...Object.fromEntries(tokens) }
    },
    /** Runs an operator's command against this stack. */
    runOperatorCommand: async (script: string, args: string[], env: Record<string, string>): Promise<string> => {
      const { PATH, NODE_OPTIONS } = process.env
      const { stdout } = await promisify(execFile)(process.execPath, [script, ...args], {
        env: { PATH, NODE_OPTIONS, ...environment, ...env },
      })
      return stdout
    },
  }
}

export type StackClient = ReturnType<typeof stackClient>
