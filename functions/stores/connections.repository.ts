import { DeleteCommand, GetCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb'
import type { Instant } from '#shared/kernel/dates.ts'
import type { CompanyId, UserId } from '#shared/kernel/ids.ts'
import type { Db } from '#functions/platform/dynamo/client.ts'
import type { Stored } from '#functions/platform/dynamo/define-item.ts'
import { conditionFailed, isCollision } from '#functions/platform/dynamo/failures.ts'
import { queryAll } from '#functions/platform/dynamo/query-all.ts'
import { connectionItem, seatItem } from './connections.items.ts'

/** More tabs than people have open. */
export const MAX_CONNECTIONS = 20
/** API Gateway closes connections after two hours. */
const EXPIRES_AFTER_MS = 125 * 60_000
const TRIES = 5

/** Whose connection it is; of a practice's user, for which practice. */
export type LiveSession = { user: UserId; practice?: CompanyId; signedInAt: number }
export type Connection = LiveSession & { id: string; seat: number }
export type OpenConnection = Connection & { openedAt: Instant }

const seatOf = (sk: string): number => Number(sk.slice(seatItem.name.length))

const openConnectionOf = (item: Stored): OpenConnection => {
  const { pk: user, sk, connection: id, practice, signedInAt, openedAt } = seatItem.read(item)
  return { id, user, ...(practice && { practice }), signedInAt, openedAt, seat: seatOf(sk) }
}

const collided = (error: unknown): false => {
  if (!isCollision(error)) throw error
  return false
}

/** Open connections. A user has a limited number of seats, and each connection takes one. */
export const connectionsRepository = (db: Db, table: string) => {
  const listOf = async (user: UserId, now: Instant): Promise<OpenConnection[]> => {
    const items = await queryAll(db, {
      TableName: table,
      KeyConditionExpression: 'pk = :user AND begins_with(sk, :seat)',
      ExpressionAttributeValues: { ':user': user, ':seat': seatItem.name },
      ConsistentRead: true,
    })
    return items.filter(({ expiresAt }) => Number(expiresAt) * 1000 > Date.parse(now)).map(openConnectionOf)
  }

  const take = ({ id, seat, ...session }: Connection, now: Instant): Promise<boolean> => {
    const expiresAt = Math.floor((Date.parse(now) + EXPIRES_AFTER_MS) / 1000)
    const { user, ...rest } = session
    const taken = { ...seatItem.key(user, String(seat)), ...rest, connection: id, openedAt: now, expiresAt }
    const found = { ...connectionItem.key(id), ...session, seat, expiresAt }
    const TransactItems = [
      {
        Put: {
          TableName: table,
          Item: seatItem.written(taken),
          ConditionExpression: 'attribute_not_exists(pk) OR expiresAt <= :now',
          ExpressionAttributeValues: { ':now': Math.floor(Date.parse(now) / 1000) },
        },
      },
      { Put: { TableName: table, Item: connectionItem.written(found) } },
    ]
    return db.send(new TransactWriteCommand({ TransactItems })).then(() => true, collided)
  }

  return {
    /** All that are open, in no order. */
    list: listOf,

    get: async (id: string): Promise<Connection | undefined> => {
      const { Item } = await db.send(
        new GetCommand({ TableName: table, Key: connectionItem.key(id), ConsistentRead: true }),
      )
      if (!Item) return undefined
      const { user, practice, signedInAt, seat } = connectionItem.read(Item)
      return { id, user, ...(practice && { practice }), signedInAt, seat }
    },

    /** Stores a new connection, unless all seats of its user are taken. */
    add: async (connection: Omit<Connection, 'seat'>, now: Instant): Promise<boolean> => {
      for (let left = TRIES; left > 0; left -= 1) {
        const taken = new Set((await listOf(connection.user, now)).map(({ seat }) => seat))
        const free = Array.from({ length: MAX_CONNECTIONS }, (_, seat) => seat).filter((seat) => !taken.has(seat))
        // Any of them, so that connections opened at the same time seldom want the same one.
        const seat = free[Math.floor(Math.random() * free.length)]
        if (seat === undefined) return false
        if (await take({ ...connection, seat }, now)) return true
      }
      return false
    },

    /** The seat first: it decides what is pushed. Another connection may have it by now. */
    remove: async ({ id, user, seat }: Connection): Promise<void> => {
      const free = new DeleteCommand({
        TableName: table,
        Key: seatItem.key(user, String(seat)),
        ConditionExpression: '#connection = :id',
        ExpressionAttributeNames: { '#connection': 'connection' },
        ExpressionAttributeValues: { ':id': id },
      })
      await db.send(free).catch(conditionFailed)
      await db.send(new DeleteCommand({ TableName: table, Key: connectionItem.key(id) }))
    },
  }
}

export type ConnectionsRepository = ReturnType<typeof connectionsRepository>
