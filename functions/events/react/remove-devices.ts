import type { UserId } from '#shared/kernel/ids.ts'
import { devicesRemoved } from '#functions/stores/devices-removed.ts'
import type { Db } from '#functions/platform/dynamo/client.ts'
import type { DevicesRepository } from '#functions/stores/devices.repository.ts'
import { contextFrom, type Cause } from './command-context.ts'

type Deps = { db: Db; commandsTable: string; devices: Pick<DevicesRepository, 'list' | 'remove'> }

/** After an account was deleted; the mobile push service forgets its devices too. */
export const removeDevices = async (deps: Deps, user: UserId, cause: Cause): Promise<void> => {
  const registered = await deps.devices.list(user)
  if (registered.length === 0) return
  const { execute } = contextFrom(deps, 'remove-devices', cause, `${cause.origin}#devices`)
  await execute(async () => ({
    writes: registered.flatMap(({ id }) => deps.devices.remove(user, id)),
    response: null,
    events: devicesRemoved(user, registered),
  }))
}
