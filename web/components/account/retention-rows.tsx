import type { RetentionRow } from '#shared/privacy/retention-table.ts'
import { Box, chakra } from '#web/ui/chakra.ts'

/** What is kept, how long, why, and on which ground. */
export const RetentionRows = ({ rows }: { rows: readonly RetentionRow[] }) => (
  <dl>
    {rows.map(({ what, kept, why, ground }) => (
      <Box key={what} py="3" borderTop="1px solid" borderColor="border">
        <chakra.dt fontWeight="bold">{what}</chakra.dt>
        <dd>
          {kept}. {why}.
        </dd>
        <chakra.dd color="fg.muted">{ground}.</chakra.dd>
      </Box>
    ))}
  </dl>
)
