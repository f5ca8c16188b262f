import { retentionTable, type Outlasted } from '#shared/privacy/retention-table.ts'
import { RetentionRows } from '#web/components/account/retention-rows.tsx'
import { chakra } from '#web/ui/chakra.ts'

/** What deleting leaves behind, how long and why. */
export const KeptAfterDeletion = ({ of }: { of: readonly Outlasted[] }) => (
  <section>
    <chakra.h3 fontWeight="bold" mb="2">
      What we have to keep, how long and why
    </chakra.h3>
    <RetentionRows rows={retentionTable.filter(({ outlasts = [] }) => outlasts.some((owner) => of.includes(owner)))} />
  </section>
)
