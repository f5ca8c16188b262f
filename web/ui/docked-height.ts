import { useSyncExternalStore } from 'react'

let height = 0
const listeners = new Set<() => void>()

/**
 * The height of the docked sheet in pixels, 0 without one. A store and not a property of the body, whose change would
 * compute the styles of the whole page again.
 */
export const dockedHeight = {
  set: (next: number): void => {
    height = next
    for (const listener of listeners) listener()
  },
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useDockedHeight = (): number => useSyncExternalStore(subscribe, () => height)
