import { useState } from 'react'
import type { Offer } from '#shared/offers/offers.schema.ts'
import { ActionButton } from '#web/components/action-button.tsx'
import type { Action } from '#web/components/lifecycle-actions.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { FailureNote } from '#web/components/failure-note.tsx'
import { requestIn } from '#web/components/request-words.ts'
import { daysWords } from '#web/components/shift-words.ts'
import { TextAreaField } from '#web/ui/text-field.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { useDeclineRequest } from '#web/features/requests/requests.api.ts'
import { requestsText as text } from '#web/features/requests/requests.text.ts'

function DeclineDialog({ offer, onClose }: { offer: Offer; onClose: () => void }) {
  const [reason, setReason] = useState('')
  const decline = useDeclineRequest(offer)
  const send = () =>
    // Once it is done the request leaves no button, nor anybody to hear of it here.
    decline.mutateAsync(reason.trim() ? { status_reason: reason.trim() } : {}).then(
      () => {
        onClose()
        showToast(text.declined)
      },
      () => undefined,
    )
  return (
    <Dialog
      open
      onClose={onClose}
      title={text.declineTitle(offer.company.name)}
      lead={text.declineWhat(daysWords(requestIn(offer).live_dates))}
      footer={
        <>
          <Button onClick={onClose}>{text.keep}</Button>
          <Button look="danger" busy={decline.isPending} onClick={() => void send()}>
            {text.declineConfirm}
          </Button>
        </>
      }
    >
      <TextAreaField
        label={text.declineReason}
        hint={text.declineReasonHint}
        value={reason}
        maxLength={500}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
      <FailureNote error={decline.error} />
    </Dialog>
  )
}

/** A locum declines what is asked, with a reason if they like. */
export function DeclineRequest({ offer, action }: { offer: Offer; action: Action | undefined }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <ActionButton action={action} look="danger" onClick={() => setOpen(true)}>
        {text.decline}
      </ActionButton>
      {open && <DeclineDialog offer={offer} onClose={() => setOpen(false)} />}
    </>
  )
}
