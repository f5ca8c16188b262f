import type { ComponentProps, ComponentType, SyntheticEvent } from 'react'
import type { Button } from '#web/ui/button.tsx'

interface ViewLock {
  /** Instead of an `ActionButton`. */
  Button?: ComponentType<ComponentProps<typeof Button>>
  /** Properties of any other control that would change something, after its own. */
  control?: { 'aria-disabled': true; title: string; onClick: (event: SyntheticEvent) => void }
  reason?: string
  /** The same of what an owner does alone: also for a super admin who acts. */
  ownerAlone?: ViewLock['control']
}

/**
 * What is shown instead of what would change something, and why: set for a super admin who views an account or acts for
 * it, before any of its pages is drawn. Others load nothing of it.
 */
export const viewLock: ViewLock = {}
