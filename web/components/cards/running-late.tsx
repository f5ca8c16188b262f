import { useState } from 'react'
import { Box, Small } from '#web/ui/chakra.ts'
import { bookingsContract } from '#shared/bookings/bookings.contract.ts'
import type { Booking, BookingDay, Late } from '#shared/bookings/bookings.schema.ts'
import { lateMinutes } from '#shared/bookings/late-minutes.ts'
import { minutesOf, timeOf } from '#shared/kernel/dates.ts'
import { FailureNote } from '#web/components/actions/failure-note.tsx'
import { viewLock } from '#web/components/actions/view-lock.ts'
import { buttonOnDark } from './dark-card.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { useApiMutation } from '#web/platform/use-api-mutation.ts'
import { showToast } from '#web/ui/toast.tsx'

type Minutes = Late['minutes'] | 0

/** One tap says by how much, and the practice is notified. */
export function RunningLate({ booking, day }: { booking: Booking; day: BookingDay }) {
  const [open, setOpen] = useState(false)
  const report = useApiMutation(bookingsContract.reportLate, (body: { date: string; minutes: Minutes }) => ({
    params: { bookingId: booking.id },
    body,
  }))
  const close = () => {
    setOpen(false)
    report.reset()
  }
  const send = (minutes: Minutes) =>
    void report.mutateAsync({ date: day.date, minutes }).then(
      () => {
        close()
        showToast(`${booking.company.name} has been notified.`)
      },
      () => undefined,
    )
  return (
    <>
      <Button icon="clock" onClick={() => setOpen(true)} {...buttonOnDark} {...viewLock.control}>
        {day.late ? 'Change or take back' : 'I’m running late'}
      </Button>
      <Dialog
        open={open}
        onClose={() => !report.isPending && close()}
        title="How late will you be?"
        lead={`${booking.company.name} is notified at once.`}
        narrow
        failure={report.error && <FailureNote error={report.error} />}
      >
        <Box display="grid" gridTemplateColumns="repeat(3, 1fr)" gap="3">
          {lateMinutes.map((minutes) => (
            <Button
              key={minutes}
              flexDirection="column"
              gap="0"
              minHeight="16"
              color="fg"
              disabled={report.isPending}
              onClick={() => send(minutes)}
            >
              {minutes} min
              <Small as="span" fontWeight="normal">
                at {timeOf(minutesOf(day.start_time) + minutes)}
              </Small>
            </Button>
          ))}
        </Box>
        {day.late && (
          <Button mt="4" width="full" disabled={report.isPending} onClick={() => send(0)}>
            On time after all
          </Button>
        )}
      </Dialog>
    </>
  )
}
