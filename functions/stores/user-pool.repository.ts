import {
  AdminGetUserCommand,
  AdminUserGlobalSignOutCommand,
  type CognitoIdentityProviderClient,
  UserNotFoundException,
} from '@aws-sdk/client-cognito-identity-provider'
import type { UserAccount } from '#shared/identity/user-account.schema.ts'
import type { UserId } from '#shared/kernel/ids.ts'

/** The attributes of an account that colleagues may see; all others stay in Cognito. */
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

  /** Revokes the refresh tokens of all devices. An account no longer in the pool has none. */
  endSessions: async (id: UserId): Promise<void> => {
    await cognito
      .send(new AdminUserGlobalSignOutCommand({ UserPoolId: userPoolId, Username: id.slice('usr_'.length) }))
      .catch((error: unknown) => {
        if (!(error instanceof UserNotFoundException)) throw error
      })
  },
})

export type UserPoolRepository = ReturnType<typeof userPoolRepository>
