import type { identityContract } from '#shared/identity/identity.contract.ts'
import type { Handlers } from '#functions/platform/http/serve-contract.ts'
import { endSessions, type EndSessionsContext } from './end-sessions.ts'
import { getUser, type IdentityExtra } from './identity.service.ts'

export const identityRoutes = {
  getUser: (context, { query }) => getUser(context, query.id),
  endSessions: (context) => endSessions(context),
} satisfies Handlers<typeof identityContract, IdentityExtra & Pick<EndSessionsContext, 'users' | 'professionals'>>
