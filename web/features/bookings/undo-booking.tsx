import { Box } from '#web/ui/chakra.ts'
import { UNDO_MINUTES } from '#shared/bookings/bookings.rules.ts'
import type { Booking } from '#shared/bookings/bookings.schema.ts'
import { localTimeAt } from '#shared/kernel/dates.ts'
import { formatDays } from '#web/components/format/format-days.ts'
import { ReasonDialog } from '#web/components/actions/reason-dialog.tsx'
import { useConfirmDialog } from '#web/components/actions/use-confirm-dialog.tsx'
import { viewLock } from '#web/components/actions/view-lock.ts'
import { Button } from '#web/ui/button.tsx'
import { Note } from '#web/ui/note.tsx'
import { counterpartOf, ownPartyId } from './booking-facts.ts'
import { useUndoBooking } from './bookings.api.ts'
import { undoText } from './undo-booking.text.ts'

const undoUntil = ({ createdAt }: Booking): string =>
  localTimeAt(new Date(Date.parse(createdAt) + UNDO_MINUTES * 60_000).toISOString())

/** Offers to undo the booking while that is possible. */
export function UndoBooking({ booking }: { booking: Booking }) {
  const undo = useUndoBooking(booking.id, ownPartyId(booking))
  const other = counterpartOf(booking).name
  const { openDialog, confirm, dialog } = useConfirmDialog(undo, `Undone. ${other} has been notified.`)
  const { question, done, button, pending, reason } = undoText(booking)
  return (
    <Box mb="6">
      <Note
        title={question}
        action={
          <Button size="s" onClick={openDialog} {...viewLock.control}>
            {button}
          </Button>
        }
      >
        {done}Until {undoUntil(booking)} you can undo this without it counting as a cancellation.
      </Note>
      <ReasonDialog
        about={`undo ${booking.id}`}
        {...dialog}
        title="Undo this booking?"
        confirmLabel={button}
        keepLabel="Keep booking"
        reason={{ label: 'Reason', hint: `${other} will see this.`, initial: reason }}
        onConfirm={(status_reason) => confirm(status_reason)}
      >
        {formatDays(booking.booking_dates)} will no longer be booked. {pending} Whatever else this booking has ended
        will be pending again if it has not changed since. This does not count as a cancellation for either of you.
      </ReasonDialog>
    </Box>
  )
}
