import { useState } from 'react'
import { correctableDays } from '#shared/bookings/bookings.rules.ts'
import { dayChangesOf } from '#shared/bookings/change-days.rules.ts'
import type { Booking, BookingDay } from '#shared/bookings/bookings.schema.ts'
import { formatCardDate, type LocalDate } from '#shared/kernel/dates.ts'
import type { Shift } from '#shared/kernel/shift.schema.ts'
import { ActionButton } from '#web/components/actions/action-button.tsx'
import { HoursFields } from '#web/components/forms/day-hours.tsx'
import { formatTimes } from '#shared/kernel/format-shift.ts'
import { formatCount } from '#web/components/format/format-words.ts'
import type { Action } from '#web/components/actions/lifecycle-actions.ts'
import { ReasonDialog } from '#web/components/actions/reason-dialog.tsx'
import { useConfirmDialog } from '#web/components/actions/use-confirm-dialog.tsx'
import { useChangeDays } from '#web/features/bookings/bookings.api.ts'
import { now } from '#web/platform/clock.ts'
import { Box } from '#web/ui/chakra.ts'
import { Checkbox } from '#web/ui/choices.tsx'

const changeDays = 'Change days'

const shiftOf = ({ date, start_time, end_time }: Shift): Shift => ({ date, start_time, end_time })

interface DayProps {
  day: BookingDay
  /** Undefined if the day is to be removed. */
  shift: Shift | undefined
  onChange: (shift: Shift | undefined) => void
}

function DayFields({ day, shift, onChange }: DayProps) {
  const name = formatCardDate(day.date)
  return (
    <Box py="3" borderTop="1px solid" borderColor="border">
      <Checkbox
        checked={shift !== undefined}
        onChange={() => onChange(shift ? undefined : shiftOf(day))}
        label={`${name}, booked ${formatTimes(day)}`}
      />
      {shift && (
        <Box mt="2">
          <HoursFields of={name} hours={shift} onChange={(hours) => onChange({ ...shift, ...hours })} />
        </Box>
      )}
    </Box>
  )
}

/** The shifts that the booking should have: those that can't be changed as they are, the others as chosen. */
function useDayChoice({ booking_dates_times: days }: Booking, open: readonly BookingDay[]) {
  const [chosen, setChosen] = useState<Record<LocalDate, Shift | undefined>>({})
  const shiftOn = (day: BookingDay) => (day.date in chosen ? chosen[day.date] : shiftOf(day))
  const fixed = days.filter((day) => !open.includes(day)).map(shiftOf)
  const shifts = [...fixed, ...open.flatMap((day) => shiftOn(day) ?? [])]
  return {
    shifts,
    changes: dayChangesOf(days, shifts, now()),
    shiftOn,
    choose: (date: LocalDate, shift: Shift | undefined) => setChosen({ ...chosen, [date]: shift }),
  }
}

function summaryOf({ removed, changed }: ReturnType<typeof dayChangesOf>): string {
  const parts = [
    removed.length > 0 && `${formatCount(removed.length, 'day')} removed`,
    changed.length > 0 && `new hours on ${formatCount(changed.length, 'day')}`,
  ].filter(Boolean)
  return parts.length > 0
    ? `${parts.join(', ')}. We will notify the locum and the practice. It does not count as a cancellation for either of them.`
    : 'Nothing has changed yet.'
}

/** The super admin removes days or changes their hours: before they start, or once they have ended, to correct them. */
export function ChangeDays({ booking, action }: { booking: Booking; action: Action | undefined }) {
  const { openDialog, confirm, dialog } = useConfirmDialog(
    useChangeDays(booking),
    'Saved. The locum and the practice have been notified.',
  )
  const open = correctableDays(booking.booking_dates_times, now())
  const { shifts, changes, shiftOn, choose } = useDayChoice(booking, open)
  return (
    <>
      <ActionButton
        action={action}
        words={{
          BOOKING_DAY_CLOSED: 'All days of this booking are under way or cancelled, so none can be changed now.',
        }}
        onClick={openDialog}
      >
        {changeDays}
      </ActionButton>
      <ReasonDialog
        about={booking.id}
        {...dialog}
        title={changeDays}
        confirmLabel="Save changes"
        keepLabel="Keep as booked"
        look="primary"
        disabled={changes.removed.length + changes.changed.length === 0}
        reason={{ label: 'Reason', hint: 'The locum and the practice will see this.' }}
        onConfirm={(status_reason) => confirm({ request_dates: shifts, status_reason })}
      >
        <Box as="fieldset" border="none" minWidth="0" fontVariantNumeric="tabular-nums">
          <Box as="legend" fontWeight="bold" mb="1">
            Days to keep, and their hours
          </Box>
          {open.map((day) => (
            <DayFields key={day.date} day={day} shift={shiftOn(day)} onChange={(shift) => choose(day.date, shift)} />
          ))}
        </Box>
        <p role="status">{summaryOf(changes)}</p>
      </ReasonDialog>
    </>
  )
}
