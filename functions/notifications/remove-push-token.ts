import type { InputOf } from '#shared/kernel/define-contract.ts'
import type { PushToken } from '#shared/notifications/devices.schema.ts'
import type { notificationsContract } from '#shared/notifications/notifications.contract.ts'
import { devicesRemoved } from '#functions/stores/devices-removed.ts'
import type { Context } from '#functions/platform/context.ts'
import { deviceIdOf, type DevicesRepository } from '#functions/stores/devices.repository.ts'

type Deps = Pick<Context, 'caller' | 'execute'> & { devices: DevicesRepository }
type Input = InputOf<(typeof notificationsContract)['removePushToken']>

/** What is no subscription was never registered. */
const idOf = (token: PushToken): string | undefined => {
  try {
    return deviceIdOf(token)
  } catch {
    return undefined
  }
}

/** Removes nothing if it is registered for another account by now. */
export const removePushToken = (
  { caller, execute, devices }: Deps,
  { body }: Input,
): Promise<{ registered: boolean }> =>
  execute(async () => {
    const id = idOf(body)
    const { user } = caller.principal
    const device = (await devices.list(user)).find((registered) => registered.id === id)
    return {
      writes: device ? devices.remove(user, device.id) : [],
      response: { registered: false },
      events: device ? devicesRemoved(user, [device]) : [],
    }
  })
