import { useEffect } from 'react'
import { formatDays } from '#web/components/format-shift.ts'
import { ApiError } from '#web/platform/api-error.ts'
import { errorDetails } from '#web/platform/error-details.ts'
import { FailureNote } from '#web/components/failure-note.tsx'
import { applicationsText as text } from './applications.text.ts'

/** `title` replaces the error's own message; `ofDays` replaces it if the error names days. */
type Words = { title?: string; ofDays?: (days: string) => string; next: string }

const words: Partial<Record<ApiError['answer'], Words>> = {
  OFFER_CHANGED: {
    title: 'The practice has changed this offer.',
    next: 'Nothing was sent. Check the new terms and apply again below.',
  },
  DATE_NOT_OPEN: { next: 'Nothing was sent. Check the remaining days and apply again.' },
  DAY_OFF: { ofDays: text.off, next: 'Nothing was sent. Check your days and apply again.' },
  ALREADY_BOOKED: {
    title: 'You are already booked at that time.',
    ofDays: text.booked,
    next: 'Nothing was sent. Check your days and apply again.',
  },
  OFFLINE: { title: 'You’re offline.', next: 'Nothing was sent. Your days and rates are kept.' },
  OFFER_CANCELLED: { next: 'Nothing was sent.' },
  APPLICATION_DECLINED: { next: 'Nothing was sent. You can apply again once the practice changes the offer.' },
}

const otherwise: Words = { next: 'Nothing was sent. Your days and rates are kept.' }

export function whyNotSent(error: Error): { title: string; next: string } {
  const { title = error.message, ofDays, next } = (error instanceof ApiError && words[error.answer]) || otherwise
  const { dates } = errorDetails(error)
  return { title: ofDays && dates.length > 0 ? ofDays(formatDays(dates)) : title, next }
}

export function ApplyTrouble({ error }: { error: Error | null }) {
  useEffect(() => {
    if (error) window.scrollTo({ top: 0 })
  }, [error])
  if (!error) return null
  const { title, next } = whyNotSent(error)
  return (
    <FailureNote error={error} title={title}>
      {next}
    </FailureNote>
  )
}
