import { setTimeout as sleep } from 'node:timers/promises'

export type WakeUp = ReturnType<typeof createWakeUp>

/**
 * Wakes readers of streams and queues when a Lambda has run, since Lambdas do nearly all writes. Otherwise they poll
 * seldom, so that an idle stack uses little processor time.
 */
export function createWakeUp() {
  let next = Promise.withResolvers<void>()
  return {
    wake: () => {
      next.resolve()
      next = Promise.withResolvers()
    },
    /** Call it before reading, so that nothing that arrives meanwhile is missed; then await the result. */
    prepare: () => {
      const { promise } = next
      return async (pause: number, stopped: AbortSignal): Promise<void> => {
        const woken = new AbortController()
        void promise.then(() => woken.abort())
        await sleep(pause, undefined, { signal: AbortSignal.any([stopped, woken.signal]) }).catch(() => {})
        stopped.throwIfAborted()
      }
    },
  }
}
