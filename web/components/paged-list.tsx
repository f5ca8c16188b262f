import { Box } from '@chakra-ui/react'
import { type ReactNode, useState } from 'react'
import { Button } from './button.tsx'

const STEP = 20

/** A long list a page at a time; a keyed child for each item. */
export function PagedList<T>({ items, children }: { items: readonly T[]; children: (item: T) => ReactNode }) {
  const [shown, setShown] = useState(STEP)
  const more = Math.min(STEP, items.length - shown)
  return (
    <>
      {items.slice(0, shown).map(children)}
      {more > 0 && (
        <Box borderTop="1px solid" borderColor="border" pt="4">
          <Button onClick={() => setShown(shown + STEP)}>Show {more} more</Button>
        </Box>
      )}
    </>
  )
}
