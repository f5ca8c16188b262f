import { chakra } from '#web/ui/chakra.ts'
import { useLayoutEffect } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import { NavigationBlocker } from '#web/components/forms/navigation-blocker.tsx'
import { dayCorrections } from '#web/platform/clock.ts'
import { removePrerendered } from '#web/platform/prerendered-page.ts'
import { paths } from '#shared/kernel/paths.ts'
import { ANNOUNCER_ID } from '#web/ui/page-title.ts'
import { ToastRegion } from '#web/ui/toast.tsx'
import { useValue } from '#web/platform/value-store.ts'
import { SkipLink } from './skip-link.tsx'
import { useRestoredFocus } from './use-restored-focus.ts'
import { useScrollRestoration } from './use-scroll-restoration.ts'

export function Root() {
  useScrollRestoration()
  useRestoredFocus()
  const isSignIn = ([paths.home, paths.signIn] as string[]).includes(useLocation().pathname)
  // The sign-in page removes it once it has what was typed.
  useLayoutEffect(() => {
    if (!isSignIn) removePrerendered()
  }, [isSignIn])
  return (
    <>
      <SkipLink />
      <NavigationBlocker>
        <Outlet key={useValue(dayCorrections)} />
      </NavigationBlocker>
      <ToastRegion />
      <chakra.div id={ANNOUNCER_ID} role="status" srOnly />
    </>
  )
}
