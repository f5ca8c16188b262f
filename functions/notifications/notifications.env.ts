import { ApiEnv } from '#functions/platform/env.ts'

export const NotificationsEnv = ApiEnv
