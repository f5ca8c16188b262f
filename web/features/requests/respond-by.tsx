import { Box } from '#web/ui/chakra.ts'
import type { Offer } from '#shared/offers/offers.schema.ts'
import { requestIn, type Side } from '#web/components/request-status.ts'
import { formatMoment, formatTimeLeft } from '#web/components/respond-by.ts'
import { useMinute } from '#web/platform/use-minute.ts'

/** Until when a pending request has to be answered, and by whom. */
export function RespondBy({ offer, side }: { offer: Offer; side: Side }) {
  const now = useMinute()
  const { live_dates, status } = requestIn(offer)
  const { respond_by: by } = offer
  if (!by || live_dates.length === 0) return null
  const isOwn = (side === 'practice') === (status === 'requested')
  return (
    <Box mt="1" fontVariantNumeric="tabular-nums">
      {isOwn ? 'Respond by' : 'They can answer until'} {formatMoment(by)} ·{' '}
      <Box as="b" color="status.pending.fg">
        {formatTimeLeft(by, now)}
      </Box>
    </Box>
  )
}
