import type { identityContract } from '#shared/identity/identity.contract.ts'
import { deleteAccount } from './delete-account.ts'
import { endSessions } from './end-sessions.ts'
import { getUser } from './get-user.ts'
import { signOutAccount } from './sign-out-account.ts'
import { suspendAccount } from './suspend-account.ts'

export const identityRoutes = { getUser, endSessions, signOutAccount, suspendAccount, deleteAccount } satisfies Record<
  keyof typeof identityContract,
  unknown
>
