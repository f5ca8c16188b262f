import type { Offer } from '#shared/offers/offers.schema.ts'
import { ActionButton } from '#web/components/action-button.tsx'
import type { Action } from '#web/components/lifecycle-actions.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { locumName, requestIn } from '#web/components/request-words.ts'
import { daysWords } from '#web/components/shift-words.ts'
import { useConfirmation } from '#web/components/use-confirmation.tsx'
import { useTakeBack } from '#web/features/requests/requests.api.ts'
import { requestsText as text } from '#web/features/requests/requests.text.ts'

/** A practice takes back what waits for an answer, with a reason. */
export function TakeBack({ offer, action }: { offer: Offer; action: Action }) {
  const { ask, confirm, dialog } = useConfirmation(useTakeBack(offer), text.takenBack)
  const request = requestIn(offer)
  return (
    <>
      <ActionButton action={action} look="danger" onClick={ask}>
        {text.takeBack}
      </ActionButton>
      <ConfirmDialog
        {...dialog}
        title={text.takeBackTitle}
        confirm={text.takeBackConfirm}
        keep={text.keep}
        reason={{ of: offer.id, label: 'Reason', hint: `${locumName(request)} reads this.` }}
        onConfirm={(status_reason) => confirm({ status_reason })}
      >
        {text.takeBackWhat(locumName(request), daysWords(request.live_dates))}
      </ConfirmDialog>
    </>
  )
}
