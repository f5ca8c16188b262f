import { useState } from 'react'
import type { Offer } from '#shared/offers/offers.schema.ts'
import { ActionButton } from '#web/components/actions/action-button.tsx'
import type { Action } from '#web/components/actions/lifecycle-actions.ts'
import { showToast } from '#web/ui/toast.tsx'
import { EditOfferDialog, type EditCommand } from './edit-offer-dialog.tsx'

interface Props {
  offer: Offer
  action: Action | undefined
  edit: EditCommand
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
  const saved = () => {
    close()
    showToast(done)
  }
  return (
    <>
      <ActionButton action={action} onClick={() => setOpen(true)}>
        {label}
      </ActionButton>
      {open && <EditOfferDialog offer={offer} edit={edit} onSaved={saved} onClose={close} />}
    </>
  )
}
