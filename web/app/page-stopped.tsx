import { useEffect } from 'react'
import { useRouteError } from 'react-router-dom'
import { log } from '#web/platform/log.ts'
import { Button } from '#web/ui/button.tsx'
import { FullPage } from '#web/ui/full-page.tsx'

/** In place of everything, after an error that no part of a page has dealt with. */
export function PageStopped() {
  const error = useRouteError()
  useEffect(() => log.failure('unexpected error occured', error), [error])
  return (
    <FullPage
      alone
      icon="alert"
      title="This page stopped working"
      action={
        <Button look="primary" onClick={() => location.reload()}>
          Reload the page
        </Button>
      }
    >
      What you saved before is kept. Reload the page to go on.
    </FullPage>
  )
}
