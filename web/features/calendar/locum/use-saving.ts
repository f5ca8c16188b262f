import { formatCardDate } from '#shared/kernel/dates.ts'
import { joinWords } from '#web/components/format/format-words.ts'
import { formatDays } from '#web/components/format/format-days.ts'
import { useQueryClient } from '@tanstack/react-query'
import type { ChangedDays, ChangeCalendarBody } from '#shared/calendar/availability.schema.ts'
import type { LocalDate } from '#shared/kernel/dates.ts'
import { showToast } from '#web/ui/toast.tsx'
import { ApiError } from '#web/platform/api-error.ts'
import { failureTitles } from '#shared/kernel/failure-titles.ts'
import { errorDetails } from '#web/platform/error-details.ts'
import { invalidateDays, useChangeCalendar } from './locum-calendar.api.ts'
import { text } from './locum-calendar.text.ts'
import { toDayChanges, type CalendarEdit, groupChanges } from './calendar-changes.ts'
import { hasConsequences, type Consequences } from './consequences.ts'
import { type OwnDay, withoutPosting, changedDay, sharedPosting } from '#web/components/calendar/own-calendar.ts'
import type { DraftDays } from './use-draft-days.ts'

/** Requests and applications end a moment after the save, so lists loaded in between are stale by then. */
const CONSEQUENCES_DELAY_MS = 3_000

const savedDays = (change: CalendarEdit): OwnDay[] =>
  groupChanges(change).flatMap(({ availability, dates }) =>
    dates.map((date) => changedDay(change.calendar, date, availability, sharedPosting(change.calendar, dates))),
  )

const isNew = ({ calendar, days }: CalendarEdit): boolean => days.every(({ date }) => !calendar.days.get(date)?.posting)

/** Undoes a change, and reports the result or why and on which days it failed. */
function useUndo() {
  const undoing = useChangeCalendar({
    changes: (undo: ChangeCalendarBody) => undo.changes,
    optimisticDays: () => [],
  })
  const run = (undo: ChangeCalendarBody) =>
    undoing.mutate(undo, {
      onSuccess: () => showToast('Undone. Your days have been restored.'),
      onError: (error) => {
        const { dates } = errorDetails(error)
        if (dates.length === 0)
          return showToast('This could not be undone. Your calendar shows the current state.', 'error', {
            label: 'Try again',
            run: () => run(undo),
          })
        const isStale = error instanceof ApiError && error.errorCode === 'STALE_STATE'
        return showToast(
          `${isStale ? `${formatDays(dates)} ${dates.length === 1 ? 'has' : 'have'} changed since then.` : text.bookedOn(dates)} Nothing was undone.`,
          'error',
        )
      },
    })
  return run
}

/** Saving and removing: shown at once, with undo. If it fails, the chosen days and edits are restored. */
export function useSaving({
  chosen,
  availability,
  changed,
  actions,
  consequences,
  known,
  edits,
  clear,
  restore,
}: DraftDays) {
  const client = useQueryClient()
  const undo = useUndo()
  const saving = useChangeCalendar({
    changes: toDayChanges,
    optimisticDays: savedDays,
    failure: (change) => (isNew(change) ? failureTitles.createAvailability : failureTitles.updateAvailability),
  })
  const removing = useChangeCalendar({
    changes: (removedDates: LocalDate[]) => [{ dates: removedDates, set: null }],
    optimisticDays: (removedDates) => removedDates.map((date) => withoutPosting(known, date)),
    failure: () => failureTitles.deleteAvailability,
  })
  const removable = actions.remove.dates
  const onError = () => restore(chosen, edits)
  const clearErrors = () => {
    saving.reset()
    removing.reset()
  }
  const startSaving = () => {
    clearErrors()
    clear()
  }
  /** Confirms the change, with undo if possible, and names the days that can't be restored. */
  const report = (words: string, { undo: body, not_undoable: final }: ChangedDays) =>
    showToast(
      final.length > 0 ? `${words} ${joinWords(final.map(formatCardDate))} can’t be restored.` : words,
      'done',
      body && { label: 'Undo', run: () => undo(body) },
    )
  /** No undo if requests or applications have ended: they can't be restored. */
  const saved = (days: readonly LocalDate[], ended: Consequences) => (response: ChangedDays) => {
    if (!hasConsequences(ended)) return report(`Saved ${formatDays(days)}.`, response)
    showToast(text.savedWithConsequences(days, ended))
    setTimeout(() => void invalidateDays(client), CONSEQUENCES_DELAY_MS)
  }
  return {
    busy: saving.isPending || removing.isPending,
    error: saving.error ?? removing.error,
    save: () => {
      startSaving()
      saving.mutate(
        { calendar: known, days: availability },
        {
          onSuccess: saved(
            changed.map(({ date }) => date),
            consequences,
          ),
          onError,
        },
      )
    },
    /** The chosen days that can be removed. */
    removable,
    /** Those of them that are not Unavailable yet. */
    removableToUnavailable: removable.filter((date) => known.days.get(date)?.posted !== 'unavailable'),
    /** Removes the availability without marking the days Unavailable. */
    removeAvailability: () => {
      startSaving()
      removing.mutate(removable, {
        onSuccess: (response) => report(`Removed ${formatDays(removable)}.`, response),
        onError,
      })
    },
    markUnavailable: (dates: readonly LocalDate[], ended: Consequences) => {
      startSaving()
      saving.mutate(
        { calendar: known, days: dates.map((date) => ({ date, availability: { status: 'unavailable' } })) },
        { onSuccess: saved(dates, ended), onError },
      )
    },
    clearErrors,
  }
}
