import type { Environment } from 'vitest/runtime'

type Close = () => Promise<unknown>

/** Vitest loads an environment apart from the tests, so they share only globals. */
const shared = globalThis as { onWorkerEnd?: Close[] }

/** Closes resources when the worker ends, in reverse order. */
export const onWorkerEnd = (close: Close): void => void (shared.onWorkerEnd ??= []).push(close)

/** The Node environment with a teardown. */
export default {
  name: 'worker-end',
  viteEnvironment: 'ssr',
  setup: () => ({
    teardown: async () => {
      for (const close of shared.onWorkerEnd?.splice(0).reverse() ?? []) await close()
    },
  }),
} satisfies Environment
