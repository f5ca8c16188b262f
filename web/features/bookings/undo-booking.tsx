import { Box } from '#web/ui/chakra.ts'
import { isForPractice, UNDO_MINUTES, UNDO_REASON } from '#shared/bookings/bookings.rules.ts'
import type { Booking } from '#shared/bookings/bookings.schema.ts'
import { localTimeAt } from '#shared/kernel/dates.ts'
import { formatDays } from '#web/components/format-shift.ts'
import { ReasonDialog } from '#web/components/reason-dialog.tsx'
import { useConfirmation } from '#web/components/use-confirmation.tsx'
import { Button } from '#web/ui/button.tsx'
import { Note } from '#web/ui/note.tsx'
import { otherParty } from './booking-facts.ts'
import { useUndoBooking } from './bookings.api.ts'

const undoUntil = ({ createdAt }: Booking): string =>
  localTimeAt(new Date(Date.parse(createdAt) + UNDO_MINUTES * 60_000).toISOString())

/** Offers to withdraw a confirmation made by mistake while that is possible. */
export function UndoBooking({ booking }: { booking: Booking }) {
  const undo = useUndoBooking(booking.id, isForPractice(booking) ? booking.accountid : booking.professional.id)
  const other = otherParty(booking).name
  const { openDialog, confirm, dialog } = useConfirmation(undo, `Undone. ${other} has been notified.`)
  const reopens = booking.booking_request_type === 'public_offer'
  return (
    <Box mb="6">
      <Note
        title="Confirmed by mistake?"
        action={
          <Button size="s" onClick={openDialog}>
            Undo booking
          </Button>
        }
      >
        Until {undoUntil(booking)} you can undo this booking without it counting as a cancellation.
      </Note>
      <ReasonDialog
        about={`undo ${booking.id}`}
        {...dialog}
        title="Undo this booking?"
        confirm="Undo booking"
        keep="Keep booking"
        reason={{ label: 'Reason', hint: `${other} will see this.`, initial: UNDO_REASON }}
        onConfirm={(status_reason) => confirm(status_reason)}
      >
        {formatDays(booking.booking_dates)} will no longer be booked
        {reopens ? ', and the offer opens again. Applicants have to apply again.' : '.'} It counts as a cancellation for
        neither of you.
      </ReasonDialog>
    </Box>
  )
}
