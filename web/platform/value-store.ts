import { useSyncExternalStore } from 'react'

export interface ValueStore<T> {
  get: () => T
  set: (next: T) => void
  /** Returns a function that ends the subscription. */
  subscribe: (listener: () => void) => () => void
}

/** A value outside React. Only the components that follow it with `useValue` are drawn again when it changes. */
export function valueStore<T>(value: T): ValueStore<T> {
  const listeners = new Set<() => void>()
  return {
    get: () => value,
    set: (next) => {
      value = next
      for (const listener of listeners) listener()
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

export const useValue = <T>({ subscribe, get }: ValueStore<T>): T => useSyncExternalStore(subscribe, get, get)
