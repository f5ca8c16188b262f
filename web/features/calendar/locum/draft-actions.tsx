import { Box } from '@chakra-ui/react'
import { useState } from 'react'
import type { LocalDate } from '#shared/kernel/dates.ts'
import { Button } from '#web/ui/button.tsx'
import { ActionButton } from '#web/components/action-button.tsx'
import { now } from '#web/platform/clock.ts'
import { text } from './locum-calendar.text.ts'
import { CalendarTrouble } from './calendar-trouble.tsx'
import { RemoveDialog } from './remove-dialog.tsx'
import type { DraftDays } from './use-draft-days.ts'
import type { useSaving } from './use-saving.ts'
import { whyNotSaved } from './why-not-saved.ts'

/** The one filled button, what stands in its way, and the way to take days off the calendar. */
export function DraftActions({
  draft,
  saving,
  today,
}: {
  draft: DraftDays
  saving: ReturnType<typeof useSaving>
  today: LocalDate
}) {
  const [asking, setAsking] = useState(false)
  const why = whyNotSaved(draft, now())
  const { error, busy, removable, removableToOff } = saving
  const booked = draft.posted !== undefined && removable.length === 0
  return (
    <Box display="grid" gap="2" width="full">
      {error && <CalendarTrouble error={error} />}
      <ActionButton
        action={{}}
        missing={why}
        explainedBy="why-not-saved"
        look="primary"
        minHeight="11"
        width="full"
        busy={busy || draft.pending}
        onClick={saving.save}
      >
        {text.save(draft.changed.length || draft.days.length)}
      </ActionButton>
      {why && (
        <Box id="why-not-saved" textStyle="s" color="fg.muted" textAlign="center">
          {why}
        </Box>
      )}
      {removable.length > 0 && !draft.draft.repeat && (
        <Button
          look="danger"
          width="full"
          disabled={draft.pending}
          onClick={removableToOff.length > 0 ? () => setAsking(true) : saving.removeUndecided}
        >
          {removable.length === 1 ? 'Remove this day' : `Remove ${removable.length} days`}
        </Button>
      )}
      <RemoveDialog
        open={asking}
        onClose={() => setAsking(false)}
        calendar={draft.known}
        saving={saving}
        today={today}
      />
      {booked && (
        <Box textStyle="s" color="fg.muted">
          {text.cannotBeRemoved}
        </Box>
      )}
    </Box>
  )
}
