import type { Offer } from '#shared/offers/offers.schema.ts'
import { ActionButton } from '#web/components/actions/action-button.tsx'
import type { Action } from '#web/components/actions/lifecycle-actions.ts'
import { ReasonDialog } from '#web/components/actions/reason-dialog.tsx'
import { liveApplications } from '#web/components/status/offer-facts.ts'
import { formatCount } from '#web/components/format/format-words.ts'
import { formatDays } from '#web/components/format/format-days.ts'
import { useConfirmDialog } from '#web/components/actions/use-confirm-dialog.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { useCancelOffer } from './practice-offers.api.ts'

/** Who reads the reason: applicants, who need one, or only locums who were asked; undefined without either. */
function reasonFieldFor(offer: Offer) {
  const waiting = liveApplications(offer).length
  // Beyond the first page there may be more of them.
  if (waiting > 0 || offer.NextToken)
    return { label: 'Reason', ...(waiting > 0 && { hint: `${formatCount(waiting, 'applicant')} will see this.` }) }
  const asked = (offer.asked ?? []).length
  return asked > 0
    ? {
        label: 'Reason (optional)',
        optional: true,
        hint: `${formatCount(asked, 'locum')} whom you asked will see this.`,
      }
    : undefined
}

export function CancelOffer({ offer, action }: { offer: Offer; action: Action | undefined }) {
  const { openDialog, confirm, dialog } = useConfirmDialog(useCancelOffer(offer.id), 'The offer has been cancelled.')
  const reason = reasonFieldFor(offer)
  const texts = {
    title: 'Cancel this offer?',
    confirmLabel: 'Cancel offer',
    keepLabel: 'Keep offer',
    children: (
      <>
        <p>Locums can no longer apply for {formatDays(offer.available_dates)}.</p>
        {(offer.asked ?? []).length > 0 && <p>What you sent to locums to fill it ends too.</p>}
        {offer.booking_dates.length > 0 && (
          <p>
            {formatDays(offer.booking_dates)} {offer.booking_dates.length === 1 ? 'stays' : 'stay'} booked. You can
            cancel a booking on its own page.
          </p>
        )}
      </>
    ),
  }
  return (
    <>
      <ActionButton action={action} look="quiet" color="error.fg" px="0" justifySelf="start" onClick={openDialog}>
        Cancel offer
      </ActionButton>
      {reason ? (
        <ReasonDialog about={offer.id} {...dialog} {...texts} reason={reason} onConfirm={confirm} />
      ) : (
        <ConfirmDialog {...dialog} {...texts} onConfirm={() => confirm('')} />
      )}
    </>
  )
}
