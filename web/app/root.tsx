import { chakra } from '@chakra-ui/react'
import { useEffect } from 'react'
import { Outlet, useLocation, useNavigationType } from 'react-router-dom'
import { ANNOUNCER_ID } from '#web/ui/page-title.ts'
import { ToastRegion } from '#web/ui/toast.tsx'
import { SkipLink } from './skip-link.tsx'

/** Around every page. A new one begins at its top; going back, the browser remembers where. */
export function Root() {
  const { pathname } = useLocation()
  const kind = useNavigationType()
  useEffect(() => {
    if (kind !== 'POP') scrollTo(0, 0)
  }, [pathname, kind])
  return (
    <>
      <SkipLink />
      <Outlet />
      <ToastRegion />
      <chakra.div id={ANNOUNCER_ID} role="status" srOnly />
    </>
  )
}
