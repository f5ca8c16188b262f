import { usePollingInterval } from '#web/platform/live-state.ts'

/**
 * How often a conversation on screen and the number of unread messages are asked for, in milliseconds: seldom while the
 * page is live. What polls rests while the window is hidden.
 */
export const usePolling = () => ({ conversation: usePollingInterval(5_000), unread: usePollingInterval(30_000) })
