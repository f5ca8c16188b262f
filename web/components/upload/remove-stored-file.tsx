import { useState } from 'react'
import type { Company } from '#shared/companies/companies.schema.ts'
import { documentsContract } from '#shared/documents/documents.contract.ts'
import type { DocumentName, OwnerId } from '#shared/documents/documents.schema.ts'
import type { Professional } from '#shared/professionals/professionals.schema.ts'
import { fileLock } from './file-lock.ts'
import { FailureNote } from '#web/components/actions/failure-note.tsx'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { useApiMutation } from '#web/platform/use-api-mutation.ts'

export interface Removal {
  /** Consequences beside the deletion of the file. */
  consequence: string
  document: DocumentName
  ownerId: OwnerId
  keep: (owner: Professional | Company) => void
}

/** Deletes a stored file at once, after a confirmation that names the consequences. */
export function RemoveStoredFile({
  label,
  consequence,
  document,
  ownerId,
  keep,
  onRemoved,
}: Removal & { label: string; onRemoved: () => void }) {
  const [confirming, setConfirming] = useState(false)
  const { mutate, isPending, error, reset } = useApiMutation(
    documentsContract.deleteDocument,
    () => ({ params: { document, ownerId } }),
    {
      onSuccess: (owner) => {
        keep(owner)
        onRemoved()
      },
    },
  )
  const open = () => {
    reset()
    setConfirming(true)
  }
  return (
    <>
      <Button look="quiet" onClick={open} aria-label={`Remove: ${label}`} {...fileLock()}>
        Remove
      </Button>
      <ConfirmDialog
        open={confirming}
        onClose={() => setConfirming(false)}
        title={`Remove this file: ${label}?`}
        confirmLabel="Remove file"
        keepLabel="Keep file"
        busy={isPending}
        failure={<FailureNote error={error} />}
        onConfirm={() => mutate()}
      >
        {consequence} The file and its earlier versions will be deleted immediately. This can’t be undone.
      </ConfirmDialog>
    </>
  )
}
