import { useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { FailureNote } from '#web/components/actions/failure-note.tsx'

interface Props {
  title: string
  /** The button: `Create the pool`. */
  confirm: string
  initial?: string
  onClose: () => void
  command: { mutateAsync: (name: string) => Promise<unknown>; isPending: boolean; error: Error | null }
}

/** Asks for a pool's name. */
export function PoolNameDialog({ title, confirm, initial = '', onClose, command }: Props) {
  const [name, setName] = useState(initial)
  const [attempted, setAttempted] = useState(false)
  const isEmpty = name.trim() === ''
  const submit = () =>
    isEmpty ? setAttempted(true) : void command.mutateAsync(name.trim()).then(onClose, () => undefined)
  return (
    <Dialog
      open
      onClose={onClose}
      unsaved={name.trim() !== initial}
      title={title}
      failure={<FailureNote error={command.error} />}
      footer={
        <>
          <Button onClick={onClose} disabled={command.isPending}>
            Cancel
          </Button>
          <Button look="primary" busy={command.isPending} onClick={submit}>
            {confirm}
          </Button>
        </>
      }
    >
      <form
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <TextField
          label="Name of the pool"
          hint="Only users of your practice see it."
          maxLength={60}
          autoComplete="off"
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
          error={attempted && isEmpty ? 'Enter a name' : undefined}
        />
      </form>
    </Dialog>
  )
}
