import { formatCount } from '#web/components/format/format-words.ts'
import { Small, Stack } from '#web/ui/chakra.ts'
import { useState } from 'react'
import type { LocalDate } from '#shared/kernel/dates.ts'
import { ActionButton, refusalText } from '#web/components/actions/action-button.tsx'
import { FailureNote } from '#web/components/actions/failure-note.tsx'
import { ApiError } from '#web/platform/api-error.ts'
import { now } from '#web/platform/clock.ts'
import { errorDetails } from '#web/platform/error-details.ts'
import { text, formatActionDays } from './locum-calendar.text.ts'
import { RemoveDialog } from './remove-dialog.tsx'
import type { DraftDays } from './use-draft-days.ts'
import type { useSaving } from './use-saving.ts'
import { saveBlocker } from './save-blocker.ts'

const ownText = {
  save: (days: number, chosen: number) =>
    `Save ${days < chosen ? `${days} of ${formatCount(chosen, 'day')}` : formatCount(days, 'day')}`,
  cannotBeRemoved: (days: number) =>
    days === 1
      ? 'You are booked on this day. Cancel the booking first, then you can remove the day.'
      : 'You are booked on these days. Cancel the bookings first, then you can remove the days.',
}

function CalendarError({ error }: { error: Error }) {
  const { title, errorCode } = error instanceof ApiError ? error : {}
  const { sentences, dates } = errorDetails(error)
  // The server's field messages are shown here, since the form itself has no field for them.
  const words = [
    ...(sentences.length > 0 ? sentences : [error.message]),
    ...(dates.length > 0 ? [text.bookedOn(dates)] : []),
  ]
  return (
    <FailureNote error={error} title={title ? `${title}.` : ''}>
      {[...words, ...(errorCode === 'OFFLINE' ? [] : ['What you entered is kept.'])].join(' ')}
    </FailureNote>
  )
}

/** Saving, with the reason if it is disabled, and removing days. */
export function DraftActions({
  draft,
  saving,
  today,
}: {
  draft: DraftDays
  saving: ReturnType<typeof useSaving>
  today: LocalDate
}) {
  const [isConfirming, setConfirming] = useState(false)
  const { save, remove } = draft.actions
  const words = { DAY_BOOKED: 'All of these days are booked.' }
  const missing = saveBlocker(draft, now())
  const blocker = refusalText(save, words) ?? missing
  const saved = draft.changed.length || draft.days.length
  const unchanged = draft.allDays.length - saved
  const note =
    blocker ??
    (unchanged > 0
      ? unchanged === 1
        ? 'The other day stays as it is.'
        : `The other ${unchanged} days stay as they are.`
      : undefined)
  const { error, busy, removableToUnavailable } = saving
  return (
    <Stack gap="2" width="full">
      {error && <CalendarError error={error} />}
      <ActionButton
        action={save}
        words={words}
        disabledReason={missing}
        explainedBy="save-note"
        look="primary"
        minHeight="11"
        width="full"
        busy={busy || draft.pending}
        onClick={saving.save}
      >
        {ownText.save(saved || draft.allDays.length, draft.allDays.length)}
      </ActionButton>
      {note && (
        <Small id="save-note" textAlign="center">
          {note}
        </Small>
      )}
      {!draft.draft.repeat && (
        <ActionButton
          action={remove.action}
          words={{ DAY_BOOKED: ownText.cannotBeRemoved(remove.dates.length) }}
          look="danger"
          width="full"
          busy={draft.pending}
          onClick={removableToUnavailable.length > 0 ? () => setConfirming(true) : saving.removeAvailability}
        >
          Remove {formatActionDays(remove.dates, draft.allDays.length)}
        </ActionButton>
      )}
      <RemoveDialog
        open={isConfirming}
        onClose={() => setConfirming(false)}
        calendar={draft.known}
        chosen={draft.allDays.length}
        saving={saving}
        today={today}
      />
    </Stack>
  )
}
