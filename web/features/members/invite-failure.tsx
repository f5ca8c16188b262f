import { FailureNote } from '#web/components/actions/failure-note.tsx'
import { ApiError } from '#web/platform/api-error.ts'
import { errorDetails } from '#web/platform/error-details.ts'

/** SPEC 8's title, and the reason below it. */
export function InviteFailure({ error }: { error: Error | null }) {
  const title = error instanceof ApiError ? error.title : undefined
  if (!title) return <FailureNote error={error} />
  return (
    <FailureNote error={error} title={title}>
      {[...new Set([error?.message, ...errorDetails(error).sentences])].join(' ')}
    </FailureNote>
  )
}
