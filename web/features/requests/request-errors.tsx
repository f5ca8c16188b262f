import { formatCardDate } from '#shared/kernel/dates.ts'
import { FailureNote } from '#web/components/actions/failure-note.tsx'
import { joinWords } from '#web/components/format/format-words.ts'
import { ApiError } from '#web/platform/api-error.ts'
import { errorDetails } from '#web/platform/error-details.ts'

type NextSteps = Partial<Record<ApiError['errorCode'], string>>

const safeToRetry = 'What you entered is kept. You can safely try again: it will only be done once.'

const sendNextSteps: NextSteps = {
  DAY_UNAVAILABLE: 'Nothing was sent. The calendar now shows which days are left; your other days are still chosen.',
  DAY_REQUESTED: 'Nothing was sent. Your other days are still chosen.',
  LOCUM_BOOKED: 'Nothing was sent. Your other days are still chosen.',
  LOCUM_NOT_APPROVED: 'Nothing was sent. Choose another locum.',
  AVAILABILITY_NOT_FOUND:
    'Nothing was sent. The calendar is now up to date: check your days and send the request again.',
  NO_RESPONSE: safeToRetry,
  UNSETTLED: safeToRetry,
  OFFLINE: '',
}

const answerNextSteps: NextSteps = {
  YOU_ARE_BOOKED: 'Nothing was booked. Your week below shows your booking at that time.',
  DATE_NOT_OPEN: 'Nothing was booked. This page is now up to date: check the days and accept again.',
  STALE_STATE: 'This page is now up to date.',
  REQUEST_EXPIRED: 'Nothing was booked.',
  REQUEST_CHANGED: 'Nothing was booked. The new terms are below.',
  NO_RESPONSE: safeToRetry,
  UNSETTLED: safeToRetry,
  OFFLINE: '',
}

interface Props {
  error: Error | null
  /** Whether a practice was sending or a locum was answering the request. */
  when: 'asking' | 'answering'
}

export function RequestError({ error, when }: Props) {
  if (!error) return null
  const { errorCode } = error instanceof ApiError ? error : {}
  const next = errorCode && (when === 'asking' ? sendNextSteps : answerNextSteps)[errorCode]
  // The server's field messages are shown here, since the form itself has no field for them.
  const { sentences, dates } = errorDetails(error)
  return (
    <FailureNote error={error}>
      {sentences.length > 0 && `${sentences.join(' ')} `}
      {dates.length > 0 && `${joinWords(dates.map(formatCardDate))}: `}
      {next ?? (when === 'asking' ? 'Nothing was sent. What you entered is kept.' : 'Nothing was changed.')}
    </FailureNote>
  )
}
