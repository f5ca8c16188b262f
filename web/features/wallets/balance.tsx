import { formatCardDate } from '#shared/kernel/dates.ts'
import type { CreditsToCome, WalletSummary } from '#shared/wallets/wallets.schema.ts'
import { formatCount } from '#web/components/format/format-words.ts'
import { Box, Row, Small } from '#web/ui/chakra.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { formatAmount } from './format-transaction.ts'

/** Credits of bookings that have not ended, and when the next ones are added. */
function ToCome({ amount, bookings, next }: CreditsToCome) {
  return (
    <Box textAlign={{ md: 'right' }} color="fg.muted">
      Still to come from {formatCount(bookings, 'booking')}
      <Box>
        <Box as="b" color="fg" whiteSpace="nowrap">
          {formatAmount(amount)}
        </Box>
        {next && ` · next ${formatAmount(next.amount)} on ${formatCardDate(next.date)}`}
      </Box>
    </Box>
  )
}

export function Balance({ summary: { total, toCome } }: { summary: Pick<WalletSummary, 'total' | 'toCome'> }) {
  return (
    <Row wrap align="flex-end" justify="space-between" columnGap="8" rowGap="3" mb={{ base: '3', md: '5' }}>
      <div>
        <Box color="fg.muted">Balance</Box>
        <Box textStyle="xl" fontWeight="bold" fontVariantNumeric="tabular-nums">
          {formatAmount(total)}
        </Box>
      </div>
      {toCome && toCome.bookings > 0 && <ToCome {...toCome} />}
    </Row>
  )
}

export const BalanceSkeleton = () => (
  <Box mb="5" role="status" aria-label="Loading the balance">
    <Small>Balance</Small>
    <Skeleton width="180px" height="32px" mt="1" />
  </Box>
)
