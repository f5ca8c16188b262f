import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { readJsonFile, writeJsonFile } from './data-file.ts'

/** What a running stack writes about itself: who holds the folder, and where operators' commands find its services. */
export type RunningStack = { pid: number; url: string; children: number[]; environment: Record<string, string> }

const marker = 'stack.json'

/** Takes the folder for this process. What a killed predecessor left running is ended first. */
export function takeDataFolder(dataDir: string) {
  mkdirSync(dataDir, { recursive: true })
  const previous = readRunningStack(dataDir)
  if (previous && previous.pid !== process.pid && isOurs(previous.pid, 'local.ts')) {
    throw new Error(`The folder ${dataDir} is in use by the stack at ${previous.url}. Stop that one, or choose another folder with --data.`)
  }
  for (const pid of previous?.children ?? []) if (isOurs(pid, dataDir)) process.kill(pid, 'SIGKILL')
  describeRunning(dataDir, { pid: process.pid, url: '', children: [], environment: {} })
}

export const describeRunning = (dataDir: string, running: RunningStack) => writeJsonFile(join(dataDir, marker), running)

export const readRunningStack = (dataDir: string) => readJsonFile<RunningStack | undefined>(join(dataDir, marker), undefined)

export function releaseDataFolder(dataDir: string) {
  describeRunning(dataDir, { pid: 0, url: '', children: [], environment: {} })
}

/** Only a folder that a stack has made is ever emptied. */
export function resetDataFolder(dataDir: string) {
  if (!existsSync(dataDir) || readdirSync(dataDir).length === 0) return
  if (!existsSync(join(dataDir, marker))) throw new Error(`${dataDir} holds something else than this product’s data, so it is not emptied.`)
  const running = readRunningStackSafely(dataDir)
  if (running && isOurs(running.pid, 'local.ts')) throw new Error(`The stack at ${running.url} is using ${dataDir}. Stop it first.`)
  rmSync(dataDir, { recursive: true, force: true })
}

function readRunningStackSafely(dataDir: string) {
  try {
    return readRunningStack(dataDir)
  } catch {
    return undefined
  }
}

/** Says what to do when the stored data cannot be read. */
export function explainDamage(dataDir: string, error: unknown): Error {
  const cause = error instanceof Error ? error : new Error(String(error))
  const isDamage = cause instanceof SyntaxError || /not a database|malformed|file is encrypted|disk image/i.test(cause.message)
  return isDamage ? new Error(`The data in ${dataDir} is damaged (${cause.message}). Start over with: npm start -- --reset`, { cause }) : cause
}

/** A process id may have passed to a stranger, so its command line has to name what we started it with. */
function isOurs(pid: number, word: string): boolean {
  if (!pid) return false
  const commandLine = `/proc/${pid}/cmdline`
  return existsSync(commandLine) && readFileSync(commandLine, 'utf8').includes(word)
}
