import {
  createContext,
  type ReactNode,
  use,
  useCallback,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { type BlockerFunction, useBlocker, useLocation } from 'react-router-dom'
import { topLayer } from '#web/ui/layers.ts'

interface Blocked {
  /** The guard that asks. */
  by: string
  proceed: () => void
  reset: () => void
}

const BlockedNavigation = createContext<Blocked | undefined>(undefined)

/** Those with unsaved input, the latest last. */
const guards = new Map<string, BlockerFunction>()

/** Where the router has put the entry in the history; the browser's buttons have already gone there. */
const entryIndex = (): number | undefined => (history.state as { idx?: number } | null)?.idx

/**
 * The router's one blocker, around all pages. Back closes the topmost layer; other navigations, and Back where nothing
 * is open, are a guard's to ask about.
 */
export function NavigationBlocker({ children }: { children: ReactNode }) {
  const { key } = useLocation()
  const shown = useRef(0)
  useLayoutEffect(() => {
    shown.current = entryIndex() ?? 0
  }, [key])
  const [by, setBy] = useState<string>()
  const shouldBlock = useCallback<BlockerFunction>((navigation) => {
    const isBack = navigation.historyAction === 'POP' && (entryIndex() ?? shown.current) < shown.current
    const layer = isBack ? topLayer() : undefined
    const asking = layer ? undefined : [...guards].findLast(([, asks]) => asks(navigation))?.[0]
    setBy(asking)
    // The router now steps forward again. Closed before it has arrived, a tap on the page could overtake it.
    if (layer) addEventListener('popstate', layer.close, { once: true })
    return layer !== undefined || asking !== undefined
  }, [])
  const blocker = useBlocker(shouldBlock)
  useEffect(() => {
    if (blocker.state === 'blocked' && by === undefined) blocker.reset()
  }, [blocker, by])
  return (
    <BlockedNavigation value={by !== undefined && blocker.state === 'blocked' ? { ...blocker, by } : undefined}>
      {children}
    </BlockedNavigation>
  )
}

/** Blocks the navigations that `asks` names while `active`; returns the one that is to be asked about. */
export function useNavigationGuard(active: boolean, asks: BlockerFunction): Blocked | undefined {
  const id = useId()
  const isAsked = useEffectEvent(asks)
  useLayoutEffect(() => {
    if (!active) return
    guards.set(id, (navigation) => isAsked(navigation))
    return () => void guards.delete(id)
  }, [active, id])
  const blocked = use(BlockedNavigation)
  return blocked?.by === id ? blocked : undefined
}
