import type { ReactNode } from 'react'
import type { Offer } from '#shared/offers/offers.schema.ts'
import { ActionButton } from '#web/components/actions/action-button.tsx'
import type { Action } from '#web/components/actions/lifecycle-actions.ts'
import { ReasonDialog } from '#web/components/actions/reason-dialog.tsx'
import { candidateIn } from '#web/components/status/request-status.ts'
import { formatDays } from '#web/components/format/format-days.ts'
import { useConfirmDialog } from '#web/components/actions/use-confirm-dialog.tsx'
import { useDeclineRequest } from '#web/features/requests/requests.api.ts'
import { requestsText as text } from '#web/features/requests/requests.text.ts'

interface Props {
  offer: Offer
  action: Action | undefined
  /** Another button that opens the dialog. */
  children?: (openDialog: () => void) => ReactNode
}

export function DeclineRequest({ offer, action, children }: Props) {
  const { openDialog, confirm, dialog } = useConfirmDialog(
    useDeclineRequest(offer),
    'Declined. The practice has been notified.',
  )
  return (
    <>
      {children ? (
        children(openDialog)
      ) : (
        <ActionButton action={action} look="danger" onClick={openDialog}>
          {text.decline}
        </ActionButton>
      )}
      <ReasonDialog
        about={offer.id}
        {...dialog}
        title="Decline this request?"
        confirmLabel="Decline request"
        keepLabel={text.keep}
        reason={{ label: 'Reason (optional)', hint: 'The practice will see this.', optional: true }}
        onConfirm={(status_reason) => confirm(status_reason ? { status_reason } : {})}
      >
        {formatDays(candidateIn(offer).live_dates)} will be declined. {offer.company.name} will be notified and can
        request another locum.
      </ReasonDialog>
    </>
  )
}
