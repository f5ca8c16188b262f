import { Box } from '#web/ui/chakra.ts'
import type { Party } from '#shared/kernel/caller.ts'
import type { Offer } from '#shared/offers/offers.schema.ts'
import { formatMoment, formatTimeLeft, respondByOf } from '#web/components/status/respond-by.ts'
import { useMinute } from '#web/platform/use-minute.ts'

/** Until when a pending request has to be answered, and by whom. */
export function RespondBy({ offer, party }: { offer: Offer; party: Party }) {
  const now = useMinute()
  const { lead, by } = respondByOf(offer, party) ?? {}
  if (!by) return null
  return (
    <Box mt="1" fontVariantNumeric="tabular-nums">
      {lead} {formatMoment(by)} ·{' '}
      <Box as="b" color="status.pending.fg">
        {formatTimeLeft(by, now)}
      </Box>
    </Box>
  )
}
