import { Box, chakra, Small } from '#web/ui/chakra.ts'
import type { ReactNode } from 'react'

/** A very long name without a place to break. */
export const LONG_NAME = 'Wolfeschlegelsteinhausenbergerdorff-Ndlovu-van-der-Westhuizen Pharmacy'

export function Part({ name, wide = false, children }: { name: string; wide?: boolean; children: ReactNode }) {
  return (
    <chakra.section aria-label={name} borderTop="1px solid" borderColor="border" pt="5" minWidth="0">
      <chakra.h2 textStyle="l" mb="4">
        {name}
      </chakra.h2>
      <Box
        display="grid"
        gap="6"
        alignItems="start"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: wide ? undefined : 'repeat(2, minmax(0, 1fr))' }}
      >
        {children}
      </Box>
    </chakra.section>
  )
}

export function State({ name, row = false, children }: { name: string; row?: boolean; children: ReactNode }) {
  return (
    <Box minWidth="0">
      <Small mb="2">{name}</Small>
      <Box {...(row && { display: 'flex', flexWrap: 'wrap', gap: '3', alignItems: 'center' })}>{children}</Box>
    </Box>
  )
}
