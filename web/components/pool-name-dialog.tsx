import { useState } from 'react'
import { FailureNote } from '#web/components/failure-note.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { locumListsText as text } from './locum-lists.text.ts'

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
      title={title}
      failure={<FailureNote error={command.error} />}
      footer={
        <>
          <Button onClick={onClose} disabled={command.isPending}>
            {text.keepName}
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
          label={text.poolName}
          hint={text.poolNameHint}
          maxLength={60}
          autoComplete="off"
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
          error={attempted && isEmpty ? text.poolNameRequired : undefined}
        />
      </form>
    </Dialog>
  )
}
