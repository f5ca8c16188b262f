import type { ReactNode } from 'react'
import type { Offer } from '#shared/offers/offers.schema.ts'
import { ActionButton } from '#web/components/action-button.tsx'
import type { Action } from '#web/components/lifecycle-actions.ts'
import { ReasonDialog } from '#web/components/reason-dialog.tsx'
import { locumName, requestIn } from '#web/components/request-status.ts'
import { formatDays } from '#web/components/format-shift.ts'
import { useConfirmation } from '#web/components/use-confirmation.tsx'
import { useWithdrawRequest } from '#web/features/requests/requests.api.ts'
import { requestsText as text } from '#web/features/requests/requests.text.ts'

export function WithdrawRequest({
  offer,
  action,
  children,
}: {
  offer: Offer
  action: Action | undefined
  /** The page places the button; the dialog stays open when the button moves, for example when a phone is rotated. */
  children: (button: ReactNode) => ReactNode
}) {
  const { openDialog, confirm, dialog } = useConfirmation(useWithdrawRequest(offer), text.withdrawn)
  const request = requestIn(offer)
  return (
    <>
      {children(
        <ActionButton action={action} look="danger" onClick={openDialog}>
          {text.withdraw}
        </ActionButton>,
      )}
      <ReasonDialog
        about={offer.id}
        {...dialog}
        title={text.withdrawTitle}
        confirm={text.withdrawConfirm}
        keep={text.keep}
        reason={{ label: 'Reason', hint: `${locumName(request)} will see this.` }}
        onConfirm={(status_reason) => confirm({ status_reason })}
      >
        {text.withdrawWhat(locumName(request), formatDays(request.live_dates))}
      </ReasonDialog>
    </>
  )
}
