import type { UserId } from '#shared/kernel/ids.ts'
import { notificationEvent } from '#shared/notifications/notifications.events.ts'
import type { Device } from './devices.repository.ts'

/** The event after devices of a user were removed; none if the mobile push service has none of them. */
export const devicesRemoved = (user: UserId, devices: readonly Pick<Device, 'endpoint'>[]) => {
  const endpoints = devices.flatMap(({ endpoint }) => endpoint ?? [])
  return endpoints.length > 0 ? [notificationEvent('devices.removed', user, endpoints)] : []
}
