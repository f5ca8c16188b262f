import type { identityContract } from '#shared/identity/identity.contract.ts'
import { deleteAccount } from './delete-account.ts'
import { endSessions } from './end-sessions.ts'
import { getUser } from './get-user.ts'

export const identityRoutes = { getUser, endSessions, deleteAccount } satisfies Record<
  keyof typeof identityContract,
  unknown
>
