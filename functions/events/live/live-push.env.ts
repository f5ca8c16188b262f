import * as z from 'zod/mini'

export const LivePushEnv = z.object({
  CONNECTIONS_TABLE: z.string(),
  USERS_TABLE: z.string(),
  COMPANIES_TABLE: z.string(),
  /** Where API Gateway takes what is pushed to open connections. */
  SOCKET_CONNECTIONS_URL: z.url(),
})
