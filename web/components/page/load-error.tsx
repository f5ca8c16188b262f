import { useSearchParams } from 'react-router-dom'
import { ApiError } from '#web/platform/api-error.ts'
import { asSentence, errorDetails } from '#web/platform/error-details.ts'
import { Note } from '#web/ui/note.tsx'
import { useFirstItem } from '#web/ui/pane.ts'
import { TextButton, TextLink } from '#web/ui/text-link.tsx'

/** What was asked for is not possible, so trying again would not help. */
function RefusedInput({ error }: { error: ApiError }) {
  const [params] = useSearchParams()
  return (
    <Note
      kind="error"
      title="This can’t be shown as it was asked for."
      action={params.size > 0 && <TextLink to="?">Show all</TextLink>}
    >
      {errorDetails(error).sentences.join(' ')}
    </Note>
  )
}

export function LoadError({ error, title, onRetry }: { error: unknown; title?: string; onRetry: () => void }) {
  const known = error instanceof ApiError ? error : undefined
  const what = title ?? known?.title
  // A list that could not be loaded has no item to show beside it.
  useFirstItem(null)
  if (known?.errorCode === 'VALIDATION_FAILED') return <RefusedInput error={known} />
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
