import { existsSync, readFileSync } from 'node:fs'

export type ProcessMark = { pid: number; started: string }

/** A process and the moment it began, for process ids come back to strangers. */
export function markOf(pid: number): ProcessMark {
  return { pid, started: startOf(pid) }
}

export function isRunning({ pid, started }: ProcessMark): boolean {
  if (!pid) return false
  try {
    process.kill(pid, 0)
  } catch {
    return false
  }
  return startOf(pid) === started
}

/** Ends it where its start time proves that it is the one that was meant; by its id alone it might be a stranger. */
export function endProcess(mark: ProcessMark) {
  if (mark.started && isRunning(mark)) process.kill(mark.pid, 'SIGKILL')
}

/** Empty where it is not known: elsewhere than on Linux. */
function startOf(pid: number): string {
  const file = `/proc/${pid}/stat`
  if (!existsSync(file)) return ''
  // Counted from behind the command's name, which may hold spaces: the state first, the start time as the 20th.
  const fields = readFileSync(file, 'utf8').split(') ').at(-1)?.split(' ') ?? []
  return fields[0] === 'Z' ? 'ended' : (fields[19] ?? '')
}
