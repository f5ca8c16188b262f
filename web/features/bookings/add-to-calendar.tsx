import { Box } from '#web/ui/chakra.ts'
import { useMutation } from '@tanstack/react-query'
import type { BookingId } from '#shared/kernel/ids.ts'
import { FailureNote } from '#web/components/actions/failure-note.tsx'
import { Button } from '#web/ui/button.tsx'
import { downloadText } from '#web/platform/download-text.ts'
import { bookingFile } from './bookings.api.ts'

/** The booking as a file that calendar apps open. */
export function AddToCalendar({ bookingId }: { bookingId: BookingId }) {
  const { mutate, isPending, error } = useMutation({
    mutationFn: bookingFile(bookingId).queryFn,
    onSuccess: (text) => downloadText(`booking-${bookingId}.ics`, 'text/calendar', text),
  })
  return (
    <>
      <Box my="1.5">
        <Button size="s" icon="calendar" busy={isPending} onClick={() => mutate()}>
          Add to calendar
        </Button>
      </Box>
      <FailureNote error={error} />
    </>
  )
}
