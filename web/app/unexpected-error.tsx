import { useEffect } from 'react'
import { useRouteError } from 'react-router-dom'
import { log } from '#web/platform/log.ts'
import { removeStored } from '#web/platform/storage.ts'
import { Button } from '#web/ui/button.tsx'
import { FullPage } from '#web/ui/full-page.tsx'

/** Replaces the whole page after an unhandled error. */
export function UnexpectedError() {
  const error = useRouteError()
  useEffect(() => {
    log.failure('unexpected error occured', error)
    // The next visit must not start with what may have caused it.
    removeStored('lastVisit')
  }, [error])
  return (
    <FullPage
      alone
      icon="alert"
      title="Something went wrong on this page"
      action={
        <Button look="primary" onClick={() => location.reload()}>
          Reload the page
        </Button>
      }
    >
      Everything you saved before is safe. Reload the page to continue.
    </FullPage>
  )
}
