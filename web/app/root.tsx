import { chakra } from '#web/ui/chakra.ts'
import { Outlet } from 'react-router-dom'
import { ANNOUNCER_ID } from '#web/ui/page-title.ts'
import { ToastRegion } from '#web/ui/toast.tsx'
import { SkipLink } from './skip-link.tsx'
import { useKeptFocus } from './use-kept-focus.ts'
import { useScrolling } from './use-scrolling.ts'

export function Root() {
  useScrolling()
  useKeptFocus()
  return (
    <>
      <SkipLink />
      <Outlet />
      <ToastRegion />
      <chakra.div id={ANNOUNCER_ID} role="status" srOnly />
    </>
  )
}
