import type { ReactNode } from 'react'
import { isForPractice } from '#shared/bookings/bookings.rules.ts'
import type { Booking } from '#shared/bookings/bookings.schema.ts'
import { ActionButton } from '#web/components/action-button.tsx'
import type { Action } from '#web/components/lifecycle-actions.ts'
import { ReasonDialog } from '#web/components/reason-dialog.tsx'
import { formatDays } from '#web/components/format-shift.ts'
import { useConfirmation } from '#web/components/use-confirmation.tsx'
import { now } from '#web/platform/clock.ts'
import { cancellationDays, otherParty } from './booking-facts.ts'
import { useCancelBooking } from './bookings.api.ts'

const datesOf = (days: readonly { date: string }[]): string[] => days.map(({ date }) => date)

/** What will happen, shown before the booking is cancelled. */
function Consequences({ booking }: { booking: Booking }) {
  const { toCancel, started } = cancellationDays(booking, now())
  return (
    <>
      <p>
        {isForPractice(booking)
          ? `${otherParty(booking).name} will be available again on ${formatDays(datesOf(toCancel))}.${booking.booking_request_type === 'public_offer' ? ` Unless you have cancelled your offer, it opens again for ${toCancel.length === 1 ? 'that day' : 'those days'}, so that other locums can apply.` : ''}`
          : `You will be available again on ${formatDays(datesOf(toCancel))}, and the practice can book another locum.`}
      </p>
      {started.length > 0 && (
        <p>
          {formatDays(datesOf(started))}{' '}
          {started.length === 1 ? 'has started, so it stays booked' : 'have started, so they stay booked'} and will be
          paid as agreed.
        </p>
      )}
    </>
  )
}

export function CancelBooking({
  booking,
  action,
  children,
}: {
  booking: Booking
  action: Action | undefined
  /** The page places the button; the dialog stays open when the button moves, for example when a phone is rotated. */
  children: (button: ReactNode) => ReactNode
}) {
  const cancel = useCancelBooking(booking.id, isForPractice(booking) ? booking.accountid : booking.professional.id)
  const other = otherParty(booking).name
  const { openDialog, confirm, dialog } = useConfirmation(cancel, `Cancelled. ${other} has been notified.`)
  return (
    <>
      {children(
        <ActionButton action={action} look="danger" onClick={openDialog}>
          Cancel booking
        </ActionButton>,
      )}
      <ReasonDialog
        about={booking.id}
        {...dialog}
        title="Cancel this booking?"
        confirm="Cancel booking"
        keep="Keep booking"
        reason={{ label: 'Reason', hint: `${other} will see this.` }}
        onConfirm={confirm}
      >
        <Consequences booking={booking} />
      </ReasonDialog>
    </>
  )
}
