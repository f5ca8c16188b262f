import { type ReactNode, useEffect, useState } from 'react'
import type { Impersonation } from '#shared/impersonation/impersonation.schema.ts'
import { ONLY_VIEWED } from '#shared/kernel/only-viewed.ts'
import { viewLock } from '#web/components/actions/view-lock.ts'
import { Bar } from './bar.tsx'
import { LockedButton, lockedControl } from './locked-button.tsx'
import { useGrant } from './use-grant.ts'

const locked: typeof viewLock = { Button: LockedButton, control: lockedControl, reason: ONLY_VIEWED }
const lock = () => void Object.assign(viewLock, locked)
const unlock = () => {
  for (const name of Object.keys(locked) as (keyof typeof locked)[]) delete viewLock[name]
}

/** Before any page is drawn, until the bar goes: the next user of this page may be another. */
function useViewLock(isViewed: boolean): void {
  useState(() => isViewed && lock())
  useEffect(() => {
    if (isViewed) lock()
    return unlock
  }, [isViewed])
}

/** Above every page of whom a super admin views or acts for. */
export function ImpersonationBar({ grant, children }: { grant: Impersonation; children: ReactNode }) {
  useViewLock(grant.mode === 'view')
  const held = useGrant(grant)
  return (
    <>
      <Bar grant={grant} {...held} />
      {/* Nothing is asked for, and no connection kept, while it ends. */}
      {!held.isEnding && children}
    </>
  )
}
