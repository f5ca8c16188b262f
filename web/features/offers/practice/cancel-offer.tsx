import { useState } from 'react'
import type { Offer } from '#shared/offers/offers.schema.ts'
import { FailureNote } from '#web/components/failure-note.tsx'
import { ActionButton } from '#web/components/action-button.tsx'
import type { Action } from '#web/components/lifecycle-actions.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { liveApplicants } from '#web/components/offer-facts.ts'
import { counted, daysWords } from '#web/components/shift-words.ts'
import { showToast } from '#web/ui/toast.tsx'
import { useCancelOffer } from './practice-offers.api.ts'

export function CancelOffer({ offer, action }: { offer: Offer; action: Action | undefined }) {
  const [open, setOpen] = useState(false)
  const cancel = useCancelOffer(offer.id)
  const waiting = liveApplicants(offer).length
  const close = () => {
    setOpen(false)
    cancel.reset()
  }
  const confirm = (reason: string) =>
    // Once it is done the offer leaves no button, nor anybody to hear of it here.
    cancel.mutateAsync(reason).then(
      () => {
        close()
        showToast('The offer is cancelled.')
      },
      () => undefined,
    )
  return (
    <>
      <ActionButton
        action={action}
        look="quiet"
        color="error.fg"
        px="0"
        justifySelf="start"
        onClick={() => setOpen(true)}
      >
        Cancel offer
      </ActionButton>
      <ConfirmDialog
        open={open}
        onClose={close}
        title="Cancel this offer?"
        confirm="Cancel the offer"
        keep="Keep the offer"
        reason={{
          label: 'Reason',
          ...(waiting > 0 && { hint: `${counted(waiting, 'applicant reads', 'applicants read')} this.` }),
        }}
        busy={cancel.isPending}
        failure={<FailureNote error={cancel.error} />}
        onConfirm={confirm}
      >
        <p>{daysWords(offer.available_dates)} can no longer be applied for.</p>
        {offer.booking_dates.length > 0 && (
          <p>{daysWords(offer.booking_dates)} stays booked; cancel a booking on its own page.</p>
        )}
      </ConfirmDialog>
    </>
  )
}
