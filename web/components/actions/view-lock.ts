import type { ComponentProps, ComponentType } from 'react'
import type { Button } from '#web/ui/button.tsx'

/**
 * What is shown instead of what would change something, and why: set for a super admin who only views somebody, before
 * any page of theirs is drawn. Others load nothing of it.
 */
export const viewLock: { Button?: ComponentType<ComponentProps<typeof Button>>; reason?: string } = {}
