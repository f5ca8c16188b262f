import { useState } from 'react'
import type { Offer } from '#shared/offers/offers.schema.ts'
import { ActionButton } from '#web/components/action-button.tsx'
import { EditOfferDialog } from '#web/components/edit-offer/edit-offer-dialog.tsx'
import type { Action } from '#web/components/lifecycle-actions.ts'
import { showToast } from '#web/ui/toast.tsx'
import { useEditOffer } from './practice-offers.api.ts'

export function EditOffer({ offer, action }: { offer: Offer; action: Action | undefined }) {
  const [open, setOpen] = useState(false)
  const edit = useEditOffer(offer.id)
  const close = () => {
    setOpen(false)
    edit.reset()
  }
  const save = (body: Parameters<typeof edit.mutate>[0]) =>
    void edit.mutateAsync(body).then(
      () => {
        close()
        showToast('The offer has been changed.')
      },
      () => undefined,
    )
  return (
    <>
      <ActionButton action={action} onClick={() => setOpen(true)}>
        Edit
      </ActionButton>
      {open && <EditOfferDialog offer={offer} busy={edit.isPending} error={edit.error} onSave={save} onClose={close} />}
    </>
  )
}
