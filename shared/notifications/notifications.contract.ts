import * as z from 'zod/mini'
import { defineContract } from '#shared/kernel/define-contract.ts'
import { EventId } from '#shared/kernel/ids.ts'
import { Notification } from './notifications.schema.ts'

const anyone = { roles: ['Locum', 'CompanyAdmin', 'SuperAdmin'] } as const

export const notificationsContract = defineContract({
  listNotifications: {
    method: 'GET',
    path: '/notifications',
    summary: 'Your notifications, newest first',
    access: anyone,
    query: z.strictObject({ NextToken: z.optional(EventId) }),
    list: Notification,
    errors: [],
    reads: ['notifications'],
  },
  markNotificationRead: {
    method: 'PATCH',
    path: '/notifications/{id}/read',
    summary: 'Mark one of your notifications as read',
    access: anyone,
    params: z.strictObject({ id: EventId }),
    response: Notification,
    takesNoKey: true,
    errors: ['NOTIFICATION_NOT_FOUND'],
    changes: ['notifications'],
  },
})
