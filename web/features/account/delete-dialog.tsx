import { Box } from '@chakra-ui/react'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { SaveFailure } from '#web/components/save-failure.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import type { DataOwner } from './data-owner.ts'

const WORD = 'DELETE'

/** Asks once, with a word to type, because nothing brings it back. */
export function DeleteDialog({
  owner,
  onClose,
  onGone,
}: {
  owner: DataOwner
  onClose: () => void
  onGone: (account: { account_deleted: boolean }) => void
}) {
  const { deleted, consequences } = owner.wording
  const [typed, setTyped] = useState('')
  const [asked, setAsked] = useState(false)
  const remove = useMutation({ mutationFn: owner.remove, onSuccess: onGone })
  const isTyped = typed.trim() === WORD
  const submit = () => (isTyped ? remove.mutate() : setAsked(true))
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Delete ${deleted}?`}
      footer={
        <>
          <Button onClick={onClose} disabled={remove.isPending}>
            Keep it
          </Button>
          <Button look="danger" busy={remove.isPending} onClick={submit}>
            Delete {deleted}
          </Button>
        </>
      }
    >
      <Box display="grid" gap="5">
        <SaveFailure title="Nothing was deleted." error={remove.error} />
        <div>{consequences} This can’t be undone.</div>
        <TextField
          label={`Type ${WORD} to go on`}
          autoComplete="off"
          autoCapitalize="characters"
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          error={asked && !isTyped ? `Please type ${WORD}` : undefined}
        />
      </Box>
    </Dialog>
  )
}
