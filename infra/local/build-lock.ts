import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'

const busy = 5

/** Lets only one process build at a time; the next one waits and finds everything up to date. */
export async function withBuildLock<T>(folder: string, work: () => Promise<T>): Promise<T> {
  // A lock that the operating system releases when the process ends, even if it is killed.
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
