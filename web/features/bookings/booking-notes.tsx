import { useState } from 'react'
import { Box, Row, Stack } from '#web/ui/chakra.ts'
import type { Booking } from '#shared/bookings/bookings.schema.ts'
import { onBehalfOf } from '#shared/kernel/on-behalf.ts'
import { isReason, MIN_REASON } from '#shared/kernel/min-reason.ts'
import { FailureNote } from '#web/components/actions/failure-note.tsx'
import { Meanwhile } from '#web/components/forms/save-failure.tsx'
import { LeaveGuard } from '#web/components/forms/leave-guard.tsx'
import { Button } from '#web/ui/button.tsx'
import { viewLock } from '#web/components/actions/view-lock.ts'
import { Section } from '#web/ui/page.tsx'
import { TextAreaField } from '#web/ui/text-field.tsx'
import { TextButton } from '#web/ui/text-link.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { useBegunNotes, useChangeNotes } from './bookings.api.ts'

interface FormProps {
  booking: Booking
  /** For a super admin, who says why. */
  asksReason: boolean
  onClose: () => void
}

function NotesForm({ booking, asksReason, onClose }: FormProps) {
  const [text, setText] = useState(booking.notes)
  const [reason, setReason] = useState('')
  const isReasonMissing = asksReason && !isReason(reason)
  const begun = useBegunNotes(booking)
  const change = useChangeNotes(booking.id, begun)
  const takeOver = ({ notes }: Pick<Booking, 'notes'>) => {
    setText(notes)
    change.reset()
  }
  const save = () =>
    void change.mutateAsync({ notes: text, ...(asksReason && { reason: reason.trim() }) }).then(
      () => {
        onClose()
        showToast(`Saved. ${booking.professional.name} has been notified.`)
      },
      () => undefined,
    )
  return (
    <Stack gap="3">
      <TextAreaField
        label="Notes for the locum"
        value={text}
        maxLength={2000}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      {asksReason && (
        <TextAreaField
          label="Reason"
          hint={`At least ${MIN_REASON} characters. It is kept in the audit; the locum and the practice do not see it.`}
          value={reason}
          maxLength={500}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
      )}
      <FailureNote error={change.error}>
        {begun.meanwhile && <Meanwhile meanwhile={begun.meanwhile} onTake={takeOver} />}
      </FailureNote>
      <Row gap="3">
        <Button
          look="primary"
          busy={change.isPending}
          disabled={text.trim() === booking.notes || isReasonMissing}
          onClick={save}
        >
          Save notes
        </Button>
        <Button disabled={change.isPending} onClick={onClose}>
          Discard changes
        </Button>
      </Row>
      {(text !== booking.notes || reason !== '') && <LeaveGuard dirty unsent />}
    </Stack>
  )
}

/** The practice's notes; it, and a super admin, can change them until the booking has ended. */
export function BookingNotes({
  booking,
  editable,
  asksReason = false,
}: {
  booking: Booking
  editable: boolean
  asksReason?: boolean
}) {
  const [editing, setEditing] = useState(false)
  if (!booking.notes && !editable) return null
  return (
    <Section
      title="Notes"
      link={
        editable &&
        !editing && (
          <TextButton onClick={() => setEditing(true)} {...viewLock.control}>
            {booking.notes ? 'Edit' : 'Add notes'}
          </TextButton>
        )
      }
    >
      <Box borderTop="1px solid" borderColor="border" pt="4">
        <Box maxWidth="text">
          {editing ? (
            <NotesForm booking={booking} asksReason={asksReason} onClose={() => setEditing(false)} />
          ) : (
            <Box whiteSpace="pre-line" overflowWrap="anywhere" color={booking.notes ? undefined : 'fg.muted'}>
              {booking.notes || 'There are no notes.'}
            </Box>
          )}
          {!editing && booking.notes_on_behalf && (
            <Box mt="2" color="fg.muted">
              Changed by: {onBehalfOf(booking.company.name)}
            </Box>
          )}
        </Box>
      </Box>
    </Section>
  )
}
