import * as z from 'zod/mini'
import { Instant } from '../kernel/dates.ts'
import { defineContract } from '../kernel/define-contract.ts'
import { EventId } from '../kernel/ids.ts'

/** An in-app notification: a title and a sentence, and where on the site it leads. */
export const Notification = z.strictObject({
  id: EventId,
  title: z.string(),
  text: z.string(),
  link: z.string(),
  createdAt: Instant,
  read: z.boolean(),
})
export type Notification = z.infer<typeof Notification>

const anyone = { roles: ['Locum', 'CompanyAdmin', 'SuperAdmin'] } as const

export const notificationsContract = defineContract({
  listNotifications: {
    method: 'GET',
    path: '/notifications',
    summary: 'Your notifications, newest first',
    access: anyone,
    query: z.strictObject({ next: z.optional(EventId) }),
    list: Notification,
    errors: [],
  },
  markNotificationRead: {
    method: 'PATCH',
    path: '/notifications/{id}/read',
    summary: 'Mark one of your notifications as read',
    access: anyone,
    params: z.strictObject({ id: EventId }),
    response: Notification,
    errors: ['NOTIFICATION_NOT_FOUND'],
  },
})
