import type { ReactNode } from 'react'
import { Box } from '#web/ui/chakra.ts'
import { IconTile } from '#web/ui/icon-tile.tsx'

/** In the middle of where messages will be: why there are none. */
export function EmptyPane({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box flex="1" display="grid" placeContent="center" justifyItems="center" gap="4" p="8" textAlign="center">
      <IconTile icon="message" large />
      <Box minWidth="0" maxWidth="44ch">
        <Box as="b" overflowWrap="anywhere">
          {title}
        </Box>
        <Box color="fg.muted">{children}</Box>
      </Box>
    </Box>
  )
}
