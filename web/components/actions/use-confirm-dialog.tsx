import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { showToast } from '#web/ui/toast.tsx'
import { errorDetails } from '#web/platform/error-details.ts'
import { FailureNote } from './failure-note.tsx'

export interface Command<Variables> {
  mutateAsync: (variables: Variables) => Promise<unknown>
  reset: () => void
  isPending: boolean
  error: Error | null
}

/** Shows a failure that may not have been read if its dialog disappears, as with an item that a list no longer has. */
function useKeptFailure(failure: string | undefined): void {
  const unread = useRef<string>(undefined)
  useEffect(() => {
    unread.current = failure
  }, [failure])
  useEffect(
    () => () => {
      if (unread.current) showToast(unread.current, 'error')
    },
    [],
  )
}

/** A command behind a `ConfirmDialog`, open until it succeeds; then a toast shows `done`, unless `onDone` does. */
export function useConfirmDialog<Variables>(
  command: Command<Variables>,
  done: string,
  onDone: (sentence: string) => void = showToast,
) {
  const [open, setOpen] = useState(false)
  useKeptFailure(open ? command.error?.message : undefined)
  const onClose = () => {
    setOpen(false)
    command.reset()
  }
  return {
    openDialog: () => setOpen(true),
    // A promise, because success may unmount the button, and the mutation’s own callbacks with it.
    confirm: (variables: Variables): void =>
      void command.mutateAsync(variables).then(
        () => {
          // At once: what was typed would otherwise stop the page that comes next.
          flushSync(onClose)
          onDone(done)
        },
        () => undefined,
      ),
    dialog: {
      open,
      onClose,
      busy: command.isPending,
      failure: <FailureNote error={command.error}>{errorDetails(command.error).sentences.join(' ')}</FailureNote>,
    },
  }
}
