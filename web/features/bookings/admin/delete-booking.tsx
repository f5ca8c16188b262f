import { useNavigate } from 'react-router-dom'
import type { Booking } from '#shared/bookings/bookings.schema.ts'
import { ActionButton } from '#web/components/actions/action-button.tsx'
import type { Action } from '#web/components/actions/lifecycle-actions.ts'
import { useConfirmation } from '#web/components/actions/use-confirmation.tsx'
import { useDeleteBooking } from '#web/features/bookings/bookings.api.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { bookingSearchText as text } from './booking-search.text.ts'

interface Props {
  booking: Booking
  action: Action | undefined
  /** Where the search is that led to the booking. */
  back: string
}

export function DeleteBooking({ booking, action, back }: Props) {
  const navigate = useNavigate()
  const remove = useDeleteBooking(booking.id)
  const leaving = {
    ...remove,
    mutateAsync: async () => {
      await remove.mutateAsync(undefined)
      await navigate(back, { replace: true })
    },
  }
  const { openDialog, confirm, dialog } = useConfirmation<void>(leaving, text.deleted)
  return (
    <>
      <ActionButton action={action} look="quiet" color="error.fg" px="0" justifySelf="start" onClick={openDialog}>
        {text.deleteBooking}
      </ActionButton>
      <ConfirmDialog
        {...dialog}
        title={text.deleteTitle}
        confirm={text.deleteBooking}
        keep={text.keepBooking}
        onConfirm={() => confirm()}
      >
        {booking.status === 'confirmed' ? text.deleteEffect : text.deleteCancelled}
      </ConfirmDialog>
    </>
  )
}
