import { useDeferredValue } from 'react'

/**
 * Defers the first drawing of what was loaded of an `owner`, undefined until then: drawn at once with the answer, a
 * long list is one long task; later, it is many short ones. Changes are drawn at once.
 */
export function useFirstInPieces<T>(loaded: T | undefined, owner: string): T | undefined {
  const drawnOwner = useDeferredValue(loaded === undefined ? undefined : owner)
  return drawnOwner === owner ? loaded : undefined
}
