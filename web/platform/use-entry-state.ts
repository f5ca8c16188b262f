import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'

/** By entry of the history and name; a reload forgets it. */
const kept = new Map<string, unknown>()

/** State that belongs to a place in the browser's history: who goes back to it finds it as it was left. */
export function useEntryState<Value>(name: string, first: Value) {
  const { key } = useLocation()
  const at = `${key} ${name}`
  const state = useState(() => (kept.has(at) ? (kept.get(at) as Value) : first))
  const [value] = state
  useEffect(() => void kept.set(at, value), [at, value])
  return state
}
