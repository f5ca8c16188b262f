import { Row } from './chakra.ts'
import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'

/** A warning about an entry that doesn’t prevent saving. */
export function FieldWarning({ children }: { children: ReactNode }) {
  return (
    <Row as="span" role="status" gap="1.5" color="status.pending.fg" fontWeight="bold">
      <Icon name="help" size={18} />
      {children}
    </Row>
  )
}
