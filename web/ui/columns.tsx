import { Box, Stack } from './chakra.ts'
import type { ReactNode } from 'react'
import { Page } from './page.tsx'

/** Two columns from this width on, in pixels; otherwise one below the other. */
const TWO_COLUMNS = { narrow: 800, wide: 960 }

/** `needs`: how much room both columns need. */
export function Columns({
  children,
  aside,
  needs = 'narrow',
}: {
  children: ReactNode
  aside: ReactNode
  needs?: keyof typeof TWO_COLUMNS
}) {
  return (
    <Page pt="0">
      <Box containerType="inline-size">
        <Stack
          gridTemplateColumns="minmax(0, 1fr)"
          columnGap="12"
          rowGap="8"
          align="start"
          css={{
            [`@container (min-width: ${TWO_COLUMNS[needs]}px)`]: {
              gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)',
            },
          }}
        >
          <Stack gap="8" minWidth="0">
            {children}
          </Stack>
          {aside}
        </Stack>
      </Box>
    </Page>
  )
}
