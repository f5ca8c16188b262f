import { useDeferredValue } from 'react'

/**
 * Defers the drawing of what was loaded, and of its changes: drawn at once with the answer, a long list is one long
 * task; later, it is many short ones between which a tap is answered. Until then the previous value is drawn, or
 * undefined if that was of another `owner`.
 */
export function useInPieces<T>(loaded: T | undefined, owner: string): T | undefined {
  const drawn = useDeferredValue(loaded)
  const drawnOwner = useDeferredValue(owner)
  return loaded && drawnOwner === owner ? drawn : undefined
}
