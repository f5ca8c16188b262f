import { Box } from '#web/ui/chakra.ts'
import { Section } from '#web/ui/page.tsx'
import { ShiftCardSkeleton } from '#web/components/cards/shift-card.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Columns } from './dashboard-columns.tsx'

const Cards = () => [1, 2, 3].map((at) => <ShiftCardSkeleton key={at} />)

export function DashboardSkeleton() {
  return (
    <Box role="status" aria-label="Loading your dashboard">
      <Section title="Next 7 days">
        <Skeleton height={{ base: '420px', lg: '114px' }} borderRadius="l" />
      </Section>
      <Columns>
        <Section title="Needs attention">
          <Cards />
        </Section>
        <Section title="Upcoming bookings">
          <Cards />
        </Section>
      </Columns>
    </Box>
  )
}
