import { Box } from '@chakra-ui/react'
import { ShiftCardSkeleton } from '#web/components/shift-card.tsx'

export function BookingSkeleton() {
  return (
    <Box role="status" aria-label="Loading the booking">
      <ShiftCardSkeleton />
      <ShiftCardSkeleton />
    </Box>
  )
}
