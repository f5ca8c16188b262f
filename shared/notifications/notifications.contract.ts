import * as z from 'zod/mini'
import { defineContract } from '#shared/kernel/define-contract.ts'
import { EventId, UserId } from '#shared/kernel/ids.ts'
import { PushToken } from './devices.schema.ts'
import { Notification, SentNotification, Unread } from './notifications.schema.ts'

const anyone = { roles: ['Locum', 'CompanyAdmin', 'SuperAdmin'] } as const

export const notificationsContract = defineContract({
  listNotifications: {
    method: 'GET',
    path: '/notifications',
    summary: 'Your notifications, newest first',
    access: { ...anyone, underGrant: 'read' },
    query: z.strictObject({ NextToken: z.optional(EventId) }),
    list: Notification,
    errors: [],
    reads: ['notifications'],
  },
  listSentNotifications: {
    method: 'GET',
    path: '/admin/people/{userId}/notifications',
    summary: 'What a user has been notified of, newest first: by which channels, and whether it was read',
    access: { roles: ['SuperAdmin'], about: 'params.userId', logged: true },
    params: z.strictObject({ userId: UserId }),
    query: z.strictObject({ NextToken: z.optional(EventId) }),
    list: SentNotification,
    errors: [],
    reads: [],
  },
  getUnreadNotifications: {
    method: 'GET',
    path: '/notifications/unread',
    summary: 'How many of your notifications are unread, up to 100, and which is the newest of all',
    access: { ...anyone, underGrant: 'read', logged: false },
    response: Unread,
    errors: [],
    reads: ['notifications'],
  },
  markNotificationRead: {
    method: 'PATCH',
    path: '/notifications/{id}/read',
    summary: 'Mark one of your notifications as read',
    access: { ...anyone, underGrant: 'unmarked' },
    params: z.strictObject({ id: EventId }),
    response: Notification,
    takesNoKey: true,
    errors: ['NOTIFICATION_NOT_FOUND'],
    changes: ['notifications'],
  },
  markAllNotificationsRead: {
    method: 'PATCH',
    path: '/notifications/read',
    summary: 'Mark a notification of yours and all older ones as read',
    access: { ...anyone, underGrant: 'unmarked' },
    body: z.strictObject({ upTo: EventId }),
    response: Unread,
    takesNoKey: true,
    errors: [],
    changes: ['notifications'],
  },
  getPushKey: {
    method: 'GET',
    path: '/notifications/push-key',
    summary: 'The public key with which a browser subscribes to your notifications',
    access: { ...anyone, underGrant: 'never' },
    response: z.strictObject({ publicKey: z.string() }),
    errors: [],
    reads: [],
  },
  addPushToken: {
    method: 'POST',
    path: '/notifications/addPushToken',
    summary: 'Receive your notifications on a phone, or on a browser whose subscription is the token, as JSON',
    access: { ...anyone, underGrant: 'never' },
    body: PushToken,
    response: z.strictObject({ registered: z.boolean() }),
    errors: ['PUSH_TOKEN_INVALID'],
    changes: [],
  },
  removePushToken: {
    method: 'POST',
    path: '/notifications/removePushToken',
    summary: 'No longer receive notifications on a device of yours',
    access: { ...anyone, underGrant: 'never' },
    body: PushToken,
    response: z.strictObject({ registered: z.boolean() }),
    errors: [],
    changes: [],
  },
})
