import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { Booking } from '#shared/bookings/bookings.schema.ts'
import { ActionButton } from '#web/components/actions/action-button.tsx'
import type { Action } from '#web/components/actions/lifecycle-actions.ts'
import { useConfirmDialog } from '#web/components/actions/use-confirm-dialog.tsx'
import { useDeleteBooking } from '#web/features/bookings/bookings.api.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'

const deleteBooking = 'Delete booking'

interface Props {
  booking: Booking
  action: Action | undefined
  /** Where the search is that led to the booking. */
  back: string
}

export function DeleteBooking({ booking, action, back }: Props) {
  const navigate = useNavigate()
  const remove = useDeleteBooking(booking.id)
  // Without a guard of what is typed: the page is left as soon as the booking is deleted.
  const [text, setText] = useState('')
  const leaving = {
    ...remove,
    mutateAsync: async (status_reason: string) => {
      await remove.mutateAsync({ status_reason })
      await navigate(back, { replace: true })
    },
  }
  const { openDialog, confirm, dialog } = useConfirmDialog(leaving, 'The booking has been deleted.')
  return (
    <>
      <ActionButton action={action} look="quiet" color="error.fg" px="0" justifySelf="start" onClick={openDialog}>
        {deleteBooking}
      </ActionButton>
      <ConfirmDialog
        {...dialog}
        title="Delete this booking?"
        confirmLabel={deleteBooking}
        keepLabel="Keep booking"
        reason={{ label: 'Reason', hint: 'It is kept in the audit; neither party sees it.', text, onText: setText }}
        onConfirm={() => confirm(text.trim())}
      >
        {booking.status === 'confirmed'
          ? 'Use this for a booking that was made by mistake or did not take place. Days ahead are free again, credits that it has earned are taken back, and it is no longer shown to anybody, including you. We will notify the locum and the practice.'
          : 'It will no longer be shown to anybody, including you.'}
      </ConfirmDialog>
    </>
  )
}
