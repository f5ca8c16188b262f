import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  AdminAddUserToGroupCommand,
  AdminCreateUserCommand,
  AdminSetUserPasswordCommand,
  CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider'
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import { usersRepository } from '../../functions/identity/users.repository.ts'
import { signInBySrp } from '../../infra/local/cognito/srp-sign-in.ts'
import { dynamoClient } from '../../infra/local/dynamodb.ts'
import { localCredentials } from '../../infra/local/sigv4.ts'
import type { LocalStack } from '../../infra/local/stack.ts'
import { loadTenant } from '../../infra/tenants/define-tenant.ts'
import { apiContract } from '../../shared/api-contract.ts'
import { todayAt } from '../../shared/kernel/dates.ts'
import { pathOf } from '../../shared/kernel/define-contract.ts'
import type { UserId } from '../../shared/kernel/ids.ts'
import type { Role } from '../../shared/kernel/roles.ts'
import { demoPassword } from './demo-password.ts'
import { seedConfig } from './seed-config.ts'
import { type SeedApi, seedDemoWorld } from './world/demo-world.ts'

type Account = { id: UserId; accessToken: string }

/** The tenant and its options: without them no form has anything to choose from. */
export async function seedOptions(stack: LocalStack, tenantId: string) {
  const { tenant } = await loadTenant(tenantId)
  await seedConfig(documentsOf(stack), stack.environment.CONFIG_TABLE ?? '', tenant)
}

/** The demo world, once per data folder, made through the API as its people would. */
export async function seedWorldOnce(stack: LocalStack, dataDir: string) {
  const mark = join(dataDir, 'seeded')
  if (existsSync(mark)) return
  const api: SeedApi<Account> = {
    register: (email, role) => register(stack, email, role),
    call: async (operation, account, request) => (await callApi(stack, operation, account, request as Request)) as never,
  }
  await seedDemoWorld(api, todayAt(new Date().toISOString()))
  writeFileSync(mark, 'small\n')
}

async function register(stack: LocalStack, email: string, role: Role): Promise<Account> {
  const { userPoolId: UserPoolId, userPoolClientId, environment } = stack
  const endpoint = environment.AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER ?? ''
  const cognito = new CognitoIdentityProviderClient({ endpoint, region: environment.AWS_REGION, credentials: localCredentials })
  const UserAttributes = [{ Name: 'email', Value: email }, { Name: 'email_verified', Value: 'true' }]
  const { User } = await cognito.send(new AdminCreateUserCommand({ UserPoolId, Username: email, UserAttributes, MessageAction: 'SUPPRESS' }))
  const Username = User?.Username ?? ''
  await cognito.send(new AdminSetUserPasswordCommand({ UserPoolId, Username, Password: demoPassword, Permanent: true }))
  const id = `usr_${Username}` as UserId
  await usersRepository(documentsOf(stack), environment.USERS_TABLE ?? '').register({ id, email, role, createdAt: new Date().toISOString() })
  await cognito.send(new AdminAddUserToGroupCommand({ UserPoolId, Username, GroupName: role }))
  const { accessToken } = await signInBySrp({ endpoint, userPoolId: UserPoolId, userPoolClientId, email, password: demoPassword })
  return { id, accessToken }
}

type Request = { params?: Record<string, unknown>; body?: unknown }

async function callApi({ url }: LocalStack, name: keyof typeof apiContract, { accessToken }: Account, { params, body }: Request): Promise<unknown> {
  const { method, path } = apiContract[name]
  const answer = await fetch(`${url}/api${pathOf(path, params)}`, {
    method,
    headers: { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' },
    body: body === undefined ? undefined : JSON.stringify(body),
  })
  const content = (await answer.json()) as { data?: unknown }
  if (!answer.ok) throw new Error(`${name} answered ${answer.status} while the demo world was made: ${JSON.stringify(content)}`)
  return content.data ?? content
}

const documentsOf = ({ environment }: LocalStack) =>
  DynamoDBDocumentClient.from(dynamoClient(environment.AWS_ENDPOINT_URL_DYNAMODB ?? ''), { marshallOptions: { removeUndefinedValues: true } })
