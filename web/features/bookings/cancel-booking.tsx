import { type ReactNode, useState } from 'react'
import { Box, Stack } from '#web/ui/chakra.ts'
import { isForPractice } from '#shared/bookings/bookings.rules.ts'
import type { Booking, BookingDay } from '#shared/bookings/bookings.schema.ts'
import { formatNotice } from '#shared/bookings/notice.rules.ts'
import { formatCardDate, type LocalDate } from '#shared/kernel/dates.ts'
import { ActionButton } from '#web/components/actions/action-button.tsx'
import type { Action } from '#web/components/actions/lifecycle-actions.ts'
import { ReasonDialog } from '#web/components/actions/reason-dialog.tsx'
import { formatTimes } from '#shared/kernel/format-shift.ts'
import { formatDays, formatWeekdays } from '#web/components/format/format-days.ts'
import { useConfirmDialog } from '#web/components/actions/use-confirm-dialog.tsx'
import { Checkbox } from '#web/ui/choices.tsx'
import { now } from '#web/platform/clock.ts'
import { cancellationDays, counterpartOf, ownPartyId } from './booking-facts.ts'
import { useCancelBooking } from './bookings.api.ts'

const datesOf = (days: readonly { date: string }[]): string[] => days.map(({ date }) => date)

interface ChoiceProps {
  days: readonly BookingDay[]
  chosen: readonly LocalDate[]
  onChange: (dates: LocalDate[]) => void
}

/** Which days are cancelled; all at first. */
function DayChoice({ days, chosen, onChange }: ChoiceProps) {
  const toggle = (date: LocalDate) =>
    onChange(chosen.includes(date) ? chosen.filter((other) => other !== date) : [...chosen, date].toSorted())
  return (
    <Box as="fieldset" border="none" mb="4" fontVariantNumeric="tabular-nums">
      <Box as="legend" fontWeight="bold" mb="1">
        Days to cancel
      </Box>
      {days.map((day) => (
        <Box key={day.date} py="1.5">
          <Checkbox
            checked={chosen.includes(day.date)}
            onChange={() => toggle(day.date)}
            label={`${formatCardDate(day.date)}, ${formatTimes(day)}`}
          />
        </Box>
      ))}
    </Box>
  )
}

/** What will happen, shown before the days are cancelled. */
function Consequences({ booking, days }: { booking: Booking; days: readonly BookingDay[] }) {
  const { started } = cancellationDays(booking, now())
  const dates = formatDays(datesOf(days))
  return (
    <Stack gap="2">
      <p>
        <b>{formatNotice(days, now())}.</b>{' '}
        {isForPractice(booking)
          ? `${counterpartOf(booking).name} will no longer be booked on ${dates}.${booking.booking_request_type === 'public_offer' ? ` Unless you have cancelled your offer, it opens again for ${days.length === 1 ? 'that day' : 'those days'}, so that other locums can apply.` : ''}`
          : `You will no longer be booked on ${dates}, and the practice can book another locum.`}{' '}
        This stays on your record for 12 months.
      </p>
      {started.length > 0 && (
        <p>
          {formatDays(datesOf(started))}{' '}
          {started.length === 1 ? 'has started, so it stays booked' : 'have started, so they stay booked'} and will be
          paid as agreed.
        </p>
      )}
    </Stack>
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
  const cancel = useCancelBooking(booking.id, ownPartyId(booking))
  const other = counterpartOf(booking).name
  const { openDialog, confirm, dialog } = useConfirmDialog(cancel, `Cancelled. ${other} has been notified.`)
  const { toCancel } = cancellationDays(booking, now())
  const [kept, setKept] = useState<readonly LocalDate[]>([])
  const chosen = toCancel.filter(({ date }) => !kept.includes(date))
  const [isWhole, isNone] = [chosen.length === toCancel.length, chosen.length === 0]
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
        title={toCancel.length > 1 ? 'Cancel which days?' : 'Cancel this booking?'}
        confirmLabel={isWhole || isNone ? 'Cancel booking' : `Cancel ${formatWeekdays(datesOf(chosen))}`}
        keepLabel="Keep booking"
        disabled={isNone}
        reason={{ label: 'Reason', hint: `${other} will see this.` }}
        onConfirm={(status_reason) => confirm({ status_reason, ...(!isWhole && { dates: datesOf(chosen) }) })}
      >
        {toCancel.length > 1 && (
          <DayChoice
            days={toCancel}
            chosen={datesOf(chosen)}
            onChange={(dates) => setKept(datesOf(toCancel).filter((date) => !dates.includes(date)))}
          />
        )}
        {isNone ? <p>Choose at least one day.</p> : <Consequences booking={booking} days={chosen} />}
      </ReasonDialog>
    </>
  )
}
