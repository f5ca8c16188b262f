import type { Environment } from 'vitest/runtime'

type Close = () => Promise<unknown>

/** Vitest loads an environment apart from the tests, so that they share nothing but what is global. */
const shared = globalThis as { atWorkerEnd?: Close[] }

/** Has something closed when the worker ends, after all files that it runs; what was begun last is closed first. */
export const atWorkerEnd = (close: Close): void => void (shared.atWorkerEnd ??= []).push(close)

/** Node, with an end. */
export default {
  name: 'worker-end',
  viteEnvironment: 'ssr',
  setup: () => ({
    teardown: async () => {
      for (const close of shared.atWorkerEnd?.splice(0).reverse() ?? []) await close()
    },
  }),
} satisfies Environment
