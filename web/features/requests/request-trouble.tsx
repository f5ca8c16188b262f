import { cardDate } from '#shared/kernel/dates.ts'
import { FailureNote } from '#web/components/failure-note.tsx'
import { joined } from '#web/components/shift-words.ts'
import { ApiError } from '#web/platform/api-error.ts'
import { problemsOf } from '#web/platform/problems-of.ts'

type Answers = Partial<Record<ApiError['answer'], string>>

const onceOnly = 'What you chose is kept, and doing it again does it once.'

const asking: Answers = {
  DAY_UNAVAILABLE: 'Nothing was sent. The calendar now shows which days are left; the rest of your choice is kept.',
  DAY_REQUESTED: 'Nothing was sent; the rest of your choice is kept.',
  LOCUM_BOOKED: 'Nothing was sent; the rest of your choice is kept.',
  LOCUM_NOT_APPROVED: 'Nothing was sent. Choose another locum.',
  AVAILABILITY_NOT_FOUND: 'Nothing was sent. The calendar now shows how things stand; check your days and ask again.',
  NO_ANSWER: onceOnly,
  UNSETTLED: onceOnly,
  OFFLINE: '',
}

const answering: Answers = {
  YOU_ARE_BOOKED: 'Nothing was booked. Your week below shows what stands at that time.',
  DATE_NOT_OPEN: 'Nothing was booked. This page now shows how things stand; check the days and accept again.',
  STALE_STATE: 'This page now shows how things stand.',
  REQUEST_CHANGED: 'Nothing was booked. The new terms are below.',
  NO_ANSWER: onceOnly,
  UNSETTLED: onceOnly,
  OFFLINE: '',
}

interface Props {
  error: Error | null
  /** What the trouble met: a practice that asks, or a locum that answers. */
  when: 'asking' | 'answering'
}

/** Why it was not done, on which days, what was kept and what to do. */
export function RequestTrouble({ error, when }: Props) {
  if (!error) return null
  const { answer } = error instanceof ApiError ? error : {}
  const next = answer && (when === 'asking' ? asking : answering)[answer]
  // What the server says of a field stands for it: the form has no field that could be wrong by itself.
  const { sentences, dates } = problemsOf(error)
  return (
    <FailureNote error={error}>
      {sentences.length > 0 && `${sentences.join(' ')} `}
      {dates.length > 0 && `${joined(dates.map(cardDate))}: `}
      {next ?? (when === 'asking' ? 'Nothing was sent; what you entered is kept.' : 'Nothing was changed.')}
    </FailureNote>
  )
}
