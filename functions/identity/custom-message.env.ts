import * as z from 'zod/mini'

export const CustomMessageEnv = z.object({ BRAND_NAME: z.string() })
