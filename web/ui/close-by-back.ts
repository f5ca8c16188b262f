import { useEffect, useEffectEvent } from 'react'

type Browser = Pick<Window, 'history' | 'location' | 'addEventListener'>
type State = { idx?: number; key?: string; layers?: number } | null

/** After this, a step of the router that led nowhere is over. */
const STEP_MS = 1000
/** How often to look whether a navigation has ended. */
const LOADING_MS = 50

/**
 * What is open over the page: each such layer has an entry of the browser's history with the page's address, which
 * the router never sees, so that Back closes it. Closed another way, it takes its entry along or leaves it to the
 * next page.
 */
export function layersOf() {
  /** What closes them, the topmost last. */
  const open: (() => void)[] = []
  let settle = (): void => undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  const later = (ms = 0): void => {
    clearTimeout(timer)
    timer = setTimeout(() => settle(), ms)
  }

  function follow({ history, location, addEventListener }: Browser, isLoading: () => boolean): void {
    const [pushState, replaceState, go] = [history.pushState, history.replaceState, history.go].map((change) =>
      change.bind(history),
    ) as [History['pushState'], History['replaceState'], History['go']]
    const state = () => history.state as State
    const layers = () => state()?.layers ?? 0
    /** What the router shows. */
    let page = { state: state(), href: location.href }
    const setPage = (shown: State) => (page = { state: { ...shown, layers: 0 }, href: location.href })
    /** A step that has not arrived: of the router, or away from the entries of closed layers. */
    let step: 'router' | 'leaving' | undefined
    /** The router went on during a step away. */
    let overtaken = false
    const walk = (by: typeof step, delta: number) => {
      step = by
      go(delta)
    }

    settle = () => {
      if (step) return
      while (layers() < open.length) pushState({ ...page.state, layers: layers() + 1 }, '', page.href)
      if (layers() === open.length) return
      if (isLoading()) later(LOADING_MS)
      else walk('leaving', open.length - layers())
    }
    history.pushState = (next: State, unused, url) => {
      overtaken = step === 'leaving'
      const change = layers() > 0 ? replaceState : pushState
      change(next, unused, url)
      setPage(next)
      later()
    }
    history.replaceState = (next: State, unused, url) => {
      replaceState({ ...next, layers: layers() }, unused, url)
      setPage(next)
    }
    history.go = (delta = 0) => {
      walk('router', delta < 0 && step !== 'leaving' ? delta - layers() : delta)
      setTimeout(() => {
        if (step === 'router') step = undefined
        later()
      }, STEP_MS)
    }
    // Before the router's listener.
    addEventListener('popstate', onArrival, true)
    if (layers() > 0) later()

    function onArrival(event: Event): void {
      const left = step === 'leaving'
      step = undefined
      later()
      const isOfPage = state()?.idx !== undefined && state()?.idx === page.state?.idx
      if (!isOfPage && !(left && overtaken)) return void setPage(state())
      event.stopImmediatePropagation()
      if (left && overtaken) walk('leaving', 1)
      // What the router has replaced above, it has replaced here.
      else if (state()?.key !== page.state?.key || location.href !== page.href)
        replaceState({ ...page.state, layers: layers() }, '', page.href)
      overtaken = false
      if (!left && layers() < open.length) open.at(-1)?.()
    }
  }

  /** Returns a function that takes the layer away again. */
  function add(close: () => void): () => void {
    open.push(close)
    settle()
    return () => {
      open.splice(open.indexOf(close), 1)
      later()
    }
  }

  return { follow, add }
}

const layers = layersOf()

/** Once, before the router is made. */
export const followBack = layers.follow

/** Back closes it. Where `close` only asks, it stays open. */
export function useCloseByBack(open: boolean, close: () => void): void {
  const onBack = useEffectEvent(close)
  useEffect(() => (open ? layers.add(() => onBack()) : undefined), [open])
}
