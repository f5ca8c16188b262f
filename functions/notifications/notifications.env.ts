import { ApiEnv } from '../platform/env.ts'

export const NotificationsEnv = ApiEnv
