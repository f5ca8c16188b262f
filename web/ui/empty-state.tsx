import { Box, Row } from './chakra.ts'
import type { ReactNode } from 'react'
import type { IconName } from './icon.tsx'
import { IconTile } from './icon-tile.tsx'

/** Explains why a list is empty, and offers the next step. */
export function EmptyState({
  icon,
  title,
  children,
  action,
}: {
  icon: IconName
  title: string
  children: ReactNode
  /** Null only if there is nothing that the reader could do. */
  action: ReactNode
}) {
  return (
    <Row borderTop="1px solid" borderColor="border" pt="4" gap="4">
      <IconTile icon={icon} />
      <div>
        <b>{title}</b>
        <Box color="fg.muted" maxWidth="52ch">
          {children}
        </Box>
        {action && <Box mt="2">{action}</Box>}
      </div>
    </Row>
  )
}
