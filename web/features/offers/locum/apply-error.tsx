import { useEffect } from 'react'
import { formatDays } from '#web/components/format/format-days.ts'
import { ApiError } from '#web/platform/api-error.ts'
import { errorDetails } from '#web/platform/error-details.ts'
import { FailureNote } from '#web/components/actions/failure-note.tsx'
import { applicationsText as text } from './applications.text.ts'

/** `title` replaces the error's own message; `titleForDays` replaces it if the error names days. */
type ErrorText = { title?: string; titleForDays?: (days: string) => string; next: string }

const errorTexts: Partial<Record<ApiError['errorCode'], ErrorText>> = {
  OFFER_CHANGED: {
    title: 'The practice has changed this offer.',
    next: 'Nothing was sent. Check the new terms and apply again below.',
  },
  DATE_NOT_OPEN: { next: 'Nothing was sent. Check the remaining days and apply again.' },
  DAY_OFF: { titleForDays: text.markedUnavailable, next: 'Nothing was sent. Check your days and apply again.' },
  YOU_ARE_BOOKED: {
    title: 'You are already booked at that time.',
    titleForDays: text.booked,
    next: 'Nothing was sent. Check your days and apply again.',
  },
  OFFLINE: { title: 'You’re offline.', next: 'Nothing was sent. Your days and rates are kept.' },
  OFFER_CANCELLED: { next: 'Nothing was sent.' },
  APPLICATION_DECLINED: { next: 'Nothing was sent. You can apply again once the practice changes the offer.' },
}

const bookedMeanwhile = {
  title: 'The practice has booked you in the meantime.',
  next: 'Nothing was withdrawn. To cancel, open your booking.',
}

const defaultText: ErrorText = { next: 'Nothing was sent. Your days and rates are kept.' }

export function applyErrorText(error: Error): { title: string; next: string } {
  const {
    title = error.message,
    titleForDays,
    next,
  } = (error instanceof ApiError && errorTexts[error.errorCode]) || defaultText
  const { dates } = errorDetails(error)
  return { title: titleForDays && dates.length > 0 ? titleForDays(formatDays(dates)) : title, next }
}

interface Props {
  error: Error | null
  /** The application was withdrawn while the practice confirmed it. */
  wasBookedMeanwhile?: boolean
}

export function ApplyError({ error, wasBookedMeanwhile = false }: Props) {
  useEffect(() => {
    if (error) window.scrollTo({ top: 0 })
  }, [error])
  if (!error) return null
  const { title, next } = wasBookedMeanwhile ? bookedMeanwhile : applyErrorText(error)
  return (
    <FailureNote error={error} title={title}>
      {next}
    </FailureNote>
  )
}
