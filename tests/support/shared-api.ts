import { startApi } from './api.ts'
import { oncePerWorker } from './once-per-worker.ts'

/**
 * The API that all files of a worker share; each test uses its own accounts. Tests that need an empty world, events,
 * faults or other settings are in `tests/api/own-world`.
 */
export const sharedApi = oncePerWorker(
  () => startApi(),
  (api) => api.stop(),
)
