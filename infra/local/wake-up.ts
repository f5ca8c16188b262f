import { setTimeout as sleep } from 'node:timers/promises'

export type WakeUp = ReturnType<typeof createWakeUp>

/**
 * For readers of streams and queues while there is nothing to read. It is Lambdas that write, with few exceptions: a
 * reader is woken when one has run, and otherwise looks seldom. So an idle stack takes next to no processor.
 */
export function createWakeUp() {
  let next = Promise.withResolvers<void>()
  return {
    wake: () => {
      next.resolve()
      next = Promise.withResolvers()
    },
    /** To be called before reading, so that nothing is missed that comes meanwhile; then waits. */
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
