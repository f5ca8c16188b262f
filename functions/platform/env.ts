import * as z from 'zod/mini'

/** What every API Lambda reads; slices extend it. */
export const ApiEnv = z.object({
  COMMANDS_TABLE: z.string(),
  /** Of accounts: each request asks whether the caller's session is still good. */
  USERS_TABLE: z.string(),
})

/** Reads a Lambda's configuration once, at load; a missing variable stops it with its name. */
export const readEnv = <S extends z.ZodMiniType>(schema: S): z.output<S> => {
  const parsed = schema.safeParse(process.env)
  if (parsed.success) return parsed.data
  const names = parsed.error.issues.map((issue) => issue.path.join('.')).join(', ')
  throw new Error(`Environment variables missing or wrong: ${names}`)
}
