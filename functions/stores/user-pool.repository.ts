import {
  AdminGetUserCommand,
  AdminUserGlobalSignOutCommand,
  type CognitoIdentityProviderClient,
  UserNotFoundException,
} from '@aws-sdk/client-cognito-identity-provider'
import type { UserAccount } from '#shared/identity/user-account.schema.ts'
import type { UserId } from '#shared/kernel/ids.ts'

/** What of an account others in its practice may see; all else stays with Cognito. */
const shown = ['sub', 'email', 'email_verified', 'zoneinfo', 'custom:role']

export const userPoolRepository = (cognito: CognitoIdentityProviderClient, userPoolId: string) => ({
  find: async (id: UserId): Promise<UserAccount | undefined> => {
    try {
      const { Username = '', UserAttributes = [] } = await cognito.send(
        new AdminGetUserCommand({ UserPoolId: userPoolId, Username: id.slice('usr_'.length) }),
      )
      return {
        Username,
        UserAttributes: UserAttributes.flatMap(({ Name = '', Value = '' }) =>
          shown.includes(Name) ? [{ Name, Value }] : [],
        ),
      }
    } catch (error) {
      if (error instanceof UserNotFoundException) return undefined
      throw error
    }
  },

  /** Refresh tokens of all devices are revoked. An account that left the pool has none. */
  endSessions: async (id: UserId): Promise<void> => {
    await cognito
      .send(new AdminUserGlobalSignOutCommand({ UserPoolId: userPoolId, Username: id.slice('usr_'.length) }))
      .catch((error: unknown) => {
        if (!(error instanceof UserNotFoundException)) throw error
      })
  },
})

export type UserPoolRepository = ReturnType<typeof userPoolRepository>
