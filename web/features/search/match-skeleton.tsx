import { Box, Row, Stack } from '#web/ui/chakra.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { searchText as text } from './search.text.ts'

export function MatchesSkeleton({ dated }: { dated: boolean }) {
  return (
    <Box role="status" aria-label={text.loading}>
      {[1, 2, 3, 4].map((at) => (
        <Box key={at} py="4" borderTop="1px solid" borderColor="border">
          <Row gap="3">
            <Skeleton width="10" height="10" borderRadius="full" flex="none" />
            <Stack flex="1" gap="2" pt="1">
              <Skeleton width="60%" />
              <Skeleton width="30%" />
            </Stack>
          </Row>
          {dated && (
            <Box display="grid" gridTemplateColumns="repeat(auto-fill, minmax(106px, 1fr))" gap="1.5" mt="3">
              {[1, 2, 3].map((day) => (
                <Skeleton key={day} height="46px" borderRadius="8px" />
              ))}
            </Box>
          )}
          <Skeleton width="45%" mt="4" />
        </Box>
      ))}
    </Box>
  )
}
