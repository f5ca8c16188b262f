import type { ReactNode } from 'react'
import type { Placement } from '#shared/placements/placements.schema.ts'
import { LoadError } from '#web/components/page/load-error.tsx'
import type { useList } from '#web/platform/use-list.ts'
import { Box, chakra, Stack } from '#web/ui/chakra.ts'
import { LoadMore } from '#web/ui/load-more.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

/** What is above has a line, or needs none. */
const FIRST_WITHOUT_LINE = { '& > *, & > ul > :first-of-type > *': { borderTop: 'none', pt: '1' } }

interface Props {
  list: ReturnType<typeof useList<Placement>>
  empty: ReactNode
  cardOf: (placement: Placement) => ReactNode
}

/** Requests for permanent placements, a page at a time. */
export function PlacementList({ list: { data, error, refetch, loadMore, busy }, empty, cardOf }: Props) {
  return (
    <Box maxWidth="840px" css={FIRST_WITHOUT_LINE}>
      {!data && error && <LoadError error={error} onRetry={() => void refetch()} />}
      {!data && !error && (
        <Stack role="status" aria-label="Loading the requests" gap="5">
          <Skeleton height="200px" borderRadius="m" />
          <Skeleton height="200px" borderRadius="m" />
        </Stack>
      )}
      {data?.length === 0 && empty}
      <chakra.ul aria-label="Permanent placements">
        {data?.map((placement) => (
          <li key={placement.id}>{cardOf(placement)}</li>
        ))}
      </chakra.ul>
      <LoadMore loadMore={loadMore} busy={busy} label="Load more" />
    </Box>
  )
}
