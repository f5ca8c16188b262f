import { join } from 'node:path'
import { openUserPoolService } from '#infra/local/cognito/user-pool-service.ts'
import { openUserStore } from '#infra/local/cognito/user-store.ts'
import { serveHttp } from '#infra/local/http.ts'
import type { UserId } from '#shared/kernel/ids.ts'
import type { Role } from '#shared/kernel/roles.ts'

const poolId = 'eu-west-1_apitests1'
const subOf = (id: UserId) => id.slice('usr_'.length)
export const poolAttribute = (name: string) => ({ name, mutable: true, required: false })

/** A user pool for handlers that read accounts. Its users have no password and don’t sign in. */
export const startUserPool = async (dataDir: string) => {
  const service = await openUserPoolService({
    dataDir,
    settings: {
      poolId,
      issuer: `https://cognito-idp.eu-west-1.amazonaws.com/${poolId}`,
      clients: [],
      groups: ['Locum', 'CompanyAdmin', 'SuperAdmin'],
      attributes: ['email', 'email_verified', 'zoneinfo', 'custom:role', 'custom:consent'].map(poolAttribute),
      passwordPolicy: {},
      codeMessage: { subject: 'Code', text: '{####}' },
      inviteMessage: { subject: 'Welcome', text: '{username} {####}' },
    },
    now: Date.now,
    isSigned: ({ headers }) => headers.authorization !== undefined,
    deliver: () => {},
    invokeFunction: async () => undefined,
  })
  const server = await serveHttp(service.handle, { port: 0, maxBodyBytes: 100_000, onError: () => {} })
  const store = openUserStore(join(dataDir, 'users.sqlite'))
  return {
    environment: { AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER: server.url, USER_POOL_ID: poolId },
    add: (id: UserId, email: string, role: Role) => {
      const sub = subOf(id)
      const attributes = {
        email,
        email_verified: 'true',
        zoneinfo: 'Africa/Johannesburg',
        'custom:role': role,
        'custom:consent': '2026-11-20',
      }
      store.putUser({
        sub,
        email,
        salt: '',
        verifier: '',
        status: 'CONFIRMED',
        attributes,
        createdAt: Date.now(),
        updatedAt: Date.now(),
      })
      store.addMember(sub, role)
    },
    remove: (id: UserId) => store.deleteUser(subOf(id)),
    stop: async () => {
      await server.close()
      store.close()
      service.close()
    },
  }
}
