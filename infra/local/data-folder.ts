import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { readJsonFile, writeJsonFile } from './data-file.ts'
import { endProcess, isRunning, markOf, type ProcessMark } from './process-mark.ts'

/** Written by a running stack: the process that uses the folder, and how operators' commands reach its services. */
export type RunningStack = {
  holder?: ProcessMark
  /** Whose data the folder has. */
  tenantId?: string
  children: ProcessMark[]
  url: string
  environment: Record<string, string>
}

const nobody: RunningStack = { children: [], url: '', environment: {} }
const stackFile = (dataDir: string) => join(dataDir, 'stack.json')

/** Claims the folder for this process, after ending children that a killed stack has left running. */
export function takeDataFolder(dataDir: string, tenantId: string) {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  checkOwnFolder(dataDir)
  const previous = readJsonFile(stackFile(dataDir), nobody)
  checkNotInUse(dataDir, previous)
  if (previous.tenantId && previous.tenantId !== tenantId)
    throw new Error(`${dataDir} has the data of the tenant “${previous.tenantId}”. Choose another folder with --data.`)
  previous.children.forEach(endProcess)
  writeJsonFile(stackFile(dataDir), { ...nobody, tenantId, holder: markOf(process.pid) })
}

/** Recorded as soon as it is spawned, so that the next start can end it if this one can't. */
export function recordChild(dataDir: string, pid: number) {
  const stack = readJsonFile(stackFile(dataDir), nobody)
  writeJsonFile(stackFile(dataDir), { ...stack, children: [...stack.children, markOf(pid)] })
}

export function describeRunning(dataDir: string, address: Pick<RunningStack, 'url' | 'environment'>) {
  writeJsonFile(stackFile(dataDir), { ...readJsonFile(stackFile(dataDir), nobody), ...address })
}

export function releaseDataFolder(dataDir: string) {
  const { tenantId } = readJsonFile(stackFile(dataDir), nobody)
  writeJsonFile(stackFile(dataDir), { ...nobody, tenantId })
}

export function resetDataFolder(dataDir: string) {
  if (!existsSync(dataDir)) return
  checkOwnFolder(dataDir)
  const previous = readIfWhole(dataDir)
  checkNotInUse(dataDir, previous)
  previous.children.forEach(endProcess)
  rmSync(dataDir, { recursive: true, force: true })
}

/** Only an empty folder or one that a stack has created is written to or emptied. */
function checkOwnFolder(dataDir: string) {
  if (readdirSync(dataDir).length === 0 || existsSync(stackFile(dataDir))) return
  throw new Error(`${dataDir} contains other files than this product’s data. Choose an empty folder with --data.`)
}

function checkNotInUse(dataDir: string, { holder, url }: RunningStack) {
  if (!holder || !isRunning(holder)) return
  throw new Error(
    `${dataDir} is in use by the stack at ${url || 'an unknown address'}. Stop it or choose another folder with --data.`,
  )
}

function readIfWhole(dataDir: string): RunningStack {
  try {
    return readJsonFile(stackFile(dataDir), nobody)
  } catch {
    return nobody
  }
}

/** Adds what to do if the stored data can't be read. */
export function explainDamage(dataDir: string, error: unknown): Error {
  const cause = error instanceof Error ? error : new Error(String(error))
  const isDamage =
    cause instanceof SyntaxError || /not a (valid SQLite )?database|malformed|disk image/i.test(cause.message)
  return isDamage
    ? new Error(`The data in ${dataDir} is damaged (${cause.message}). Start over with: npm start -- --reset`, {
        cause,
      })
    : cause
}
