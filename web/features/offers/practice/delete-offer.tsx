import { useNavigate } from 'react-router-dom'
import type { Offer } from '#shared/offers/offers.schema.ts'
import { ActionButton } from '#web/components/actions/action-button.tsx'
import { formatCount } from '#web/components/format/format-words.ts'
import type { Action } from '#web/components/actions/lifecycle-actions.ts'
import { liveApplications } from '#web/components/status/offer-facts.ts'
import { useConfirmDialog } from '#web/components/actions/use-confirm-dialog.tsx'
import { paths } from '#shared/kernel/paths.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { useDeleteOffer } from './practice-offers.api.ts'

export function DeleteOffer({ offer, action }: { offer: Offer; action: Action | undefined }) {
  const navigate = useNavigate()
  const remove = useDeleteOffer(offer.id)
  const removeAndLeave = {
    ...remove,
    mutateAsync: async () => {
      await remove.mutateAsync(undefined)
      await navigate(paths.practice.offers, { replace: true })
    },
  }
  const { openDialog, confirm, dialog } = useConfirmDialog<void>(removeAndLeave, 'The offer has been deleted.')
  const waiting = liveApplications(offer).length
  return (
    <>
      <ActionButton action={action} look="quiet" color="error.fg" px="0" justifySelf="start" onClick={openDialog}>
        Delete offer
      </ActionButton>
      <ConfirmDialog
        {...dialog}
        title="Delete this offer?"
        confirmLabel="Delete offer"
        keepLabel="Keep offer"
        onConfirm={() => confirm()}
      >
        It will no longer be in your lists.
        {waiting > 0 && ` ${formatCount(waiting, 'applicant')} will see that it was cancelled.`}
      </ConfirmDialog>
    </>
  )
}
