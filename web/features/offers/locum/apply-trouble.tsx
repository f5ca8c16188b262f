import { useEffect } from 'react'
import { joined } from '#web/components/shift-words.ts'
import { ApiError } from '#web/platform/api-error.ts'
import { problemsOf } from '#web/platform/problems-of.ts'
import { cardDate } from '#shared/kernel/dates.ts'
import { FailureNote } from '#web/components/failure-note.tsx'

type Words = { title?: string; next: string }

const words: Partial<Record<ApiError['answer'], Words>> = {
  OFFER_CHANGED: {
    title: 'The practice has changed this offer.',
    next: 'These are the new terms. Nothing was sent; check them and apply again below.',
  },
  DATE_NOT_OPEN: { next: 'It is no longer in your choice. Check the rest and apply again.' },
  ALREADY_BOOKED: {
    title: 'You are already booked at that time.',
    next: 'Nothing was sent. Leave those days out and apply again.',
  },
  OFFLINE: { title: 'You’re offline.', next: 'Nothing was sent; your input is kept.' },
  OFFER_CANCELLED: { next: 'Nothing was sent.' },
  APPLICATION_DECLINED: { next: 'Nothing was sent. You may apply again once the practice changes the offer.' },
}

/** Why the practice did not get it, what was kept and what to do. */
export function ApplyTrouble({ error }: { error: Error | null }) {
  useEffect(() => {
    if (error) window.scrollTo({ top: 0 })
  }, [error])
  if (!error) return null
  const known = error instanceof ApiError ? words[error.answer] : undefined
  const { dates } = problemsOf(error)
  return (
    <FailureNote error={error} title={known?.title ?? error.message}>
      {dates.length > 0 && `${joined(dates.map(cardDate))}: `}
      {known?.next ?? 'Nothing was sent. Your days and rates are kept.'}
    </FailureNote>
  )
}
