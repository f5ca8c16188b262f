const MAX_ENTRIES = 200

const allEntries: Map<string, unknown>[] = []

/** Values for the latest entries of the browser's history, lost on reload. */
export function historyEntries<Value>() {
  const kept = new Map<string, Value>()
  allEntries.push(kept)
  return {
    has: (entry: string): boolean => kept.has(entry),
    get: (entry: string): Value | undefined => kept.get(entry),
    keep: (entry: string, value: Value): void => {
      kept.delete(entry)
      kept.set(entry, value)
      for (const oldest of kept.keys()) {
        if (kept.size <= MAX_ENTRIES) return
        kept.delete(oldest)
      }
    },
  }
}

/** For a change of user. */
export const clearHistoryEntries = (): void => allEntries.forEach((kept) => kept.clear())
