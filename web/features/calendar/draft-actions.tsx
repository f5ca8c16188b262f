import { Box } from '@chakra-ui/react'
import { Button } from '../../components/button.tsx'
import { now } from '../../platform/clock.ts'
import { text } from './calendar.text.ts'
import { CalendarTrouble } from './calendar-trouble.tsx'
import type { DraftDays } from './use-draft-days.ts'
import type { useSaving } from './use-saving.ts'
import { whyNotSaved } from './why-not-saved.ts'

/** The one filled button, what stands in its way, and the way to take days off the calendar. */
export function DraftActions({ draft, saving }: { draft: DraftDays; saving: ReturnType<typeof useSaving> }) {
  const why = whyNotSaved(draft, now())
  const { error, busy, removable } = saving
  const booked = draft.posted !== undefined && removable.length === 0
  return (
    <Box display="grid" gap="2" width="full">
      {error && <CalendarTrouble error={error} />}
      <Button look="primary" minHeight="11" width="full" disabled={why !== undefined || draft.pending} busy={busy} aria-describedby={why && 'why-not-saved'} onClick={saving.save}>
        {text.save(draft.changed.length || draft.days.length)}
      </Button>
      {why && (
        <Box id="why-not-saved" textStyle="s" color="fg.muted" textAlign="center">
          {why}
        </Box>
      )}
      {removable.length > 0 && !draft.draft.repeat && (
        <Button look="danger" width="full" disabled={draft.pending} onClick={saving.remove}>
          {removable.length === 1 ? 'Remove this day' : `Remove ${removable.length} days`}
        </Button>
      )}
      {booked && (
        <Box textStyle="s" color="fg.muted">
          {text.cannotBeRemoved}
        </Box>
      )}
    </Box>
  )
}
