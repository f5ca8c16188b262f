import { useState } from 'react'
import type { Offer } from '#shared/offers/offers.schema.ts'
import { ActionButton } from '#web/components/action-button.tsx'
import type { Action } from '#web/components/lifecycle-actions.ts'
import { showToast } from '#web/ui/toast.tsx'
import { EditOfferDialog, type EditedOffer } from './edit-offer-dialog.tsx'

interface Props {
  offer: Offer
  action: Action | undefined
  edit: {
    mutateAsync: (body: EditedOffer) => Promise<unknown>
    reset: () => void
    isPending: boolean
    error: Error | null
  }
  label: string
  /** The toast after it was saved. */
  done: string
}

/** Opens the dialog in which an offer or a request is changed. */
export function EditOfferButton({ offer, action, edit, label, done }: Props) {
  const [open, setOpen] = useState(false)
  const close = () => {
    setOpen(false)
    edit.reset()
  }
  const save = (body: EditedOffer) =>
    void edit.mutateAsync(body).then(
      () => {
        close()
        showToast(done)
      },
      () => undefined,
    )
  return (
    <>
      <ActionButton action={action} onClick={() => setOpen(true)}>
        {label}
      </ActionButton>
      {open && <EditOfferDialog offer={offer} busy={edit.isPending} error={edit.error} onSave={save} onClose={close} />}
    </>
  )
}
