import { useCallback, useSyncExternalStore } from 'react'

const lists = new Map<string, MediaQueryList>()

/** Made once: to make it takes longer than to ask it. */
function mediaList(query: string): MediaQueryList {
  const list = lists.get(query) ?? matchMedia(query)
  lists.set(query, list)
  return list
}

/** Whether a media query matches, for parts that differ by more than style. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const media = mediaList(query)
      media.addEventListener('change', listener)
      return () => media.removeEventListener('change', listener)
    },
    [query],
  )
  return useSyncExternalStore(
    subscribe,
    () => mediaList(query).matches,
    () => false,
  )
}

const TABLET = '(min-width: 768px)'

export const useTablet = (): boolean => useMedia(TABLET)

/** For loaders, which run outside React; doesn’t follow changes. */
export const isTablet = (): boolean => mediaList(TABLET).matches

/** Wide enough for two columns. */
const DESKTOP = '(min-width: 1024px)'

export const useDesktop = (): boolean => useMedia(DESKTOP)

export const isDesktop = (): boolean => mediaList(DESKTOP).matches

/** Wide enough for a list and, beside it, a detail of 872 pixels: three days of applicants beside their names. */
const PANES = '(min-width: 1280px)'

export const usePanes = (): boolean => useMedia(PANES)

export const hasPanes = (): boolean => mediaList(PANES).matches

/** Wide enough for every entry of a bar without a menu. */
const WIDE = '(min-width: 1680px)'

/** By what bars and menus have room for: from 0, 768, 1280 and 1680 pixels. */
export type MenuSize = 'phone' | 'tablet' | 'desktop' | 'wide'

export function useMenuSize(): MenuSize {
  const [isTablet, isDesktop, isWide] = [useMedia(TABLET), useMedia(PANES), useMedia(WIDE)]
  if (isWide) return 'wide'
  if (isDesktop) return 'desktop'
  return isTablet ? 'tablet' : 'phone'
}

/** A mouse or touchpad, and so probably a keyboard. */
export const useKeyboard = (): boolean => useMedia('(hover: hover) and (pointer: fine)')
