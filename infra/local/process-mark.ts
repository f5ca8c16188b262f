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

/** The start time is the 22nd field, counted after the command's name, which may hold spaces. Elsewhere than on Linux it is unknown. */
function startOf(pid: number): string {
  const file = `/proc/${pid}/stat`
  if (!existsSync(file)) return ''
  return readFileSync(file, 'utf8').split(') ').at(-1)?.split(' ')[19] ?? ''
}
