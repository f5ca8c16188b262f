import { ApiError } from '#web/platform/api-error.ts'
import type { LocalDate } from '#shared/kernel/dates.ts'
import { formatDays } from '#web/components/format/format-days.ts'
import { FailureNote } from '#web/components/actions/failure-note.tsx'

const onceOnly = 'Your selection is kept. You can safely try again: it will only be done once.'

const nextSteps: Partial<Record<ApiError['errorCode'], string>> = {
  ALREADY_BOOKED: 'Nothing was booked. Your other days are still selected.',
  STALE_STATE: 'Nothing was booked. This page is now up to date.',
  DATE_NOT_OPEN: 'Nothing was booked. That day is no longer selected. Check the rest and confirm again.',
  OFFER_CANCELLED: 'Nothing was booked. Post the days again if you still need a locum.',
  APPLICATION_CHANGED: 'Nothing was booked. This page now shows the changed application. Check it and confirm again.',
  LOCUM_NOT_APPROVED: 'Nothing was booked. Choose another applicant.',
  APPLICATION_NOT_FOUND: 'Nothing was booked. Choose another applicant.',
  OFFLINE: '',
  NO_RESPONSE: onceOnly,
  UNSETTLED: onceOnly,
}

interface Props {
  error: Error
  /** Where there are several applicants, whose days these were. */
  applicant?: { name: string; dates: readonly LocalDate[] }
}

/** Why days could not be confirmed, and what to do next. */
export function ConfirmError({ error, applicant }: Props) {
  const known = error instanceof ApiError ? error : undefined
  const next = (known && nextSteps[known.errorCode]) ?? 'Nothing was booked. Your selection is kept.'
  if (!applicant) return <FailureNote error={error}>{next}</FailureNote>
  const refused = known?.details?.dates ?? applicant.dates
  const others = applicant.dates.filter((date) => !refused.includes(date))
  return (
    <FailureNote error={error} title={`${applicant.name}, ${formatDays(refused)}: ${error.message}`}>
      {others.length > 0 && `${formatDays(others)} ${others.length === 1 ? 'was' : 'were'} not booked either. `}
      {next.replace('Nothing was booked', 'These days were not booked')}
    </FailureNote>
  )
}
