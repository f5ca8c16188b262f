import type { OfferId } from '#shared/kernel/ids.ts'
import { ANOTHER_CHOSEN_REASON } from '#shared/offers/offers.rules.ts'
import type { Application } from '#shared/offers/offers.schema.ts'
import { FailureNote } from '#web/components/failure-note.tsx'
import { ReasonDialog } from '#web/components/reason-dialog.tsx'
import { formatDays } from '#web/components/format-shift.ts'
import { showToast } from '#web/ui/toast.tsx'
import { ApiError } from '#web/platform/api-error.ts'
import { nameOf } from './applicants.ts'
import { useRejectApplication } from '#web/features/offers/practice/practice-offers.api.ts'

/** None of the days waits any more where somebody was faster. */
function DeclineError({ error }: { error: Error | null }) {
  const over = error instanceof ApiError && error.errorCode === 'DATE_NOT_OPEN'
  return (
    <FailureNote
      error={error}
      {...(over && { title: 'This application no longer waits, so there is nothing left to decline.' })}
    />
  )
}

export function DeclineDialog({
  offerId,
  request,
  onClose,
}: {
  offerId: OfferId
  request: Application | undefined
  onClose: () => void
}) {
  const reject = useRejectApplication(offerId)
  const name = request ? nameOf(request) : ''
  const close = () => {
    reject.reset()
    onClose()
  }
  const decline = (reason: string) =>
    request &&
    reject.mutate(
      { id: request.id, status_reason: reason },
      {
        onSuccess: () => {
          close()
          showToast(`Declined. ${name} has been told.`)
        },
      },
    )
  return (
    <ReasonDialog
      about={request?.id ?? ''}
      open={request !== undefined}
      onClose={close}
      title={`Decline ${name}?`}
      confirm={`Decline ${name}`}
      keep="Keep the application"
      reason={{ label: 'Reason', hint: `${name} reads this.`, initial: ANOTHER_CHOSEN_REASON }}
      busy={reject.isPending}
      failure={<DeclineError error={reject.error} />}
      onConfirm={decline}
    >
      {request &&
        `${formatDays(request.live_dates)} will no longer be theirs to take. Days already booked stay booked.`}
    </ReasonDialog>
  )
}
