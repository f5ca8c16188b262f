import { useEffect, useEffectEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import type { Impersonation } from '#shared/impersonation/impersonation.schema.ts'
import { paths } from '#shared/kernel/paths.ts'
import { forget, useEnd } from '#web/components/impersonation/impersonation.api.ts'
import { showToast } from '#web/ui/toast.tsx'
import { Bar } from './bar.tsx'
import { endedText, useLimit } from './use-grant.ts'

/** Above the super admin's own pages, which stay theirs, while a grant runs. Nothing is loaded anew when it ends. */
export function RunningBar({ grant }: { grant: Impersonation }) {
  const { expiresAt, isOver } = useLimit(grant)
  const end = useEnd()
  const navigate = useNavigate()
  const close = useEffectEvent(() => {
    if (!end.isIdle) return
    forget()
    showToast(endedText(grant), 'error')
  })
  useEffect(() => {
    if (isOver) close()
  }, [isOver])
  const leave = () => {
    forget()
    void navigate(paths.admin.dashboard)
  }
  // Ended here even if the server can't be reached: there it ends by itself.
  const disable = () => end.mutate(undefined, { onSettled: leave })
  return <Bar grant={grant} expiresAt={expiresAt} disable={disable} isEnding={!end.isIdle} />
}
