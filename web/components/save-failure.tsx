import { useEffect } from 'react'
import { ApiError } from '#web/platform/api-error.ts'
import { errorDetails } from '#web/platform/error-details.ts'
import { FailureNote } from './failure-note.tsx'

/** Above a form that could not be saved: the reason, and that no input is lost. Scrolls to the top (SPEC 2.3). */
export function SaveFailure({ title, error }: { title: string; error: unknown }) {
  useEffect(() => {
    if (error) window.scrollTo({ top: 0 })
  }, [error])
  // The user cancelled the upload.
  if (!error || (error instanceof DOMException && error.name === 'AbortError')) return null
  const { message, errorCode } =
    error instanceof ApiError ? error : { message: 'Please try again.', errorCode: undefined }
  return (
    <FailureNote error={error} title={title}>
      {[...new Set([message, ...errorDetails(error).sentences])].join(' ')}{' '}
      {errorCode !== 'OFFLINE' && 'What you entered is still here.'}
    </FailureNote>
  )
}
