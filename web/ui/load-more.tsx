import { Box } from './chakra.ts'
import { Button } from './button.tsx'

/** Below a list that continues on the server. */
export function LoadMore({
  loadMore,
  busy,
  label = 'Load more',
}: {
  loadMore: (() => void) | undefined
  busy: boolean
  label?: string
}) {
  return (
    loadMore && (
      <Box borderTop="1px solid" borderColor="border" pt="4" mt="4">
        <Button busy={busy} onClick={loadMore} data-more="">
          {label}
        </Button>
      </Box>
    )
  )
}
