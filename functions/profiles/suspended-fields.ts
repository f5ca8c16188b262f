import type { Suspension, StoredSuspension } from '#shared/kernel/suspension.schema.ts'
import type { Instant } from '#shared/kernel/dates.ts'

type Suspendable = { approved: boolean; waitingSince?: Instant; suspended?: StoredSuspension }

/** Without approval and place in the queue, which are kept for when the suspension is lifted. */
export const suspendedFields = <T extends Suspendable>({ waitingSince, ...record }: T, { at, reason }: Suspension) => ({
  ...record,
  approved: false,
  suspended: { at, reason, approved: record.approved, ...(waitingSince && { waitingSince }) },
})

/** As it was before. */
export const liftedFields = <T extends Suspendable>({ suspended, ...record }: T) => ({
  ...record,
  approved: suspended?.approved ?? record.approved,
  ...(suspended?.waitingSince && { waitingSince: suspended.waitingSince }),
})
