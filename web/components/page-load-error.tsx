import type { ComponentProps } from 'react'
import { ApiError } from '#web/platform/api-error.ts'
import { Note } from '#web/ui/note.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { LoadError } from './load-error.tsx'

/** A malformed id in an address is refused, an unknown one is not found. To the reader both are the same. */
const isMissing = (error: unknown): boolean =>
  error instanceof ApiError && (error.answer === 'VALIDATION_FAILED' || error.answer.endsWith('NOT_FOUND'))

interface Props extends ComponentProps<typeof LoadError> {
  /** What the address names, in a word: `offer`. */
  what: string
  /** Where others are. */
  back?: { to: string; label: string }
}

/**
 * In place of the one thing that an address names: it could not be loaded, or there is none and only the way back
 * helps.
 */
export function PageLoadError({ what, back, ...failed }: Props) {
  if (!isMissing(failed.error)) return <LoadError {...failed} />
  return (
    <Note
      kind="error"
      title={`We could not find that ${what}.`}
      action={back && <TextLink to={back.to}>Back to {back.label}</TextLink>}
    >
      The address may be out of date or mistyped.
    </Note>
  )
}
