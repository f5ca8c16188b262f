import { startApi } from './api.ts'
import { oncePerWorker } from './once-per-worker.ts'
import { createAdmin, createLocum } from './people.ts'

/**
 * The API that all files of a worker share, and a super admin; each test uses its own accounts. Tests that need an
 * empty world, events, faults or other settings are in `tests/api/own-world`.
 */
export const sharedApi = oncePerWorker(
  async () => {
    const api = await startApi()
    const admin = await createAdmin(api)
    /** An approved locum. */
    const newLocum = (changes = {}) => createLocum(api, changes, admin)
    return { api, admin, newLocum }
  },
  ({ api }) => api.stop(),
)
