import { useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { entriesOf } from '#web/platform/history-entries.ts'

/** Where each was scrolled to. */
const places = entriesOf<number>()

/**
 * A new page begins at its top. Going back leads to where one was, as soon as the page is long enough again; not once
 * one has done something. The first page is the browser's, which also restores one that is reloaded.
 */
export function useScrolling(): void {
  const { key, pathname } = useLocation()
  const back = useNavigationType() === 'POP'
  const shown = useRef<string>(undefined)
  useLayoutEffect(() => {
    const before = shown.current
    shown.current = pathname
    // A page that is entered begins at its top; a filter in the address moves nothing.
    const entered = before === undefined || before === pathname ? undefined : 0
    let place = back && before !== undefined ? (places.get(key) ?? 0) : entered
    let at = scrollY
    const keep = () => {
      if (scrollY !== at) place = undefined
      if (place === undefined) places.keep(key, scrollY)
    }
    const restore = () => {
      if (place === undefined) return
      scrollTo(0, place)
      at = scrollY
      if (Math.abs(at - place) < 1) place = undefined
    }
    const stop = () => {
      place = undefined
      // The browser would scroll the page that is left.
      history.scrollRestoration = 'manual'
    }
    restore()
    keep()
    const growing = new ResizeObserver(restore)
    growing.observe(document.body)
    const listening = new AbortController()
    const { signal } = listening
    addEventListener('scroll', keep, { signal, passive: true })
    for (const act of ['pointerdown', 'keydown']) addEventListener(act, stop, { signal, passive: true })
    addEventListener('pagehide', () => (history.scrollRestoration = 'auto'), { signal })
    return () => {
      growing.disconnect()
      listening.abort()
    }
  }, [key, pathname, back])
}
