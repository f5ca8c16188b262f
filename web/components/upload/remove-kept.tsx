import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { FailureNote } from '#web/components/failure-note.tsx'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'

export interface Removal {
  /** What comes of it, beside that the file is gone. */
  means: string
  remove: () => Promise<unknown>
}

/** Takes a kept file away at once, after a question that says what that means. */
export function RemoveKept({ label, means, remove, onRemoved }: Removal & { label: string; onRemoved: () => void }) {
  const [asking, setAsking] = useState(false)
  const { mutate, isPending, error, reset } = useMutation({ mutationFn: remove, onSuccess: onRemoved })
  const open = () => {
    reset()
    setAsking(true)
  }
  return (
    <>
      <Button look="quiet" onClick={open} aria-label={`Remove: ${label}`}>
        Remove
      </Button>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        title={`Remove this file: ${label}?`}
        confirm="Remove"
        keep="Keep it"
        busy={isPending}
        failure={<FailureNote error={error} />}
        onConfirm={() => mutate()}
      >
        {means} The file is deleted at once, with earlier versions of it, and can’t be brought back.
      </ConfirmDialog>
    </>
  )
}
