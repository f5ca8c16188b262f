import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'

const busy = 5

/** Tests and a start may build at once; the second waits and finds everything fresh. Whoever is killed lets go. */
export async function withBuildLock<T>(folder: string, work: () => Promise<T>): Promise<T> {
  // The operating system ends the lock of a file with the process that holds it, which no mark of our own can promise.
  const lock = new DatabaseSync(join(folder, 'lock.sqlite'), { timeout: 0 })
  try {
    while (!isTaken(lock)) await sleep(100)
    return await work()
  } finally {
    lock.close()
  }
}

function isTaken(lock: DatabaseSync): boolean {
  try {
    lock.exec('BEGIN EXCLUSIVE')
    return true
  } catch (error) {
    if ((error as { errcode?: number }).errcode !== busy) throw error
    return false
  }
}
