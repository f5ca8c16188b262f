import * as z from 'zod/mini'

export const SocketEnv = z.object({
  CONNECTIONS_TABLE: z.string(),
  USERS_TABLE: z.string(),
  COMPANIES_TABLE: z.string(),
  /** The site's address; empty without a domain of its own, so that it is where the connection was opened. */
  SITE_ORIGIN: z.string(),
})
