import type { ComponentProps, ComponentType, SyntheticEvent } from 'react'
import type { Button } from '#web/ui/button.tsx'

interface ViewLock {
  /** Instead of an `ActionButton`. */
  Button?: ComponentType<ComponentProps<typeof Button>>
  /** Properties of any other control that would change something, after its own. */
  control?: { 'aria-disabled': true; title: string; onClick: (event: SyntheticEvent) => void }
  reason?: string
}

/**
 * What is shown instead of what would change something, and why: set for a super admin who only views an account,
 * before any of its pages is drawn. Others load nothing of it.
 */
export const viewLock: ViewLock = {}
