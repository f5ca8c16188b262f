import type { UserId } from '#shared/kernel/ids.ts'
import type { Device, DevicesRepository } from '#functions/stores/devices.repository.ts'
import { logger } from '#functions/platform/logger.ts'
import { PushMessage } from './channel-message.ts'
import type { MobilePusher } from './mobile-push.ts'
import { pushContentOf, type PushContent } from './push-content.ts'
import { markDone, takeDue, type TakeDeps } from './take-due.ts'
import type { Delivery, WebPusher } from './web-push.lazy.ts'

type Deps = TakeDeps & {
  devices: Pick<DevicesRepository, 'list' | 'forget' | 'setEndpoint'>
  webPusher: WebPusher
  mobilePusher: MobilePusher
}

const toPhone = async (
  user: UserId,
  { id, type, token, endpoint: known }: Device & { type: 'ios' | 'android' },
  content: PushContent,
  { devices, mobilePusher }: Deps,
): Promise<Delivery | 'off'> => {
  if (!mobilePusher.isOn(type)) return 'off'
  if (known) {
    const delivery = await mobilePusher.send(known, content)
    if (delivery === 'gone') await mobilePusher.remove(known)
    if (delivery !== 'absent') return delivery
  }
  const endpoint = await mobilePusher.endpointFor(type, token)
  if (!(await devices.setEndpoint(user, id, endpoint))) {
    await mobilePusher.remove(endpoint)
    return 'off'
  }
  const delivery = await mobilePusher.send(endpoint, content)
  return delivery === 'sent' ? 'sent' : 'gone'
}

/** One of the devices; it is forgotten if its push service no longer knows it. */
const toDevice = async (user: UserId, device: Device, content: PushContent, deps: Deps): Promise<void> => {
  const { id, type, token } = device
  const delivery =
    type === 'web' ? await deps.webPusher(token, content) : await toPhone(user, { ...device, type }, content, deps)
  if (delivery !== 'gone') return
  logger.info('device forgotten: its push service no longer knows it', { user, type })
  await deps.devices.forget(user, id)
}

/**
 * Sends one push to each device of a user. If all fail, the message is tried again later; if only some fail it is not,
 * since the others would receive it twice.
 */
export const sendPush = async (body: unknown, deps: Deps): Promise<void> => {
  const message = PushMessage.parse(body)
  if ('endpoints' in message) {
    for (const endpoint of message.endpoints) await deps.mobilePusher.remove(endpoint)
    return
  }
  const taken = await takeDue(message, 'push', deps, new Date().toISOString())
  if (!taken || taken.notifications.length === 0) return
  const { reader, notifications } = taken
  const content = pushContentOf(notifications)
  const devices = content ? await deps.devices.list(reader.id) : []
  const sendings = await Promise.allSettled(
    devices.map((device) => toDevice(reader.id, device, content as PushContent, deps)),
  )
  const failures = sendings.flatMap((sending) => (sending.status === 'rejected' ? [sending.reason as Error] : []))
  for (const { name } of failures) logger.warn('push not sent to a device', { user: reader.id, reason: name })
  if (failures.length > 0 && failures.length === devices.length) throw failures[0]
  await markDone(taken, 'push', deps, () => devices.length > 0)
}
