import { randomUUID } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { CognitoIdentityProviderClient, ListUsersCommand } from '@aws-sdk/client-cognito-identity-provider'
import { SecretsManagerClient } from '@aws-sdk/client-secrets-manager'
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import { createAccount } from '#functions/identity/create-account.ts'
import { secretReader } from '#functions/platform/aws/secret-reader.ts'
import { lookupRepository } from '#functions/stores/lookup.repository.ts'
import { usersRepository } from '#functions/stores/users.repository.ts'
import { signInBySrp } from '#infra/local/cognito/srp-sign-in.ts'
import { dynamoClient } from '#infra/local/dynamodb.ts'
import { localCredentials } from '#infra/local/sigv4.ts'
import type { LocalStack } from '#infra/local/stack.ts'
import { apiContract } from '#shared/api-contract.ts'
import { todayAt, type LocalDate } from '#shared/kernel/dates.ts'
import { pathOf } from '#shared/kernel/define-contract.ts'
import type { CompanyId, UserId } from '#shared/kernel/ids.ts'
import { signUpConsent } from '#shared/privacy/privacy.rules.ts'
import { demoPassword } from './demo-password.ts'
import { chat, handoverNotes } from './world/demo-chats.ts'
import { storeFile } from './world/demo-accounts.ts'
import { seedDemoWorld } from './world/demo-world.ts'
import { seedDemoHistory } from './world/demo-history.ts'
import { seedKarooWorld } from './world/karoo-world.ts'
import type { SeededLookup } from './world/large/lookup-writes.ts'
import { tablesOf } from './world/large/seed-large-world.ts'
import type { SeedApi } from './world/seed-api.ts'
import { locums, practices } from './world/people.ts'
import { crossLogo } from './world/pictures.ts'

type Account = { id: UserId; accessToken: string }

const seedMarkFile = (dataDir: string) => join(dataDir, 'seeded')

/** Whether an earlier start was stopped while creating the demo world, which can't be continued. */
export function isSeedingIncomplete(dataDir: string): boolean {
  return existsSync(seedMarkFile(dataDir)) && readFileSync(seedMarkFile(dataDir), 'utf8') === 'begun'
}

export type WorldSize = 'small' | 'large'

type World = (api: SeedApi<Account>, today: LocalDate) => Promise<void>

/** Of the tenants that have one. */
const worlds: Record<string, World> = { demo: seedDemoWorld, karoovets: seedKarooWorld }

/**
 * Creates the demo world through the API, once per data folder; a large one is then written straight to the tables.
 * Returns whether the demo world exists: a stack with other users gets none, nor does a tenant without one.
 */
export async function seedWorldOnce(
  stack: LocalStack,
  dataDir: string,
  { tenantId = 'demo', size = 'small' }: { tenantId?: string; size?: WorldSize } = {},
): Promise<boolean> {
  const seedWorld = worlds[tenantId]
  if (!seedWorld) return false
  if (existsSync(seedMarkFile(dataDir))) {
    if (size === 'large' && readFileSync(seedMarkFile(dataDir), 'utf8') !== 'large')
      throw new Error(`${dataDir} has the small demo world. Start over with: npm start -- --world large --reset`)
    return true
  }
  const cognito = cognitoOf(stack)
  const { Users = [] } = await cognito.send(new ListUsersCommand({ UserPoolId: stack.userPoolId, Limit: 1 }))
  if (Users.length > 0) return false
  writeFileSync(seedMarkFile(dataDir), 'begun')
  const users = usersRepository(documentsOf(stack), stack.environment.USERS_TABLE ?? '')
  const accounts = new Map<string, Account>()
  const api: SeedApi<Account> = {
    register: async (email, role) => {
      const directory = { cognito, users, userPoolId: stack.userPoolId, now: new Date().toISOString() }
      // As a sign-up does, to the texts that a new stack has.
      const consent = role === 'SuperAdmin' ? undefined : signUpConsent({ terms: 1, privacy: 1 })
      const { id } = await createAccount(directory, { email, role, password: demoPassword, consent })
      const { accessToken } = await signInBySrp({
        ...stack,
        endpoint: endpointOf(stack),
        email,
        password: demoPassword,
      })
      const account = { id, accessToken }
      accounts.set(email, account)
      return account
    },
    call: async (operation, account, request) =>
      (await callApi(stack, operation, account, request as Request)) as never,
  }
  const today = todayAt(new Date().toISOString())
  await seedWorld(api, today)
  if (tenantId === 'demo') await seedHistory(stack, api, accounts, today)
  if (size === 'large') {
    console.log(
      'Creating the large demo world: thousands of professionals and a year of bookings. This takes a minute or two.',
    )
    await seedLarge(stack, api, accounts, today)
  }
  writeFileSync(seedMarkFile(dataDir), size)
  return true
}

type Listed = { Items: { id: CompanyId }[] }

async function seedHistory(
  stack: LocalStack,
  api: SeedApi<Account>,
  accounts: ReadonlyMap<string, Account>,
  today: LocalDate,
): Promise<void> {
  const idOf = ({ email }: { email: string }) => (accounts.get(email) as Account).id
  const member = accounts.get(practices.harbour.email) as Account
  const [practice] = ((await api.call('listMyPractices', member, {})) as unknown as Listed).Items
  const people = {
    practice: (practice as { id: CompanyId }).id,
    member: member.id,
    owner: practices.harbour.manager.join(' '),
    locums: [locums.sipho, locums.lindiwe, locums.anele, locums.riaan].map(idOf),
    locum: idOf(locums.thandi),
  }
  const tables = { ...tablesOf(stack.environment), audit: stack.environment.AUDIT_TABLE ?? '' }
  await seedDemoHistory(documentsOf(stack), tables, people, today, await lookupOf(stack))
}

async function seedLarge(
  stack: LocalStack,
  api: SeedApi<Account>,
  accounts: ReadonlyMap<string, Account>,
  today: LocalDate,
): Promise<void> {
  const { seedLargeWorld, lengthenChat } = await import('./world/large/seed-large-world.ts')
  const member = accounts.get(practices.harbour.email) as Account
  const locum = accounts.get(locums.thandi.email) as Account
  const db = documentsOf(stack)
  const practice = await seedLargeWorld(db, stack.environment, today, member.id, await lookupOf(stack))
  // Without a logo, the practice's sign-up would be incomplete.
  await storeFile(api, member, practice, 'logo', crossLogo([38, 92, 140]))
  const writers = { practice: { account: member, id: practice }, locum: { account: locum, id: locum.id } }
  await chat(api, writers, [
    ['P', 'Good morning, Thandi. Could you help us in the dispensary from time to time?'],
    ['P', 'These are our handover notes.', handoverNotes],
  ])
  await lengthenChat(db, stack.environment, today, { professional: locum.id, practice }, member.id)
}

type Request = { params?: Record<string, unknown>; body?: unknown }

async function callApi(
  { url }: LocalStack,
  name: keyof typeof apiContract,
  { accessToken }: Account,
  { params, body }: Request,
): Promise<unknown> {
  const { method, path } = apiContract[name]
  const headers = {
    authorization: `Bearer ${accessToken}`,
    'content-type': 'application/json',
    'idempotency-key': randomUUID(),
  }
  const send = () =>
    fetch(`${url}/api${pathOf(path, params)}`, {
      method,
      headers,
      body: body === undefined ? undefined : JSON.stringify(body),
    })
  // On a busy machine an idle connection can close just when it is used again, and resizing a picture can time out.
  let response = await send().catch(send)
  for (let again = 0; again < 2 && response.status >= 500; again += 1) response = await send()
  const content = (await response.json()) as { data?: unknown }
  if (!response.ok)
    throw new Error(
      `${name} answered ${response.status} while the demo world was being created: ${JSON.stringify(content)}`,
    )
  return content.data ?? content
}

const documentsOf = ({ environment }: LocalStack) =>
  DynamoDBDocumentClient.from(dynamoClient(environment.AWS_ENDPOINT_URL_DYNAMODB ?? ''), {
    marshallOptions: { removeUndefinedValues: true },
  })

/** With the key under which numbers and addresses are hashed, as the stack’s Lambdas read it. */
const lookupOf = async (stack: LocalStack): Promise<SeededLookup> => {
  const { LOOKUP_SECRET = '', LOOKUP_TABLE = '', AWS_REGION, ...endpoints } = stack.environment
  const secrets = new SecretsManagerClient({
    endpoint: endpoints.AWS_ENDPOINT_URL_SECRETS_MANAGER,
    region: AWS_REGION,
    credentials: localCredentials,
  })
  return {
    lookup: lookupRepository(documentsOf(stack), LOOKUP_TABLE),
    key: await secretReader(LOOKUP_SECRET, secrets)(Date.now()),
  }
}

const endpointOf = ({ environment }: LocalStack) => environment.AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER ?? ''

const cognitoOf = (stack: LocalStack) =>
  new CognitoIdentityProviderClient({
    endpoint: endpointOf(stack),
    region: stack.environment.AWS_REGION,
    credentials: localCredentials,
  })
