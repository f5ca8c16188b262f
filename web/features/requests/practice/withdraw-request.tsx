import { locumName } from '#web/components/status/offer-facts.ts'
import type { ReactNode } from 'react'
import type { Offer } from '#shared/offers/offers.schema.ts'
import { ActionButton } from '#web/components/actions/action-button.tsx'
import type { Action } from '#web/components/actions/lifecycle-actions.ts'
import { ReasonDialog } from '#web/components/actions/reason-dialog.tsx'
import { candidateIn } from '#web/components/status/request-status.ts'
import { formatDays } from '#web/components/format/format-days.ts'
import { useConfirmDialog } from '#web/components/actions/use-confirm-dialog.tsx'
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
  const { openDialog, confirm, dialog } = useConfirmDialog(
    useWithdrawRequest(offer),
    'Your request has been withdrawn.',
  )
  const candidate = candidateIn(offer)
  return (
    <>
      {children(
        <ActionButton action={action} look="danger" onClick={openDialog}>
          Withdraw request
        </ActionButton>,
      )}
      <ReasonDialog
        about={offer.id}
        {...dialog}
        title="Withdraw this request?"
        confirmLabel="Withdraw request"
        keepLabel={text.keep}
        reason={{ label: 'Reason', hint: `${locumName(candidate)} will see this.` }}
        onConfirm={(status_reason) => confirm({ status_reason })}
      >
        {locumName(candidate)} will no longer be able to accept {formatDays(candidate.live_dates)}.
      </ReasonDialog>
    </>
  )
}
