import { Box } from '@chakra-ui/react'
import { Button } from '../../components/button.tsx'
import { Note } from '../../components/note.tsx'
import { ApiError } from '../../platform/api-client.ts'
import { text } from './calendar.text.ts'
import type { DraftDays } from './use-draft-days.ts'
import type { useSaving } from './use-saving.ts'

const whyNot = ({ days, draft, said, changed, unread }: DraftDays): string | undefined => {
  if (unread) return text.unread
  if (days.length === 0) return draft.status === 'unavailable' ? 'All of these days are booked.' : 'No day is left to save.'
  if (said.some(({ said: { start_time, end_time } }) => start_time && start_time === end_time)) return 'A day ends at another time than it starts.'
  return changed.length > 0 ? undefined : 'Nothing has changed yet.'
}

/** The one filled button, what stands in its way, and the way to take days off the calendar. */
export function DraftActions({ draft, saving }: { draft: DraftDays; saving: ReturnType<typeof useSaving> }) {
  const why = whyNot(draft)
  const { error, busy, removable } = saving
  const failed = error instanceof ApiError ? error : undefined
  const booked = draft.posted !== undefined && removable.length === 0
  return (
    <Box display="grid" gap="2" width="full">
      {error && (
        <Note kind="error" title={failed?.title ? `${failed.title}.` : ''}>
          {error.message}
          {failed?.answer !== 'OFFLINE' && ' What you chose is kept.'}
        </Note>
      )}
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
