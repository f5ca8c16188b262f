import { locumName } from '#web/components/status/offer-facts.ts'
import type { OfferId } from '#shared/kernel/ids.ts'
import { ANOTHER_CHOSEN_REASON } from '#shared/offers/offers.rules.ts'
import type { ShownCandidate } from '#shared/offers/applications.schema.ts'
import { FailureNote } from '#web/components/actions/failure-note.tsx'
import { ReasonDialog } from '#web/components/actions/reason-dialog.tsx'
import { formatDays } from '#web/components/format/format-days.ts'
import { showToast } from '#web/ui/toast.tsx'
import { ApiError } from '#web/platform/api-error.ts'
import { useRejectApplication } from '#web/features/offers/practice/practice-offers.api.ts'

/** `DATE_NOT_OPEN`: no day is pending any more, for example after another user's decision. */
function DeclineError({ error }: { error: Error | null }) {
  const isClosed = error instanceof ApiError && error.errorCode === 'DATE_NOT_OPEN'
  return (
    <FailureNote
      error={error}
      {...(isClosed && { title: 'This application is no longer pending, so there is nothing to decline.' })}
    />
  )
}

export function DeclineDialog({
  offerId,
  application,
  onClose,
}: {
  offerId: OfferId
  application: ShownCandidate | undefined
  onClose: () => void
}) {
  const reject = useRejectApplication(offerId)
  const name = application ? locumName(application) : ''
  const close = () => {
    reject.reset()
    onClose()
  }
  const decline = (reason: string) =>
    application &&
    reject.mutate(
      { id: application.id, ...(reason && { status_reason: reason }) },
      {
        onSuccess: () => {
          close()
          showToast(`Declined. ${name} has been notified.`)
        },
      },
    )
  return (
    <ReasonDialog
      about={application?.id ?? ''}
      open={application !== undefined}
      onClose={close}
      title="Decline this application?"
      confirmLabel="Decline application"
      keepLabel="Keep application"
      reason={{
        label: 'Your reason',
        hint: `${name} reads “${ANOTHER_CHOSEN_REASON}” and, below it, your reason.`,
        optional: true,
      }}
      busy={reject.isPending}
      failure={<DeclineError error={reject.error} />}
      onConfirm={decline}
    >
      {application &&
        `The application of ${name} for ${formatDays(application.live_dates)} will be declined.${application.confirmed_dates.length > 0 ? ` ${formatDays(application.confirmed_dates)} ${application.confirmed_dates.length === 1 ? 'stays' : 'stay'} booked.` : ''}`}
    </ReasonDialog>
  )
}
