import { useState } from 'react'
import type { Offer } from '#shared/offers/offers.schema.ts'
import { ActionButton } from '#web/components/action-button.tsx'
import { EditOfferDialog, type EditedOffer } from '#web/components/edit-offer/edit-offer-dialog.tsx'
import type { Action } from '#web/components/lifecycle-actions.ts'
import { showToast } from '#web/ui/toast.tsx'
import { useEditRequest } from '#web/features/requests/requests.api.ts'
import { requestsText as text } from '#web/features/requests/requests.text.ts'

export function ChangeRequest({ offer, action }: { offer: Offer; action: Action | undefined }) {
  const [open, setOpen] = useState(false)
  const edit = useEditRequest(offer.id)
  const close = () => {
    setOpen(false)
    edit.reset()
  }
  const save = (body: EditedOffer) =>
    void edit.mutateAsync(body).then(
      () => {
        close()
        showToast(text.requestChanged)
      },
      () => undefined,
    )
  return (
    <>
      <ActionButton action={action} onClick={() => setOpen(true)}>
        {text.changeRequest}
      </ActionButton>
      {open && <EditOfferDialog offer={offer} busy={edit.isPending} error={edit.error} onSave={save} onClose={close} />}
    </>
  )
}
