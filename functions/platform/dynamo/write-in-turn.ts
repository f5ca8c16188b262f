import { setTimeout as sleep } from 'node:timers/promises'
import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb'
import type { Db } from './client.ts'
import { failedConditions, isCollision } from './failures.ts'
import type { TransactItem } from './versioned.ts'

const TRIES = 10

/**
 * Which conditions failed. Retried while another transaction is writing the items, for what no later delivery would
 * write.
 */
export const writeInTurn = async (db: Db, items: TransactItem[], tries = TRIES): Promise<boolean[]> => {
  try {
    return await db.send(new TransactWriteCommand({ TransactItems: items })).then(() => [], failedConditions)
  } catch (error) {
    if (!isCollision(error) || tries === 1) throw error
    await sleep(Math.random() * 200)
    return writeInTurn(db, items, tries - 1)
  }
}
