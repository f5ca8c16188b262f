import { useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { historyEntries } from '#web/platform/history-entries.ts'

/** The scroll position of each history entry. */
const positions = historyEntries<number>()

/** The wallet is over its page, which stays where it is. */
const pageOf = (pathname: string): string => pathname.replace(/\/wallet(\/.*)?$/, '')

/**
 * A new page starts at the top; going back restores the scroll position once the page is long enough, unless the user
 * has acted meanwhile. The browser handles the first page and reloads.
 */
export function useScrollRestoration(): void {
  const { key, pathname: address } = useLocation()
  const pathname = pageOf(address)
  const back = useNavigationType() === 'POP'
  const shown = useRef<string>(undefined)
  useLayoutEffect(() => {
    const before = shown.current
    shown.current = pathname
    // A change of the search part alone, such as a filter, doesn’t scroll.
    const entered = before === undefined || before === pathname ? undefined : 0
    let position = back && before !== undefined ? (positions.get(key) ?? 0) : entered
    let at = 0
    const keep = () => {
      if (scrollY !== at) position = undefined
      if (position === undefined) positions.keep(key, scrollY)
    }
    const restore = () => {
      if (position === undefined) return
      scrollTo(0, position)
      at = scrollY
      if (Math.abs(at - position) < 1) position = undefined
    }
    const stop = () => {
      position = undefined
      // Otherwise the browser would scroll the previous page.
      history.scrollRestoration = 'manual'
    }
    restore()
    // To read it would lay out the first page within this task.
    if (before !== undefined) keep()
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
