import type { ReactNode } from 'react'
import { Box, Stack } from '#web/ui/chakra.ts'

/** What was entered, what is checked and what follows: beside each other where there is room. */
export const Overview = ({ entered, checked, more }: { entered: ReactNode; checked: ReactNode; more: ReactNode }) => (
  <Box
    display="grid"
    gridTemplateColumns={{
      base: 'minmax(0, 1fr)',
      md: 'repeat(2, minmax(0, 1fr))',
      lg: 'minmax(0, 5fr) minmax(0, 5fr) minmax(0, 4fr)',
    }}
    gridTemplateRows={{ md: 'auto 1fr', lg: 'auto' }}
    columnGap={{ md: '8', lg: '10' }}
    rowGap="8"
    alignItems="start"
  >
    <Box minWidth="0" gridRow={{ md: '1 / span 2', lg: 'auto' }}>
      {entered}
    </Box>
    <Stack gap="8" minWidth="0">
      {checked}
    </Stack>
    <Stack gap="8" minWidth="0">
      {more}
    </Stack>
  </Box>
)
