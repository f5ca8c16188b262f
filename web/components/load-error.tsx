import { ApiError } from '../platform/api-client.ts'
import { Note } from './note.tsx'
import { TextButton } from './text-link.tsx'

/** A list or page that could not be loaded: what failed, why, and another try. */
export function LoadError({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const known = error instanceof ApiError ? error : undefined
  return (
    <Note kind="error" title={known?.title ? `${known.title}.` : 'This could not be loaded.'} action={<TextButton onClick={onRetry}>Try again</TextButton>}>
      {known?.message}
    </Note>
  )
}
