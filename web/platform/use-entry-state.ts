import { useCallback, useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'

const MOST_KEPT = 200

/** By entry of the history and name, the latest last; a reload forgets it. */
const kept = new Map<string, unknown>()

const keep = (at: string, value: unknown): void => {
  kept.delete(at)
  kept.set(at, value)
  for (const oldest of kept.keys()) {
    if (kept.size <= MOST_KEPT) return
    kept.delete(oldest)
  }
}

/**
 * State that belongs to a place in the browser's history: who goes back to it finds it as it was left. A page that stays
 * while its address changes takes it along to a new entry. The name is one of its own on a page.
 */
export function useEntryState<Value>(name: string, first: Value) {
  const { key } = useLocation()
  const at = `${key} ${name}`
  const [held, setHeld] = useState(() => ({ at, value: kept.has(at) ? (kept.get(at) as Value) : first }))
  const current = held.at === at ? held : { at, value: kept.has(at) ? (kept.get(at) as Value) : held.value }
  if (current !== held) setHeld(current)
  const { value } = current
  useEffect(() => keep(at, value), [at, value])
  const set = useCallback(
    (next: (before: Value) => Value) => setHeld((before) => ({ at, value: next(before.value) })),
    [at],
  )
  return [value, set] as const
}

/** What one user left is nothing to the next. */
export const forgetEntryState = (): void => kept.clear()
