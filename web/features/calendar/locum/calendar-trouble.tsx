import { FailureNote } from '#web/components/failure-note.tsx'
import { ApiError } from '#web/platform/api-error.ts'
import { problemsOf } from '#web/platform/problems-of.ts'
import { text } from './locum-calendar.text.ts'

/** Why a change of the calendar was not done, on which days, and what was kept. */
export function CalendarTrouble({ error }: { error: Error }) {
  const { title, answer } = error instanceof ApiError ? error : {}
  const { sentences, dates } = problemsOf(error)
  // What the server says of a field stands for it: no field of the form could be wrong by itself.
  const words = [
    ...(sentences.length > 0 ? sentences : [error.message]),
    ...(dates.length > 0 ? [text.bookedOn(dates)] : []),
  ]
  return (
    <FailureNote error={error} title={title ? `${title}.` : ''}>
      {[...words, ...(answer === 'OFFLINE' ? [] : ['What you chose is kept.'])].join(' ')}
    </FailureNote>
  )
}
