import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb'
import type { Instant } from '#shared/kernel/dates.ts'
import type { CompanyId, GrantId, UserId } from '#shared/kernel/ids.ts'
import type { Db } from '#functions/platform/dynamo/client.ts'
import { isCollision } from '#functions/platform/dynamo/failures.ts'
import { itemsOf } from '#functions/platform/dynamo/items-of.ts'
import { isNew } from '#functions/platform/dynamo/versioned.ts'
import { writeOne } from '#functions/platform/dynamo/write-one.ts'
import { connectionItem, seatItem } from './connections.items.ts'

/** More tabs than people have open. */
export const MAX_CONNECTIONS = 20
/** Beside them, so that super admins who view an account take none of its own. */
const MAX_SUPPORT_CONNECTIONS = 5
/** API Gateway closes connections after two hours. */
const EXPIRES_AFTER_MS = 125 * 60_000
const TRIES = 5

/**
 * Whose connection it is; of a practice's user, for which practice. `by` is a super admin who views the user or acts
 * for them, and whose session it then is.
 */
export type LiveSession = { user: UserId; practice?: CompanyId; signedInAt: number; by?: UserId; grantId?: GrantId }
export type Connection = LiveSession & { id: string; seat: number }
export type OpenConnection = Connection & { openedAt: Instant }

const collided = (error: unknown): false => {
  if (!isCollision(error)) throw error
  return false
}

/** Open connections. A user has a limited number of seats, and each connection takes one. */
export const connectionsRepository = (db: Db, table: string) => {
  const seats = itemsOf(db, table, seatItem, ({ connection, ...seat }, { pk, sk }) => ({
    id: connection,
    user: pk,
    seat: Number(sk.slice(seatItem.name.length)),
    ...seat,
  }))
  const connections = itemsOf(db, table, connectionItem)

  const listOf = async (user: UserId, now: Instant): Promise<OpenConnection[]> => {
    const found = await seats.list(seatItem.all(user), 'consistent')
    return found.flatMap(({ expiresAt, ...open }) => (expiresAt * 1000 > Date.parse(now) ? [open] : []))
  }

  const take = ({ id, seat, ...session }: Connection, now: Instant): Promise<boolean> => {
    const expiresAt = Math.floor((Date.parse(now) + EXPIRES_AFTER_MS) / 1000)
    const { user, ...rest } = session
    const isFree = {
      expression: `${isNew.expression} OR #expiresAt <= :now`,
      values: { now: Math.floor(Date.parse(now) / 1000) },
    }
    const taken = { ...rest, connection: id, openedAt: now, expiresAt }
    const TransactItems = [
      seats.put(seatItem.key(user, String(seat)), taken, isFree),
      connections.put(connectionItem.key(id), { ...session, seat, expiresAt }),
    ]
    return db.send(new TransactWriteCommand({ TransactItems })).then(() => true, collided)
  }

  return {
    /** All that are open, in no order. */
    list: listOf,

    get: async (id: string): Promise<Connection | undefined> => {
      const connection = await connections.get(connectionItem.key(id), 'consistent')
      return connection && { id, ...connection }
    },

    /** Stores a new connection, unless all seats of its user are taken. */
    add: async (connection: Omit<Connection, 'seat'>, now: Instant): Promise<boolean> => {
      for (let left = TRIES; left > 0; left -= 1) {
        const taken = new Set((await listOf(connection.user, now)).map(({ seat }) => seat))
        const [first, count] = connection.by ? [MAX_CONNECTIONS, MAX_SUPPORT_CONNECTIONS] : [0, MAX_CONNECTIONS]
        const free = Array.from({ length: count }, (_, at) => first + at).filter((seat) => !taken.has(seat))
        // Any of them, so that connections opened at the same time seldom want the same one.
        const seat = free[Math.floor(Math.random() * free.length)]
        if (seat === undefined) return false
        if (await take({ ...connection, seat }, now)) return true
      }
      return false
    },

    /** The seat first: it decides what is pushed. Another connection may have it by now. */
    remove: async ({ id, user, seat }: Connection): Promise<void> => {
      const isOwn = { expression: '#connection = :id', values: { id } }
      await writeOne(db, seats.remove(seatItem.key(user, String(seat)), isOwn))
      await writeOne(db, connections.remove(connectionItem.key(id)))
    },
  }
}

export type ConnectionsRepository = ReturnType<typeof connectionsRepository>
