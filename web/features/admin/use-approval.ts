import { useState } from 'react'
import type { Instant } from '#shared/kernel/dates.ts'
import type { FileId } from '#shared/kernel/files.schema.ts'

/** The document that an approval refers to, besides the registration. */
interface ApprovedDocument {
  identity_document?: FileId | undefined
}

interface Decision<Decided> {
  reset: () => void
  mutateAsync: (decided: Decided) => Promise<unknown>
}

/** Approves the details shown when the dialog was opened, so that later changes are not approved unseen. */
export function useApproval<T extends { id: string; registered_at: Instant }>(
  newest: T,
  decision: Decision<{ id: T['id']; approved: boolean; registered_at: Instant } & ApprovedDocument>,
  onApproved: (approved: T) => void,
) {
  const [shownDetails, setShownDetails] = useState(newest)
  const { id, registered_at } = shownDetails
  return {
    shownDetails,
    hasNewer: registered_at !== newest.registered_at,
    look: () => {
      decision.reset()
      setShownDetails(newest)
    },
    // A promise, since the row may leave the list before the response, and with it the mutation's callbacks.
    approve: (approvedDocument: ApprovedDocument = {}): void =>
      void decision.mutateAsync({ id, approved: true, registered_at, ...approvedDocument }).then(
        () => onApproved(shownDetails),
        () => undefined,
      ),
  }
}
