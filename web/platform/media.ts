import { useCallback, useSyncExternalStore } from 'react'

/** Whether a media query matches, for parts that differ by more than style. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const media = matchMedia(query)
      media.addEventListener('change', listener)
      return () => media.removeEventListener('change', listener)
    },
    [query],
  )
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches)
}

const TABLET = '(min-width: 768px)'

export const useTablet = (): boolean => useMedia(TABLET)

/** For loaders, which run outside React; doesn’t follow changes. */
export const isTablet = (): boolean => matchMedia(TABLET).matches
