import { ApiError } from '#web/platform/api-error.ts'
import { asSentence } from '#web/platform/error-details.ts'
import { Note } from '#web/ui/note.tsx'
import { useFirstItem } from '#web/ui/pane.ts'
import { TextButton } from '#web/ui/text-link.tsx'

export function LoadError({ error, title, onRetry }: { error: unknown; title?: string; onRetry: () => void }) {
  const known = error instanceof ApiError ? error : undefined
  const what = title ?? known?.title
  // A list that could not be loaded has no item to show beside it.
  useFirstItem(null)
  return (
    <Note
      kind="error"
      title={what ? asSentence(what) : 'This could not be loaded.'}
      action={<TextButton onClick={onRetry}>Try again</TextButton>}
    >
      {known?.message}
    </Note>
  )
}
