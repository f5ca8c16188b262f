import { Fragment, type ReactNode, useEffect, useState } from 'react'
import type { Impersonation } from '#shared/impersonation/impersonation.schema.ts'
import { ONLY_VIEWED, OWNER_ALONE } from '#shared/kernel/grant-refusals.ts'
import { viewLock } from '#web/components/actions/view-lock.ts'
import { runtime } from '#web/platform/runtime.ts'
import { Bar } from './bar.tsx'
import { DemoRow, useDemo } from './demo-row.tsx'
import { LockedButton, lockedControl, onlyViewed } from './locked-button.tsx'
import { useGrant } from './use-grant.ts'

const ownerAlone = lockedControl(OWNER_ALONE)
const locks: Record<Impersonation['mode'], typeof viewLock> = {
  view: { Button: LockedButton, control: onlyViewed, reason: ONLY_VIEWED, ownerAlone },
  act: { ownerAlone },
}
const unlock = () => {
  for (const name of Object.keys(viewLock) as (keyof typeof viewLock)[]) delete viewLock[name]
}

/** Before any page is drawn, until the bar goes: the next user of this page may be another. */
function useViewLock(mode: Impersonation['mode']): void {
  const lock = () => void Object.assign(viewLock, locks[mode])
  useState(lock)
  useEffect(() => {
    Object.assign(viewLock, locks[mode])
    return unlock
  }, [mode])
}

/** Above every page of whom a super admin views or acts for. */
export function ImpersonationBar({ grant, children }: { grant: Impersonation; children: ReactNode }) {
  useViewLock(grant.mode)
  const held = useGrant(grant)
  const [demo, choose] = useDemo()
  return (
    <>
      <Bar grant={grant} {...held} />
      {runtime().tenant.settings.demoMode && <DemoRow grant={grant} demo={demo} choose={choose} />}
      {/* Nothing is asked for, and no connection kept, while it ends. Pages begin anew with another demo. */}
      {!held.isEnding && <Fragment key={demo && JSON.stringify(demo)}>{children}</Fragment>}
    </>
  )
}
