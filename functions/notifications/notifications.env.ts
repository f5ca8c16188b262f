import * as z from 'zod/mini'
import { ApiEnv } from '../platform/env.ts'

export const NotificationsEnv = z.extend(ApiEnv, { USERS_TABLE: z.string() })
