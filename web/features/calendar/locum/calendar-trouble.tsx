import { FailureNote } from '#web/components/failure-note.tsx'
import { ApiError } from '#web/platform/api-error.ts'
import { problemsOf } from '#web/platform/problems-of.ts'
import { text } from './locum-calendar.text.ts'
import { PartlyDone } from './run-steps.ts'

/** Why a change of the calendar was not done, on which days, and what was kept. */
export function CalendarTrouble({ error }: { error: Error }) {
  const partly = error instanceof PartlyDone
  const why = partly && error.cause instanceof Error ? error.cause : error
  const { title, answer } = why instanceof ApiError ? why : {}
  const { sentences, dates } = problemsOf(why)
  // What the server says of a field stands for it: no field of the form could be wrong by itself.
  const words = [
    ...(sentences.length > 0 ? sentences : [why.message]),
    ...(dates.length > 0 ? [text.bookedOn(dates)] : []),
  ]
  return (
    <FailureNote error={error} title={title ? `${title}.` : ''}>
      {[
        ...words,
        ...(partly ? [error.message] : []),
        ...(answer === 'OFFLINE' ? [] : ['What you chose is kept.']),
      ].join(' ')}
    </FailureNote>
  )
}
