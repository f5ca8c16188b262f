import { createHash } from 'node:crypto'
import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb'
import type { Instant } from '#shared/kernel/dates.ts'
import type { UserId } from '#shared/kernel/ids.ts'
import type { DeviceType, PushToken } from '#shared/notifications/devices.schema.ts'
import type { Db } from '#functions/platform/dynamo/client.ts'
import { itemsOf } from '#functions/platform/dynamo/items-of.ts'
import type { Condition } from '#functions/platform/dynamo/update-expression.ts'
import { isNew, type TransactItem } from '#functions/platform/dynamo/versioned.ts'
import { writeOne } from '#functions/platform/dynamo/write-one.ts'
import { deviceItem, deviceOwnerItem } from './devices.items.ts'

/** `id` is a digest of what it is reached with, so that it can be looked up without it. */
export type Device = {
  id: string
  type: DeviceType
  token: string
  registeredAt: Instant
  endpoint?: string | undefined
}
export type DeviceOwner = { user: UserId; version?: number }

/** A browser keeps its address, however it is written, when it renews its keys. */
export const deviceIdOf = ({ type, token }: PushToken): string => {
  const address = type === 'web' ? new URL((JSON.parse(token) as { endpoint: string }).endpoint).href : token
  return createHash('sha256')
    .update(`${type === 'web' ? 'web' : 'mobile'}#${address}`)
    .digest('base64url')
}

const ownerKey = (id: string) => deviceOwnerItem.key(`${deviceItem.name}${id}`)

export const devicesRepository = (db: Db, table: string) => {
  const devices = itemsOf(db, table, deviceItem, (device, { sk }): Device => ({
    id: sk.slice(deviceItem.name.length),
    ...device,
  }))
  const owners = itemsOf(db, table, deviceOwnerItem)
  const ofUser = (user: UserId): Condition => ({ expression: `${isNew.expression} OR #user = :user`, values: { user } })

  const remove = (user: UserId, id: string): TransactItem[] => [
    devices.remove(deviceItem.key(user, id)),
    owners.remove(ownerKey(id), ofUser(user)),
  ]

  return {
    list: (user: UserId): Promise<Device[]> => devices.list(deviceItem.all(user), 'consistent'),

    hasAny: async (user: UserId): Promise<boolean> =>
      (await devices.count(deviceItem.all(user), 'consistent', { limit: 1 })).count > 0,

    ownerOf: (id: string): Promise<DeviceOwner | undefined> => owners.get(ownerKey(id), 'consistent'),

    /** Registers a device for a user; it may have been another user’s. */
    put: (user: UserId, { id, ...device }: Device, before: DeviceOwner | undefined): TransactItem[] => [
      devices.put(deviceItem.key(user, id), device),
      owners.save(ownerKey(id), { user, version: before?.version }),
      ...(before && before.user !== user ? [devices.remove(deviceItem.key(before.user, id))] : []),
    ],

    /** Within a command. */
    remove,

    /** That its push service no longer knows it. Another account may have registered it meanwhile. */
    forget: async (user: UserId, id: string): Promise<void> => {
      await db.send(new TransactWriteCommand({ TransactItems: remove(user, id) })).catch((error: Error) => {
        if (error.name !== 'TransactionCanceledException') throw error
      })
    },

    /** False if the device has been removed meanwhile. */
    setEndpoint: async (user: UserId, id: string, endpoint: string): Promise<boolean> =>
      (await writeOne(db, devices.update(deviceItem.key(user, id), { set: { endpoint } }))) !== undefined,
  }
}

export type DevicesRepository = ReturnType<typeof devicesRepository>
