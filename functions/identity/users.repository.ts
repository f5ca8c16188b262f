import { GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb'
import type { Instant } from '../../shared/kernel/dates.ts'
import type { UserId } from '../../shared/kernel/ids.ts'
import type { Role } from '../../shared/kernel/roles.ts'
import type { Db } from '../platform/dynamo/client.ts'

/** An account as the product knows it: the address Cognito has checked, and what was agreed to. */
export type User = { id: UserId; email: string; role: Role; consent?: string; createdAt: Instant }

export const usersRepository = (db: Db, table: string) => ({
  get: async (id: UserId): Promise<User | undefined> => {
    const { Item } = await db.send(new GetCommand({ TableName: table, Key: { pk: id, sk: 'USER' }, ConsistentRead: true }))
    return Item && ({ id, email: Item.email, role: Item.role, consent: Item.consent, createdAt: Item.createdAt } as User)
  },

  /** Puts the user down once; a later call (a repeated trigger, the operator's command) leaves the first as it is. */
  register: async ({ id, ...user }: User): Promise<void> => {
    const put = new PutCommand({
      TableName: table,
      Item: { pk: id, sk: 'USER', ...user, email: user.email.toLowerCase() },
      ConditionExpression: 'attribute_not_exists(pk)',
    })
    await db.send(put).catch((error: Error) => {
      if (error.name !== 'ConditionalCheckFailedException') throw error
    })
  },
})

export type UsersRepository = ReturnType<typeof usersRepository>
