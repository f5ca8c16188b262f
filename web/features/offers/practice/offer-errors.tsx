import { ApiError } from '#web/platform/api-error.ts'
import { FailureNote } from '#web/components/failure-note.tsx'

const nextSteps: Partial<Record<ApiError['errorCode'], string>> = {
  ALREADY_BOOKED: 'Nothing was booked; your other choices are still here.',
  STALE_STATE: 'Nothing was booked. This page now shows how things stand.',
  DATE_NOT_OPEN: 'Nothing was booked. That day is no longer in your choice; check the rest and confirm again.',
  OFFER_CANCELLED: 'Nothing was booked. Post the days again if you still need somebody.',
  APPLICATION_CHANGED: 'Nothing was booked. This page now shows the application as it is; check it and confirm again.',
  LOCUM_NOT_APPROVED: 'Nothing was booked. Choose another applicant.',
  REQUEST_NOT_FOUND: 'Nothing was booked. Choose another applicant.',
  OFFLINE: '',
  NO_RESPONSE: 'Your choice is kept, and confirming again books it once.',
  UNSETTLED: 'Your choice is kept, and confirming again books it once.',
}

/** Why days could not be confirmed, what was kept and what to do. */
export function ConfirmError({ error }: { error: Error }) {
  const errorCode = error instanceof ApiError ? error.errorCode : undefined
  return (
    <FailureNote error={error}>
      {(errorCode && nextSteps[errorCode]) ?? 'Nothing was booked and your choice is kept.'}
    </FailureNote>
  )
}
