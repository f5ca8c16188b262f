import { Box, chakra } from '#web/ui/chakra.ts'
import type { ReactNode } from 'react'

interface Props {
  title: string
  /** Its current state, in a sentence. */
  state: ReactNode
  action?: ReactNode
  /** What the action opened, below. */
  children?: ReactNode
}

export function Setting({ title, state, action, children }: Props) {
  return (
    <Box py="4" borderBottom="1px solid" borderColor="border">
      <Box
        display="flex"
        flexDirection={{ base: 'column', sm: 'row' }}
        alignItems={{ sm: 'center' }}
        justifyContent="space-between"
        columnGap="6"
        rowGap="3"
      >
        <Box minWidth="0">
          <chakra.h3 fontWeight="bold">{title}</chakra.h3>
          <Box color="fg.muted">{state}</Box>
        </Box>
        {action}
      </Box>
      {children && (
        <Box mt="4" maxWidth="520px">
          {children}
        </Box>
      )}
    </Box>
  )
}
