import { ECDH } from 'node:crypto'
import type { InputOf } from '#shared/kernel/define-contract.ts'
import { DomainError } from '#shared/kernel/errors.ts'
import { type PushToken, WebSubscription } from '#shared/notifications/devices.schema.ts'
import type { notificationsContract } from '#shared/notifications/notifications.contract.ts'
import { isPushAddress } from '#shared/notifications/push-hosts.rules.ts'
import { pushKeysOf } from '#functions/keys/push-keys.ts'
import type { Context } from '#functions/platform/context.ts'
import { devicesRemoved } from '#functions/stores/devices-removed.ts'
import { deviceIdOf, type Device, type DevicesRepository } from '#functions/stores/devices.repository.ts'
import type { UsersRepository } from '#functions/stores/users.repository.ts'

type Contract = typeof notificationsContract

type Deps = Pick<Context, 'caller' | 'now' | 'execute'> & {
  devices: DevicesRepository
  users: Pick<UsersRepository, 'mustExist'>
  push: { hosts: readonly string[]; types: readonly string[] }
  readPushSecret: (now: number) => Promise<string>
}

export const getPushKey = async ({
  now,
  readPushSecret,
}: Pick<Deps, 'now' | 'readPushSecret'>): Promise<{ publicKey: string }> => ({
  publicKey: pushKeysOf(await readPushSecret(Date.parse(now))).publicKey,
})

/** The devices that a user has registered last; an older one makes room. */
const MAX_DEVICES = 10

/** Only what is needed of a subscription, whose address is that of a browser's push service. */
const checkedToken = ({ type, token }: PushToken, hosts: readonly string[]): string => {
  if (type !== 'web') return token
  try {
    const { endpoint, keys } = WebSubscription.parse(JSON.parse(token))
    // Throws for what is no point of the curve: nothing could be encrypted with it.
    ECDH.convertKey(keys.p256dh, 'prime256v1', 'base64url')
    if (isPushAddress(endpoint, hosts)) return JSON.stringify({ endpoint: new URL(endpoint).href, keys })
  } catch {
    // Refused below.
  }
  throw new DomainError('PUSH_TOKEN_INVALID')
}

/** A device belongs to the account that has registered it last. */
export const addPushToken = (
  { caller, now, execute, devices, users, push }: Deps,
  { body: { type, token } }: InputOf<Contract['addPushToken']>,
): Promise<{ registered: boolean }> =>
  execute<{ registered: boolean }>(async () => {
    if (!push.types.includes(type)) return { writes: [], response: { registered: false }, events: [] }
    const { user } = caller.principal
    const found = { type, token: checkedToken({ type, token }, push.hosts) }
    const id = deviceIdOf(found)
    const [owner, own] = await Promise.all([devices.ownerOf(id), devices.list(user)])
    const others = own.filter((device) => device.id !== id)
    const oldest = others
      .toSorted((a, b) => (a.registeredAt < b.registeredAt ? -1 : 1))
      .slice(0, Math.max(0, others.length - MAX_DEVICES + 1))
    const known = own.find((device) => device.id === id)
    const device: Device = { id, ...found, registeredAt: now, endpoint: known?.endpoint }
    return {
      writes: [
        users.mustExist(user),
        ...devices.put(user, device, owner),
        ...oldest.flatMap((removed) => devices.remove(user, removed.id)),
      ],
      response: { registered: true },
      events: devicesRemoved(user, oldest),
    }
  })

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
  { body }: InputOf<Contract['removePushToken']>,
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
