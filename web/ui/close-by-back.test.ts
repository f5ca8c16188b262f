import { beforeEach, describe, expect, it, vi } from 'vitest'
import { layersOf } from './close-by-back.ts'

/** A browser's history, whose steps arrive later. */
function browser(entries = [{ state: { idx: 0, key: 'a' } as object, href: '/a' }]) {
  let at = entries.length - 1
  const listeners: ((event: Event) => void)[] = []
  const arrive = (to: number) => {
    if (!entries[to]) return
    at = to
    const event = new Event('popstate', { cancelable: true })
    let stopped = false
    event.stopImmediatePropagation = () => void (stopped = true)
    for (const listener of listeners) if (!stopped) listener(event)
  }
  const history = {
    get state() {
      return entries[at]?.state
    },
    pushState: (state: object, _: string, href: string) => {
      entries.splice(at + 1, Infinity, { state, href })
      at += 1
    },
    replaceState: (state: object, _: string, href: string) => void (entries[at] = { state, href }),
    go: (delta: number) => void setTimeout(() => arrive(at + delta), 5),
  }
  const location = {
    get href() {
      return entries[at]?.href
    },
  }
  const addEventListener = (_: string, listener: (event: Event) => void) => void listeners.push(listener)
  return {
    window: { history, location, addEventListener } as unknown as Window,
    /** By the browser's buttons. */
    move: (delta: number) => arrive(at + delta),
    shown: () => `${entries.map(({ href }, index) => (index === at ? `[${href}]` : href)).join(' ')}`,
  }
}

describe('what is open over the page', () => {
  let tab: ReturnType<typeof browser>
  let layers: ReturnType<typeof layersOf>
  let isLoading = false
  /** Where the router has been taken by the browser's buttons. */
  let routed: string[]
  const goTo = (href: string, idx: number) => tab.window.history.pushState({ idx, key: href }, '', href)
  const settled = () => vi.advanceTimersByTimeAsync(200)
  /** A dialog; `asks` stays open, as one with unsaved input. */
  const dialog = (asks = false) => {
    const state = { open: true, asked: 0, close: () => undefined as void }
    const remove = layers.add(() => (asks ? void (state.asked += 1) : state.close()))
    state.close = () => {
      state.open = false
      remove()
    }
    return state
  }

  beforeEach(() => {
    vi.useFakeTimers()
    tab = browser()
    layers = layersOf()
    isLoading = false
    routed = []
    layers.follow(tab.window, () => isLoading)
    tab.window.addEventListener('popstate', () => routed.push(tab.window.location.href))
    goTo('/b', 1)
    return () => vi.useRealTimers()
  })

  it('is closed by Back, which leaves the page then; Forward does not open it again', async () => {
    const opened = dialog()
    tab.move(-1)
    await settled()
    expect([opened.open, tab.shown(), routed]).toEqual([false, '/a [/b] /b', []])
    tab.move(1)
    await settled()
    expect([tab.shown(), routed]).toEqual(['/a [/b] /b', []])
    tab.move(-1)
    expect([tab.shown(), routed]).toEqual(['[/a] /b /b', ['/a']])
  })

  it('is closed one by one', async () => {
    const [below, above] = [dialog(), dialog()]
    tab.move(-1)
    await settled()
    expect([below.open, above.open]).toEqual([true, false])
    tab.move(-1)
    await settled()
    expect([below.open, routed, tab.window.location.href]).toEqual([false, [], '/b'])
  })

  it('takes its entry along when it is closed another way, or when another takes its place', async () => {
    const [first] = [dialog()]
    first.close()
    const second = dialog()
    await settled()
    expect(tab.shown()).toBe('/a /b [/b]')
    second.close()
    await settled()
    tab.move(-1)
    expect([tab.window.location.href, routed]).toEqual(['/a', ['/a']])
  })

  it('stays open where closing asks first, as often as Back is pressed', async () => {
    const opened = dialog(true)
    for (let presses = 1; presses <= 3; presses += 1) {
      tab.move(-1)
      await settled()
      expect([opened.asked, tab.shown()]).toEqual([presses, '/a /b [/b]'])
    }
    expect(routed).toEqual([])
  })

  it.each([
    ['while it loads', 300],
    ['at once', 0],
    ['while the entry is being left', 3],
  ])('leaves its entry to the page that one goes on to %s', async (_, ms) => {
    const opened = dialog()
    isLoading = ms > 200
    opened.close()
    await vi.advanceTimersByTimeAsync(ms)
    goTo('/c', 2)
    isLoading = false
    await settled()
    expect([tab.shown(), routed]).toEqual(['/a /b [/c]', []])
  })

  it('keeps what the router replaces meanwhile, and a step of the router skips it', async () => {
    const opened = dialog()
    tab.window.history.replaceState({ idx: 1, key: 'other' }, '', '/b?filter')
    opened.close()
    await settled()
    expect([tab.shown(), tab.window.history.state]).toMatchObject(['/a [/b?filter] /b?filter', { key: 'other' }])
    dialog()
    tab.window.history.go(-1)
    await vi.advanceTimersByTimeAsync(10)
    expect(routed).toEqual(['/a'])
  })

  it('is gone after a reload', async () => {
    const b = { idx: 1, key: 'b' }
    const reloaded = browser([
      { state: b, href: '/b' },
      { state: { ...b, layers: 1 }, href: '/b' },
    ])
    layersOf().follow(reloaded.window, () => false)
    await settled()
    expect(reloaded.shown()).toBe('[/b] /b')
  })
})
