import { ApiError } from '../../platform/api-client.ts'
import { Note } from '../../components/note.tsx'

const nextSteps: Partial<Record<ApiError['answer'], string>> = {
  ALREADY_BOOKED: 'Nothing was booked; your other choices are still here.',
  STALE_STATE: 'Nothing was booked. This page now shows how things stand.',
  DATE_NOT_OPEN: 'Nothing was booked. That day is no longer in your choice; check the rest and confirm again.',
  OFFER_CANCELLED: 'Nothing was booked. Post the days again if you still need somebody.',
  REQUEST_NOT_FOUND: 'Nothing was booked. Choose another applicant.',
  NO_ANSWER: 'Your choice is kept, and confirming again books it once.',
  UNSETTLED: 'Your choice is kept, and confirming again books it once.',
}

/** Why days could not be confirmed, what was kept and what to do. */
export function ConfirmTrouble({ error }: { error: Error }) {
  const answer = error instanceof ApiError ? error.answer : undefined
  // The server's sentence speaks to the one who lacks approval; here that may be the locum.
  const title = answer === 'NOT_APPROVED' ? 'This locum or your practice is not approved at the moment.' : error.message
  return (
    <Note kind="error" title={title}>
      {(answer && nextSteps[answer]) ?? 'Nothing was booked and your choice is kept.'}
    </Note>
  )
}
