import { useEffect } from 'react'
import { ApiError } from '../platform/api-client.ts'
import { Note } from './note.tsx'

/** Above a form that could not be saved: why, and that nothing typed is lost. The page goes up to show it (SPEC 2.3). */
export function SaveFailure({ title, error }: { title: string; error: unknown }) {
  useEffect(() => {
    if (error) window.scrollTo({ top: 0 })
  }, [error])
  if (!error) return null
  const { message, details, answer } = error instanceof ApiError ? error : { message: 'Please try again.', details: {}, answer: undefined }
  const problems = details.fields?.map(({ message: problem }) => problem) ?? []
  return (
    <Note kind="error" title={title}>
      {[message, ...problems].join(' ')} {answer !== 'OFFLINE' && 'What you entered is still here.'}
    </Note>
  )
}
