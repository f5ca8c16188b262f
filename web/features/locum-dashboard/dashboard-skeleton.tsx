import { Box } from '#web/ui/chakra.ts'
import { Section } from '#web/ui/page.tsx'
import { ShiftCardSkeleton } from '#web/components/cards/shift-card.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Columns } from './dashboard-columns.tsx'
import { locumDashboardText as text } from './locum-dashboard.text.ts'

export function DashboardSkeleton() {
  return (
    <Box role="status" aria-label="Loading your dashboard">
      <Columns>
        <Skeleton height="281px" borderRadius="l" />
        <Section title={text.offers}>
          {[1, 2, 3].map((at) => (
            <ShiftCardSkeleton key={at} />
          ))}
        </Section>
      </Columns>
    </Box>
  )
}
