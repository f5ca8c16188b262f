import { useValue, valueStore } from './value-store.ts'

/** Whether the page learns at once that there is something new. */
export const liveState = valueStore(false)

export const useIsLive = (): boolean => useValue(liveState)

/** In case a push was lost. */
const WHILE_LIVE_MS = 120_000

/** How often to ask for what is pushed too: seldom while the page is live. */
export const usePollingInterval = (ms: number): number => (useIsLive() ? Math.max(ms, WHILE_LIVE_MS) : ms)
