import type { Navigator } from 'react-router-dom'
import { askBefore, beforeRouter } from './page-history.ts'

interface Hold {
  /** Gets the way on. */
  ask: (leave: () => void) => void
}

/** Forms with unsaved input, the latest last: it is the one that asks. */
const holds: Hold[] = []
let restore: (() => void) | undefined

const indexIn = (state: unknown): number | undefined => (state as { idx?: number } | null)?.idx

/** What was entered is saved or given up: going on from here is no leaving. */
export function letGo(): void {
  holds.length = 0
  restore?.()
}

const ask = (go: () => void): void =>
  holds.at(-1)?.ask(() => {
    letGo()
    go()
  })

/** Puts questions before every way out; once, however many forms hold the page. */
function guardPage(navigator: Navigator): () => void {
  const { push, replace } = navigator
  const address = location.pathname + location.search
  const here = indexIn(history.state)
  const asking =
    <Arguments extends unknown[]>(go: (...to: Arguments) => void) =>
    (...to: Arguments) =>
      ask(() => go(...to))
  // The browser has moved already: it is brought back before the router hears of it.
  const onPop = (event: PopStateEvent) => {
    event.stopImmediatePropagation()
    if (location.pathname + location.search === address) return
    const back = (here ?? 0) - (indexIn(event.state) ?? (here ?? 0) - 1)
    history.go(back)
    ask(() => history.go(-back))
  }
  const onUnload = (event: BeforeUnloadEvent) => event.preventDefault()
  Object.assign(navigator, { push: asking(push), replace: asking(replace) })
  beforeRouter(onPop)
  askBefore(ask)
  addEventListener('beforeunload', onUnload)
  return () => {
    restore = undefined
    Object.assign(navigator, { push, replace })
    beforeRouter(undefined)
    askBefore(undefined)
    removeEventListener('beforeunload', onUnload)
  }
}

/**
 * Asks before the page is left by a link, the browser's buttons, or closing it; `ask` gets the way on. The router knows no
 * blocking without its data routes, which don't fit the first load: so its own navigator is held, and only while it matters.
 */
export function holdPage(navigator: Navigator, ask: Hold['ask']): () => void {
  const hold = { ask }
  holds.push(hold)
  restore ??= guardPage(navigator)
  return () => {
    const at = holds.indexOf(hold)
    if (at >= 0) holds.splice(at, 1)
    if (holds.length === 0) restore?.()
  }
}
