import { useState } from 'react'
import type { Instant } from '#shared/kernel/dates.ts'
import type { FileId } from '#shared/kernel/files.schema.ts'

/** The document that an approval refers to, besides the registration. */
interface Named {
  identity_document?: FileId | undefined
}

interface Decision<Decided> {
  reset: () => void
  mutateAsync: (decided: Decided) => Promise<unknown>
}

/** Approves the details shown when the dialog was opened, so that later changes are not approved unseen. */
export function useApproval<T extends { id: string; registered_at: Instant }>(
  newest: T,
  decision: Decision<{ id: T['id']; approved: boolean; registered_at: Instant } & Named>,
  onApproved: (approved: T) => void,
) {
  const [lookedAt, setLookedAt] = useState(newest)
  const { id, registered_at } = lookedAt
  return {
    lookedAt,
    hasNewer: registered_at !== newest.registered_at,
    look: () => {
      decision.reset()
      setLookedAt(newest)
    },
    // A promise, since the row may leave the list before the response, and with it the mutation's callbacks.
    approve: (named: Named = {}): void =>
      void decision.mutateAsync({ id, approved: true, registered_at, ...named }).then(
        () => onApproved(lookedAt),
        () => undefined,
      ),
  }
}
