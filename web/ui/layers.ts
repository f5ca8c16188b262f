import { useEffectEvent, useLayoutEffect } from 'react'

/** What closes each thing that is open over the page, the topmost last. */
const open: (() => void)[] = []

/**
 * The topmost dialog, drawer, sheet or menu. `close` does what its own Close button does, or nothing once it is closed:
 * where there is unsaved input it only asks.
 */
export function topLayer(): { close: () => void } | undefined {
  const close = open.at(-1)
  return close && { close: () => open.includes(close) && close() }
}

/** Something over the page, which Back closes. It leaves with the drawing that closes it, before any navigation. */
export function useLayer(isOpen: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose)
  useLayoutEffect(() => {
    if (!isOpen) return
    const layer = () => close()
    open.push(layer)
    return () => void open.splice(open.indexOf(layer), 1)
  }, [isOpen])
}
