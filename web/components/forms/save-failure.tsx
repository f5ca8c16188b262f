import { useEffect, useState } from 'react'
import { ApiError } from '#web/platform/api-error.ts'
import { errorDetails } from '#web/platform/error-details.ts'
import type { Meanwhile as Changes } from '#web/platform/use-begun.ts'
import { Box } from '#web/ui/chakra.ts'
import { TextButton } from '#web/ui/text-link.tsx'
import { FailureNote } from '#web/components/actions/failure-note.tsx'

interface Conflict<Values> {
  meanwhile: Changes<Values>
  /** Puts what is there now into the form. */
  onTake?: (values: Values) => void
}

/** What others have saved since a form was opened, beside what was typed into it. */
export function Meanwhile<Values>({ meanwhile: { values, lines }, onTake }: Conflict<Values>) {
  return (
    <Box mt="2">
      What is there now:
      <Box asChild pl="5" listStyleType="disc" whiteSpace="pre-line">
        <ul>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </Box>
      Save again to replace it with what you entered.{' '}
      {onTake && (
        <TextButton inline onClick={() => onTake(values)}>
          Use what is there now
        </TextButton>
      )}
    </Box>
  )
}

interface Props<Values> {
  title: string
  error: unknown
  meanwhile?: Changes<Values> | undefined
  onTake?: (values: Values) => void
}

/** Above a form that could not be saved: the reason, and that no input is lost. Scrolls to the top (SPEC 2.3). */
export function SaveFailure<Values>({ title, error, meanwhile, onTake }: Props<Values>) {
  const [settled, setSettled] = useState<unknown>()
  useEffect(() => {
    if (error) window.scrollTo({ top: 0 })
  }, [error])
  // The user cancelled the upload.
  if (!error || error === settled || (error instanceof DOMException && error.name === 'AbortError')) return null
  const { message, errorCode } =
    error instanceof ApiError ? error : { message: 'Please try again.', errorCode: undefined }
  const take = (values: Values) => {
    onTake?.(values)
    setSettled(error)
  }
  return (
    <FailureNote error={error} title={title}>
      {[...new Set([message, ...errorDetails(error).sentences])].join(' ')}{' '}
      {errorCode !== 'OFFLINE' && 'What you entered is still here.'}
      {errorCode === 'STALE_STATE' && meanwhile && <Meanwhile meanwhile={meanwhile} onTake={take} />}
    </FailureNote>
  )
}
