import type * as z from 'zod/mini'

/** The environment of an operator's command; a missing variable fails with its name. */
export const readEnv = <S extends z.ZodMiniType>(schema: S): z.output<S> => {
  const parsed = schema.safeParse(process.env)
  if (parsed.success) return parsed.data
  const names = parsed.error.issues.map((issue) => issue.path.join('.')).join(', ')
  throw new Error(`Environment variables missing or invalid: ${names}`)
}
