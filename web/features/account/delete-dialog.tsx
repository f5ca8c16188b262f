import { Stack } from '#web/ui/chakra.ts'
import { useRef, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { SaveFailure } from '#web/components/forms/save-failure.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import type { DeletedOwner } from './account-owner.ts'
import type { DataOwner } from './data-owner.ts'
import { KeptAfterDeletion } from './kept-after-deletion.tsx'
import { LostBalance } from './lost-balance.tsx'

const CONFIRM_WORD = 'DELETE'

/** A word has to be typed because deleting can't be undone. */
export function DeleteDialog({
  owner,
  onClose,
  onDeleted,
}: {
  owner: DataOwner
  onClose: () => void
  onDeleted: (removed: DeletedOwner) => void
}) {
  const { deleted, consequences } = owner.wording
  const [typed, setTyped] = useState('')
  const [attempted, setAttempted] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const remove = owner.useRemove()
  const isTyped = typed.trim() === CONFIRM_WORD
  // The dialog shows the error. After success it may unmount with its practice before the lists are loaded again.
  const submit = () => {
    if (isTyped) return void remove.mutateAsync().then(onDeleted, () => undefined)
    setAttempted(true)
    field.current?.focus()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Delete ${deleted}?`}
      failure={<SaveFailure title="Nothing was deleted." error={remove.error} />}
      footer={
        <>
          <Button onClick={onClose} disabled={remove.isPending}>
            Keep {deleted}
          </Button>
          <Button look="danger" busy={remove.isPending} onClick={submit}>
            Delete {deleted}
          </Button>
        </>
      }
    >
      <Stack gap="5">
        <div>{consequences} This can’t be undone.</div>
        <KeptAfterDeletion of={owner.deletes} />
        {owner.wallet && <LostBalance {...owner.wallet} />}
        <TextField
          label={`Type ${CONFIRM_WORD} to confirm`}
          ref={field}
          autoComplete="off"
          autoCapitalize="characters"
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          error={attempted && !isTyped ? `Please type ${CONFIRM_WORD}` : undefined}
        />
      </Stack>
    </Dialog>
  )
}
