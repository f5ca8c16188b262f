import { useState } from 'react'
import type { Offer } from '#shared/offers/offers.schema.ts'
import { ActionButton } from '#web/components/action-button.tsx'
import type { Action } from '#web/components/lifecycle-actions.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { FailureNote } from '#web/components/failure-note.tsx'
import { requestIn } from '#web/components/request-words.ts'
import { daysWords } from '#web/components/shift-words.ts'
import { showToast } from '#web/ui/toast.tsx'
import { useDeclineRequest } from '#web/features/requests/requests.api.ts'
import { requestsText as text } from '#web/features/requests/requests.text.ts'

/** A locum declines what is asked, with a reason if they like. */
export function DeclineRequest({ offer, action }: { offer: Offer; action: Action | undefined }) {
  const [open, setOpen] = useState(false)
  const decline = useDeclineRequest(offer)
  const close = () => {
    setOpen(false)
    decline.reset()
  }
  const confirm = (status_reason: string) =>
    // Once it is done the request leaves no button, nor anybody to hear of it here.
    decline.mutateAsync(status_reason ? { status_reason } : {}).then(
      () => {
        close()
        showToast(text.declined)
      },
      () => undefined,
    )
  return (
    <>
      <ActionButton action={action} look="danger" onClick={() => setOpen(true)}>
        {text.decline}
      </ActionButton>
      <ConfirmDialog
        open={open}
        onClose={close}
        title={text.declineTitle(offer.company.name)}
        confirm={text.declineConfirm}
        keep={text.keep}
        reason={{ label: text.declineReason, hint: text.declineReasonHint, optional: true }}
        busy={decline.isPending}
        failure={<FailureNote error={decline.error} />}
        onConfirm={confirm}
      >
        {text.declineWhat(daysWords(requestIn(offer).live_dates))}
      </ConfirmDialog>
    </>
  )
}
