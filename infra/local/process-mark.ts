import { existsSync, readFileSync } from 'node:fs'

export type ProcessMark = { pid: number; started: string }

/** A process id with its start time, because ids are reused by other processes. */
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

/** Ends the process only if its start time matches, since the id may belong to another one by now. */
export function endProcess(mark: ProcessMark) {
  if (mark.started && isRunning(mark)) process.kill(mark.pid, 'SIGKILL')
}

/** Empty if unknown, that is, on systems other than Linux. */
function startOf(pid: number): string {
  const file = `/proc/${pid}/stat`
  if (!existsSync(file)) return ''
  // Fields after the command's name, which can contain spaces: the state is the first, the start time the 20th.
  const fields = readFileSync(file, 'utf8').split(') ').at(-1)?.split(' ') ?? []
  return fields[0] === 'Z' ? 'ended' : (fields[19] ?? '')
}
