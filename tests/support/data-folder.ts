import { existsSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

const memory = '/dev/shm'
const enough = 2 * 1024 ** 3
const prefix = 'locum-tests-'
/** For the data of a stack, which removes it when it stops. */
export const stackData = 'stack'

/** In memory if there is enough of it, because a database on disk waits for every write. */
const placeForData = (): string => {
  if (!existsSync(memory)) return tmpdir()
  const { bavail, bsize } = statfsSync(memory)
  return bavail * bsize > enough ? memory : tmpdir()
}

const isRunning = (pid: number): boolean => {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/**
 * One folder for all data of a run, created and removed by the first project. The next run removes the folder of a run
 * that was killed.
 */
export default function setup(): (() => Promise<void>) | undefined {
  if (process.env.TEST_DATA?.includes(`${prefix}${process.pid}-`)) return undefined
  const place = placeForData()
  for (const name of readdirSync(place).filter((found) => found.startsWith(prefix)))
    if (!isRunning(Number(name.slice(prefix.length).split('-')[0])))
      rmSync(join(place, name), { recursive: true, force: true })
  const folder = mkdtempSync(join(place, `${prefix}${process.pid}-`))
  process.env.TEST_DATA = folder
  const running = () => readdirSync(folder).filter((name) => name.startsWith(`${stackData}-`)).length
  return async () => {
    // The last workers may still be stopping their stacks.
    for (let waits = 0; running() > 0 && waits < 200; waits += 1) await sleep(50)
    const left = running()
    rmSync(folder, { recursive: true, force: true })
    if (left > 0) throw new Error(`Tests have ended without stopping ${left} of their stacks.`)
  }
}

/** The folder of the run. */
export const runFolder = (): string => {
  if (!process.env.TEST_DATA) throw new Error('The folder of the run is not there yet.')
  return process.env.TEST_DATA
}

/** A folder for the data of a test. */
export const newDataFolder = (name: string): string => mkdtempSync(join(runFolder(), `${name}-`))
