import { useState } from 'react'
import type { Offer } from '#shared/offers/offers.schema.ts'
import { FailureNote } from '#web/components/failure-note.tsx'
import { ActionButton } from '#web/components/action-button.tsx'
import type { Action } from '#web/components/lifecycle-actions.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { locumName, requestIn } from '#web/components/request-words.ts'
import { daysWords } from '#web/components/shift-words.ts'
import { showToast } from '#web/ui/toast.tsx'
import { useTakeBack } from '#web/features/requests/requests.api.ts'
import { requestsText as text } from '#web/features/requests/requests.text.ts'

/** A practice takes back what waits for an answer, with a reason. */
export function TakeBack({ offer, action }: { offer: Offer; action: Action }) {
  const [open, setOpen] = useState(false)
  const takeBack = useTakeBack(offer)
  const request = requestIn(offer)
  const close = () => {
    setOpen(false)
    takeBack.reset()
  }
  const confirm = (status_reason: string) =>
    // Once it is done the request leaves no button, nor anybody to hear of it here.
    takeBack.mutateAsync({ status_reason }).then(
      () => {
        close()
        showToast(text.takenBack)
      },
      () => undefined,
    )
  return (
    <>
      <ActionButton action={action} look="danger" onClick={() => setOpen(true)}>
        {text.takeBack}
      </ActionButton>
      <ConfirmDialog
        open={open}
        onClose={close}
        title={text.takeBackTitle}
        confirm={text.takeBackConfirm}
        keep={text.keep}
        reason={{ label: 'Reason', hint: `${locumName(request)} reads this.` }}
        busy={takeBack.isPending}
        failure={<FailureNote error={takeBack.error} />}
        onConfirm={confirm}
      >
        {text.takeBackWhat(locumName(request), daysWords(request.live_dates))}
      </ConfirmDialog>
    </>
  )
}
