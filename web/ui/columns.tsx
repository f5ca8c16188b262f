import { Box } from './chakra.ts'
import type { ReactNode } from 'react'
import { Page } from './page.tsx'

/** Two columns; on a phone one below the other. */
export function Columns({ children, aside }: { children: ReactNode; aside: ReactNode }) {
  return (
    <Page
      pt="0"
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 1fr)' }}
      columnGap="12"
      rowGap="8"
      alignItems="start"
    >
      <Box display="grid" gap="8" minWidth="0">
        {children}
      </Box>
      {aside}
    </Page>
  )
}
