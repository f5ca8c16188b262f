import { useCallback, useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { entriesOf } from './history-entries.ts'

/** By entry and name. */
const states = entriesOf<unknown>()

/**
 * State that belongs to an entry of the browser's history: who goes back to it finds it as it was left. A page that
 * stays while its address changes takes it along to a new entry. The name is one of its own on a page.
 */
export function useEntryState<Value>(name: string, first: Value) {
  const { key } = useLocation()
  const at = `${key} ${name}`
  const keptOr = (otherwise: Value): Value => (states.has(at) ? (states.get(at) as Value) : otherwise)
  const [held, setHeld] = useState(() => ({ at, value: keptOr(first) }))
  const current = held.at === at ? held : { at, value: keptOr(held.value) }
  if (current !== held) setHeld(current)
  const { value } = current
  useEffect(() => states.keep(at, value), [at, value])
  /** Of the entry that is shown by the time that it runs. */
  const set = useCallback(
    (next: (before: Value) => Value) => setHeld((before) => ({ ...before, value: next(before.value) })),
    [],
  )
  return [value, set] as const
}
