import { Box, Row } from './chakra.ts'
import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'

interface Props {
  kind?: 'info' | 'error'
  /** What happened, in bold. */
  title?: string
  /** What was kept, and what to do. */
  children?: ReactNode
  action?: ReactNode
}

export function Note({ kind = 'info', title, children, action }: Props) {
  const error = kind === 'error'
  return (
    <Row
      role={error ? 'alert' : 'status'}
      gap="3"
      align="flex-start"
      px="4"
      py="3"
      borderRadius="m"
      bg={error ? 'error.subtle' : 'bg.muted'}
    >
      <Box color={error ? 'error.fg' : undefined}>
        <Icon name={error ? 'alert' : 'info'} />
      </Box>
      <Row flex="1" minWidth="0" wrap justify="space-between" columnGap="4" rowGap="1">
        <Box minWidth="0" overflowWrap="anywhere">
          {title && (
            <Box as="b" color={error ? 'error.fg' : undefined}>
              {title}{' '}
            </Box>
          )}
          {children}
        </Box>
        {action}
      </Row>
    </Row>
  )
}
