import * as z from 'zod/mini'

export const PostConfirmationEnv = z.object({
  USERS_TABLE: z.string(),
  PROFESSIONALS_TABLE: z.string(),
  COMMANDS_TABLE: z.string(),
})
