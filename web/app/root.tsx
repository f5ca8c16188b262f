import { chakra } from '#web/ui/chakra.ts'
import { Outlet } from 'react-router-dom'
import { ANNOUNCER_ID } from '#web/ui/page-title.ts'
import { ToastRegion } from '#web/ui/toast.tsx'
import { SkipLink } from './skip-link.tsx'
import { useRestoredFocus } from './use-restored-focus.ts'
import { useScrollRestoration } from './use-scroll-restoration.ts'

export function Root() {
  useScrollRestoration()
  useRestoredFocus()
  return (
    <>
      <SkipLink />
      <Outlet />
      <ToastRegion />
      <chakra.div id={ANNOUNCER_ID} role="status" srOnly />
    </>
  )
}
