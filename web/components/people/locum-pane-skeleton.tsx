import { Box, Row, Stack } from '#web/ui/chakra.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'

const cells = Array.from({ length: 35 }, (_, at) => at)

/** A month with its heading, weekdays and five weeks. */
export function MonthSkeleton() {
  return (
    <Stack gap="3">
      <Skeleton width="40%" mx="auto" my="4" />
      <Box display="grid" gridTemplateColumns="repeat(7, minmax(0, 1fr))" columnGap="1" rowGap="1">
        {cells.map((at) => (
          <Skeleton key={at} height="44px" />
        ))}
      </Box>
      <Skeleton width="80%" />
    </Stack>
  )
}

/** In the shape of a locum beside a list: summary, facts, month and request. */
export function LocumPaneSkeleton() {
  return (
    <Box role="status" aria-label="Loading the locum" display="flex" flexDirection="column" minHeight="full">
      <Stack px="6" pt="5" flex="1" alignContent="start" gap="4">
        <Row align="center" gap="4">
          <Skeleton width="56px" height="56px" borderRadius="full" flex="none" />
          <Stack flex="1" gap="2">
            <Skeleton width="60%" height="18px" />
            <Skeleton width="45%" />
            <Skeleton width="70%" />
          </Stack>
        </Row>
        <Box borderBottom="1px solid" borderColor="border">
          {['72%', '54%', '64%', '80%'].map((width) => (
            <Row key={width} py="2" borderTop="1px solid" borderColor="border" gap="8">
              <Skeleton width="64px" flex="none" />
              <Skeleton width={width} ml="auto" />
            </Row>
          ))}
        </Box>
        <MonthSkeleton />
      </Stack>
      <Stack position="sticky" bottom="0" px="6" py="4" borderTop="1px solid" borderColor="border" bg="bg" gap="3">
        <Row justify="space-between">
          <Skeleton width="45%" />
          <Skeleton width="25%" />
        </Row>
        <Skeleton height="48px" borderRadius="m" />
      </Stack>
    </Box>
  )
}
