import { locumName } from '#web/components/status/offer-facts.ts'
import type { ReactNode } from 'react'
import type { Offer } from '#shared/offers/offers.schema.ts'
import { ActionButton } from '#web/components/actions/action-button.tsx'
import type { Action } from '#web/components/actions/lifecycle-actions.ts'
import { ReasonDialog } from '#web/components/actions/reason-dialog.tsx'
import { candidateIn } from '#web/components/status/request-status.ts'
import { formatDays } from '#web/components/format/format-days.ts'
import { useConfirmation } from '#web/components/actions/use-confirmation.tsx'
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
  const candidate = candidateIn(offer)
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
        reason={{ label: 'Reason', hint: `${locumName(candidate)} will see this.` }}
        onConfirm={(status_reason) => confirm({ status_reason })}
      >
        {text.withdrawWhat(locumName(candidate), formatDays(candidate.live_dates))}
      </ReasonDialog>
    </>
  )
}
