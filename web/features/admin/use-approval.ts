import { useState } from 'react'
import type { Instant } from '#shared/kernel/dates.ts'
import type { FileId } from '#shared/kernel/files.schema.ts'

/** What an approval of a locum names beside its registration. */
interface Named {
  identity_document?: FileId | undefined
}

interface Decision<Decided> {
  reset: () => void
  mutateAsync: (decided: Decided) => Promise<unknown>
}

/**
 * The approval of whoever waits, as they were when the dialog was opened: what changes meanwhile is shown when asked
 * for, and not approved unseen.
 */
export function useApproval<T extends { id: string; registered_at: Instant }>(
  newest: T,
  decision: Decision<{ id: T['id']; approved: boolean; registered_at: Instant } & Named>,
  onApproved: (approved: T) => void,
) {
  const [lookedAt, setLookedAt] = useState(newest)
  const { id, registered_at: registered_at } = lookedAt
  return {
    lookedAt,
    hasNewer: registered_at !== newest.registered_at,
    look: () => {
      decision.reset()
      setLookedAt(newest)
    },
    // A promise, because the row may leave the list, and a mutation's own callbacks with it, before it is done.
    approve: (named: Named = {}): void =>
      void decision.mutateAsync({ id, approved: true, registered_at, ...named }).then(
        () => onApproved(lookedAt),
        () => undefined,
      ),
  }
}
