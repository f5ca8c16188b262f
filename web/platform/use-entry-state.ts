import { useCallback, useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { historyEntries } from './history-entries.ts'

const states = historyEntries<unknown>()

/**
 * State of an entry in the browser's history, restored when the user goes back. If a page stays while its address
 * changes, the new entry starts with the same state. The name is unique on a page.
 */
export function useEntryState<Value>(name: string, first: Value) {
  const { key } = useLocation()
  const at = `${key} ${name}`
  const storedOr = (fallback: Value): Value => (states.has(at) ? (states.get(at) as Value) : fallback)
  const [entry, setEntry] = useState(() => ({ at, value: storedOr(first) }))
  const current = entry.at === at ? entry : { at, value: storedOr(entry.value) }
  if (current !== entry) setEntry(current)
  const { value } = current
  useEffect(() => states.keep(at, value), [at, value])
  /** Sets the state of the entry that is current when this is called. */
  const set = useCallback(
    (next: (before: Value) => Value) => setEntry((before) => ({ ...before, value: next(before.value) })),
    [],
  )
  return [value, set] as const
}
