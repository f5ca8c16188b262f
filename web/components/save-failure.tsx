import { useEffect } from 'react'
import { ApiError } from '../platform/api-client.ts'
import { problemsOf } from '../platform/problems-of.ts'
import { useOfflineSince } from '../platform/offline.ts'
import { Note } from './note.tsx'

/** Above a form that could not be saved: why, and that nothing typed is lost. The page goes up to show it (SPEC 2.3). */
export function SaveFailure({ title, error }: { title: string; error: unknown }) {
  const offline = useOfflineSince()
  useEffect(() => {
    if (error) window.scrollTo({ top: 0 })
  }, [error])
  // Being offline is said while it lasts; giving up one's own upload is no failure.
  const isOver = error instanceof ApiError ? error.answer === 'OFFLINE' && !offline : error instanceof DOMException && error.name === 'AbortError'
  if (!error || isOver) return null
  const { message, answer } = error instanceof ApiError ? error : { message: 'Please try again.', answer: undefined }
  return (
    <Note kind="error" title={title}>
      {[message, ...problemsOf(error).sentences].join(' ')} {answer !== 'OFFLINE' && 'What you entered is still here.'}
    </Note>
  )
}
