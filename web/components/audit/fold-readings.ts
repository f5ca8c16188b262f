import type { AuditEntry } from '#shared/admin/audit.contract.ts'

/** An entry, with how many of the same follow it, and when the first of them was. */
export type FoldedEntry = AuditEntry & { times: number; first: AuditEntry['at'] }

const sameness = ({ id: _, at: _at, ...entry }: AuditEntry): string => JSON.stringify(entry)

/** Readings of the same by the same super admin that follow each other become one; newest first. */
export function foldReadings(entries: readonly AuditEntry[]): FoldedEntry[] {
  const folded: FoldedEntry[] = []
  let last = ''
  for (const entry of entries) {
    const same = sameness(entry)
    const previous = folded.at(-1)
    if (previous && entry.kind === 'readings' && same === last) {
      previous.times += 1
      previous.first = entry.at
    } else folded.push({ ...entry, times: 1, first: entry.at })
    last = same
  }
  return folded
}
