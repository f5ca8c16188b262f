import { startTransition, useEffect, useState } from 'react'

/**
 * The first items when a list is drawn for the first time, and all of them next, so that the first are shown sooner.
 * The initial value of `useDeferredValue` would not do: React skips it where the list itself is deferred.
 */
export function useFirst(count: number): number {
  const [shown, setShown] = useState(count)
  useEffect(() => startTransition(() => setShown(Infinity)), [])
  return shown
}
