import { ApiError } from '#web/platform/api-error.ts'
import { FailureNote } from '#web/components/failure-note.tsx'

const onceOnly = 'Your selection is kept. You can safely try again: it will only be done once.'

const nextSteps: Partial<Record<ApiError['errorCode'], string>> = {
  ALREADY_BOOKED: 'Nothing was booked. Your other days are still selected.',
  STALE_STATE: 'Nothing was booked. This page is now up to date.',
  DATE_NOT_OPEN: 'Nothing was booked. That day is no longer selected. Check the rest and confirm again.',
  OFFER_CANCELLED: 'Nothing was booked. Post the days again if you still need a locum.',
  APPLICATION_CHANGED: 'Nothing was booked. This page now shows the changed application. Check it and confirm again.',
  LOCUM_NOT_APPROVED: 'Nothing was booked. Choose another applicant.',
  REQUEST_NOT_FOUND: 'Nothing was booked. Choose another applicant.',
  OFFLINE: '',
  NO_RESPONSE: onceOnly,
  UNSETTLED: onceOnly,
}

/** Why days could not be confirmed, and what to do next. */
export function ConfirmError({ error }: { error: Error }) {
  const errorCode = error instanceof ApiError ? error.errorCode : undefined
  return (
    <FailureNote error={error}>
      {(errorCode && nextSteps[errorCode]) ?? 'Nothing was booked. Your selection is kept.'}
    </FailureNote>
  )
}
