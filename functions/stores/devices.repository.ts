import { createHash } from 'node:crypto'
import { GetCommand, QueryCommand, TransactWriteCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import type { Instant } from '#shared/kernel/dates.ts'
import type { UserId } from '#shared/kernel/ids.ts'
import type { DeviceType, PushToken } from '#shared/notifications/devices.schema.ts'
import type { Db } from '#functions/platform/dynamo/client.ts'
import { conditionFailed } from '#functions/platform/dynamo/failures.ts'
import type { Stored } from '#functions/platform/dynamo/define-item.ts'
import { withKeyPrefix } from '#functions/platform/dynamo/ranges.ts'
import { replace, type TransactItem } from '#functions/platform/dynamo/versioned.ts'
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

const deviceOf = (item: Stored): Device => {
  const { sk, type, token, registeredAt, endpoint } = deviceItem.read(item)
  return { id: sk.slice(deviceItem.name.length), type, token, registeredAt, endpoint }
}
const ownerKey = (id: string) => deviceOwnerItem.key(`${deviceItem.name}${id}`)

export const devicesRepository = (db: Db, table: string) => {
  const range = (user: UserId) => ({ ...withKeyPrefix(table, user, deviceItem.name), ConsistentRead: true })
  const remove = (user: UserId, id: string): TransactItem[] => [
    { Delete: { TableName: table, Key: deviceItem.key(user, id) } },
    {
      Delete: {
        TableName: table,
        Key: ownerKey(id),
        ConditionExpression: 'attribute_not_exists(pk) OR #user = :user',
        ExpressionAttributeNames: { '#user': 'user' },
        ExpressionAttributeValues: { ':user': user },
      },
    },
  ]
  const list = async (user: UserId): Promise<Device[]> => {
    const { Items = [] } = await db.send(new QueryCommand(range(user)))
    return Items.map(deviceOf)
  }

  return {
    list,

    hasAny: async (user: UserId): Promise<boolean> => {
      const { Count = 0 } = await db.send(new QueryCommand({ ...range(user), Select: 'COUNT', Limit: 1 }))
      return Count > 0
    },

    ownerOf: async (id: string): Promise<DeviceOwner | undefined> => {
      const { Item } = await db.send(new GetCommand({ TableName: table, Key: ownerKey(id), ConsistentRead: true }))
      if (!Item) return undefined
      const { user, version } = deviceOwnerItem.read(Item)
      return { user, version }
    },

    /** Registers a device for a user; it may have been another user’s. */
    put: (user: UserId, { id, ...device }: Device, before: DeviceOwner | undefined): TransactItem[] => [
      { Put: { TableName: table, Item: deviceItem.written({ ...deviceItem.key(user, id), ...device }) } },
      replace(table, deviceOwnerItem, { ...ownerKey(id), user }, before?.version),
      ...(before && before.user !== user
        ? [{ Delete: { TableName: table, Key: deviceItem.key(before.user, id) } }]
        : []),
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
    setEndpoint: async (user: UserId, id: string, endpoint: string): Promise<boolean> => {
      const update = deviceItem.update(table, deviceItem.key(user, id), { set: { endpoint } })
      const updated = await db.send(new UpdateCommand(update)).catch(conditionFailed)
      return updated !== undefined
    },
  }
}

export type DevicesRepository = ReturnType<typeof devicesRepository>
