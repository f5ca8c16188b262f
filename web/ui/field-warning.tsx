import { Box } from './chakra.ts'
import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'

/** A warning about an entry that doesn’t prevent saving. */
export function FieldWarning({ children }: { children: ReactNode }) {
  return (
    <Box as="span" role="status" display="flex" gap="1.5" color="status.pending.fg" fontWeight="bold">
      <Icon name="help" size={18} />
      {children}
    </Box>
  )
}
