import { DeleteCommand, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import type { Db } from './client.ts'
import type { Stored } from './define-item.ts'
import { conditionFailed } from './failures.ts'
import type { TransactItem } from './versioned.ts'

type Written = { Attributes?: Stored | undefined }

/** Writes an item by itself, outside of a command: undefined if its condition failed. */
export const writeOne = async (
  db: Db,
  { Put, Update, Delete }: TransactItem,
  ReturnValues?: 'ALL_NEW' | 'ALL_OLD',
): Promise<Written | undefined> => {
  const sent = Put
    ? db.send(new PutCommand({ ...Put, ReturnValues }))
    : Update
      ? db.send(new UpdateCommand({ ...Update, ReturnValues }))
      : Delete && db.send(new DeleteCommand({ ...Delete, ReturnValues }))
  return sent?.catch(conditionFailed)
}
