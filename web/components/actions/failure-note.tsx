import type { ReactNode } from 'react'
import { asSentence } from '#web/platform/error-details.ts'
import { useIsBackOnline } from '#web/platform/offline.ts'
import { Note } from '#web/ui/note.tsx'

interface Props {
  error: unknown
  /** Instead of the error's own message. */
  title?: string
  children?: ReactNode
}

/** Why an attempt failed. An offline error disappears once the network is back. */
export function FailureNote({ error, title = error instanceof Error ? error.message : '', children }: Props) {
  if (useIsBackOnline(error) || !error) return null
  return (
    <Note kind="error" title={children ? asSentence(title) : title}>
      {children}
    </Note>
  )
}
