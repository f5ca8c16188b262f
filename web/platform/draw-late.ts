import { startTransition, useDeferredValue, useEffect, useState } from 'react'

/**
 * Defers the drawing of what was loaded: drawn at once with the answer, a long list is one long task; later, it is many
 * short ones between which a tap is answered. Until then the previous value is drawn, or undefined if that was of
 * another `owner`. Changes of what is drawn are deferred too, or else drawn at once.
 */
export function useDeferredData<T>(
  loaded: T | undefined,
  owner: string,
  changes: 'deferred' | 'immediate' = 'deferred',
): T | undefined {
  const drawn = useDeferredValue(changes === 'immediate' ? undefined : loaded)
  const drawnOwner = useDeferredValue(loaded === undefined ? undefined : owner)
  if (loaded === undefined || drawnOwner !== owner) return undefined
  return changes === 'immediate' ? loaded : drawn
}

/**
 * The first items when a list is drawn for the first time, and all of them next, so that the first are shown sooner.
 * The initial value of `useDeferredValue` would not do: React skips it where the list itself is deferred.
 */
export function useFirst(count: number): number {
  const [shown, setShown] = useState(count)
  useEffect(() => startTransition(() => setShown(Infinity)), [])
  return shown
}
