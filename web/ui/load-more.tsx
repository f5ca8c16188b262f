import { Box } from './chakra.ts'
import { Button } from './button.tsx'

/** Below a list that continues on the server. */
export function LoadMore({
  more,
  busy,
  label = 'Load more',
}: {
  more: (() => void) | undefined
  busy: boolean
  label?: string
}) {
  return (
    more && (
      <Box borderTop="1px solid" borderColor="border" pt="4" mt="4">
        <Button busy={busy} onClick={more} data-more="">
          {label}
        </Button>
      </Box>
    )
  )
}
