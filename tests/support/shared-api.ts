import { startApi } from './api.ts'
import { oncePerWorker } from './once-per-worker.ts'

/**
 * The API that all files of a worker share: what a test changes and looks at is of accounts of its own. What needs a
 * world of its own, events, faults or other settings is in `tests/api/own-world`.
 */
export const sharedApi = oncePerWorker(
  () => startApi(),
  (api) => api.stop(),
)
