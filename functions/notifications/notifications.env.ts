import * as z from 'zod/mini'
import { ApiEnv } from '#functions/platform/env.ts'

export const NotificationsEnv = z.extend(ApiEnv, {
  PUSH_SECRET: z.string(),
  /** The push services that browsers may subscribe with, separated by commas. */
  PUSH_HOSTS: z.string(),
  /** The types of devices that this deployment sends to, separated by commas. */
  PUSH_TYPES: z.string(),
})
