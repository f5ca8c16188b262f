import { Box } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { useIsOver } from '#web/platform/offline.ts'
import { Icon } from './icon.tsx'

interface Props {
  kind?: 'info' | 'error'
  /** What happened, in bold. */
  title?: string
  /** What was kept and what to do. */
  children?: ReactNode
  action?: ReactNode
  /** The failure that it explains: that there was no network is no longer shown once there is one. */
  cause?: unknown
}

export function Note({ kind = 'info', title, children, action, cause }: Props) {
  const error = kind === 'error'
  if (useIsOver(cause)) return null
  return (
    <Box
      role={error ? 'alert' : 'status'}
      display="flex"
      gap="3"
      alignItems="flex-start"
      px="4"
      py="3"
      borderRadius="m"
      bg={error ? 'error.subtle' : 'bg.muted'}
    >
      <Box color={error ? 'error.fg' : undefined}>
        <Icon name={error ? 'alert' : 'info'} />
      </Box>
      <Box flex="1" minWidth="0" display="flex" flexWrap="wrap" justifyContent="space-between" columnGap="4" rowGap="1">
        <Box minWidth="0" overflowWrap="anywhere">
          {title && (
            <Box as="b" color={error ? 'error.fg' : undefined}>
              {title}{' '}
            </Box>
          )}
          {children}
        </Box>
        {action}
      </Box>
    </Box>
  )
}
