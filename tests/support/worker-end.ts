import type { Environment } from 'vitest/runtime'

type Close = () => Promise<unknown>

/** Vitest loads an environment apart from the tests, so they share only globals. */
const shared = globalThis as { atWorkerEnd?: Close[] }

/** Closes resources when the worker ends, in reverse order. */
export const atWorkerEnd = (close: Close): void => void (shared.atWorkerEnd ??= []).push(close)

/** The Node environment with a teardown. */
export default {
  name: 'worker-end',
  viteEnvironment: 'ssr',
  setup: () => ({
    teardown: async () => {
      for (const close of shared.atWorkerEnd?.splice(0).reverse() ?? []) await close()
    },
  }),
} satisfies Environment
