import { ApiError } from '#web/platform/api-error.ts'
import { Note } from '#web/ui/note.tsx'
import { TextButton } from '#web/ui/text-link.tsx'

export function LoadError({ error, title, onRetry }: { error: unknown; title?: string; onRetry: () => void }) {
  const known = error instanceof ApiError ? error : undefined
  const what = title ?? known?.title
  return (
    <Note
      kind="error"
      title={what ? `${what}.` : 'This could not be loaded.'}
      action={<TextButton onClick={onRetry}>Try again</TextButton>}
    >
      {known?.message}
    </Note>
  )
}
