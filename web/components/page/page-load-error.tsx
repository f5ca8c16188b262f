import type { ComponentProps } from 'react'
import { ApiError } from '#web/platform/api-error.ts'
import { Note } from '#web/ui/note.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { LoadError } from './load-error.tsx'

/** The API refuses a malformed id and doesn’t find an unknown one; to the user both are the same. */
const isNotFound = (error: unknown): boolean =>
  error instanceof ApiError && (error.errorCode === 'VALIDATION_FAILED' || error.errorCode.endsWith('NOT_FOUND'))

interface Sought {
  /** For the sentence: `offer`. */
  what: string
  /** The list that it belongs to. */
  back?: { to: string; label: string }
}

export const NotFoundNote = ({ what, back }: Sought) => (
  <Note
    kind="error"
    title={`We could not find that ${what}.`}
    action={back && <TextLink to={back.to}>Back to {back.label}</TextLink>}
  >
    The address may be out of date or mistyped.
  </Note>
)

/** Shown when a page's subject could not be loaded or doesn't exist. */
export function PageLoadError({ what, back, ...failed }: Sought & ComponentProps<typeof LoadError>) {
  return isNotFound(failed.error) ? <NotFoundNote what={what} {...(back && { back })} /> : <LoadError {...failed} />
}
