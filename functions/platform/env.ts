import * as z from 'zod/mini'

/** What every API Lambda reads; each adds its own. */
export const ApiEnv = z.object({
  COMMANDS_TABLE: z.string(),
  /** The table of accounts: each request checks the caller's session. */
  USERS_TABLE: z.string(),
})

/** Reads a Lambda's configuration once, at load; a missing variable fails with its name. */
export const readEnv = <S extends z.ZodMiniType>(schema: S): z.output<S> => {
  const parsed = schema.safeParse(process.env)
  if (parsed.success) return parsed.data
  const names = parsed.error.issues.map((issue) => issue.path.join('.')).join(', ')
  throw new Error(`Environment variables missing or invalid: ${names}`)
}
