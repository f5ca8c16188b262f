import type { Navigator } from 'react-router-dom'
import { beforeRouter } from './page-history.ts'

const held = new Set<() => void>()

const indexIn = (state: unknown): number | undefined => (state as { idx?: number } | null)?.idx

/** What was entered is saved: going on from here is no leaving. */
export function letGo(): void {
  for (const release of held) release()
}

/**
 * Asks before the page is left by a link, the browser's buttons, or closing it; `ask` gets the way on. The router knows no
 * blocking without its data routes, which don't fit the first load: so its own navigator is held, and only while it matters.
 */
export function holdPage(navigator: Navigator, ask: (leave: () => void) => void): () => void {
  const { push, replace } = navigator
  const address = location.pathname + location.search
  const here = indexIn(history.state)
  const release = () => {
    held.delete(release)
    Object.assign(navigator, { push, replace })
    beforeRouter(undefined)
    removeEventListener('beforeunload', onUnload)
  }
  const asking =
    <Arguments extends unknown[]>(go: (...to: Arguments) => void) =>
    (...to: Arguments) =>
      ask(() => {
        release()
        go(...to)
      })
  // The browser has moved already: it is brought back before the router hears of it.
  const onPop = (event: PopStateEvent) => {
    event.stopImmediatePropagation()
    if (location.pathname + location.search === address) return
    const back = (here ?? 0) - (indexIn(event.state) ?? (here ?? 0) - 1)
    history.go(back)
    ask(() => {
      release()
      history.go(-back)
    })
  }
  const onUnload = (event: BeforeUnloadEvent) => event.preventDefault()
  Object.assign(navigator, { push: asking(push), replace: asking(replace) })
  beforeRouter(onPop)
  addEventListener('beforeunload', onUnload)
  held.add(release)
  return release
}
