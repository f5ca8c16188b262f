import { useState } from 'react'
import type { Instant } from '#shared/kernel/dates.ts'

/**
 * Who waits, as they were when the dialog was opened: what changes meanwhile is shown when asked for, and not approved
 * unseen.
 */
export function useLookedAt<T extends { registered_at: Instant }>(newest: T) {
  const [lookedAt, setLookedAt] = useState(newest)
  return {
    lookedAt,
    look: () => setLookedAt(newest),
    hasNewer: lookedAt.registered_at !== newest.registered_at,
  }
}
