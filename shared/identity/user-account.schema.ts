import * as z from 'zod/mini'

/** An account as Cognito has it, by attribute. */
export const UserAccount = z.object({
  Username: z.string(),
  UserAttributes: z.array(z.object({ Name: z.string(), Value: z.string() })),
})
export type UserAccount = z.infer<typeof UserAccount>
