import { useQueryClient } from '@tanstack/react-query'
import type { LocalDate } from '#shared/kernel/dates.ts'
import { showToast } from '#web/ui/toast.tsx'
import { now } from '#web/platform/clock.ts'
import { invalidateDays } from '#web/platform/day-queries.ts'
import { useCalendarChange } from './locum-calendar.api.ts'
import { text } from './locum-calendar.text.ts'
import { canComeBack, type Change, remove, save, saidAlike } from './calendar-changes.ts'
import { takeBack, type Undo } from './run-steps.ts'
import { endsAnything, type Ending } from './ends-when-off.ts'
import { type OwnDay, removedDay, saidDay, sharedPosting } from '#web/components/calendar/own-calendar.ts'
import type { DraftDays } from './use-draft-days.ts'

/** What waits for days ends a moment after they went off; what was read of it in between is old by then. */
const ENDED_BY_THEN_MS = 3_000

const savedDays = (change: Change): OwnDay[] =>
  saidAlike(change).flatMap(({ said, dates }) =>
    dates.map((date) => saidDay(change.calendar, date, said, sharedPosting(change.calendar, dates))),
  )

/** Takes a change back with one tap, and tells how far that went. */
function useUndo() {
  const undoing = useCalendarChange(takeBack, () => [])
  const run = (undo: Undo) =>
    undoing.mutate(undo, {
      onSuccess: ({ how, stayed, rest }) =>
        showToast(
          text.takenBack(how, stayed),
          how === 'undone' && stayed.length === 0 ? 'done' : 'error',
          rest.length > 0 ? { label: text.tryAgain, run: () => run(rest) } : undefined,
        ),
    })
  return run
}

/** Saving and removing: shown at once, taken back with one tap; what fails brings the choice back. */
export function useSaving(
  { chosen, said, changed, allDays, booked, ending, known, edits, clear, restore }: DraftDays,
  today: LocalDate,
) {
  const client = useQueryClient()
  const undo = useUndo()
  const saving = useCalendarChange((change: Change) => save(client, change), savedDays)
  const removing = useCalendarChange(
    (gone: readonly LocalDate[]) => remove(client, gone, today),
    (gone) => gone.map((date) => removedDay(known, date)),
  )
  const removable = allDays.filter((date) => known.days.get(date)?.posting && !booked.includes(date))
  const onError = () => restore(chosen, edits)
  const forget = () => {
    saving.reset()
    removing.reset()
  }
  const begin = () => {
    forget()
    clear()
  }
  /** Done, with a way back where all of it can come back: nothing is offered that could not keep its word. */
  const tell = (words: string, dates: readonly LocalDate[], steps: Undo) =>
    showToast(
      words,
      'done',
      canComeBack(known, dates, now()) ? { label: text.undo, run: () => undo(steps) } : undefined,
    )
  /** What has ended does not come back. */
  const saved = (days: readonly LocalDate[], ended: Ending) => (steps: Undo) => {
    if (!endsAnything(ended)) return tell(text.saved(days), days, steps)
    showToast(text.savedEnding(days, ended))
    setTimeout(() => void invalidateDays(client), ENDED_BY_THEN_MS)
  }
  return {
    busy: saving.isPending || removing.isPending,
    error: saving.error ?? removing.error,
    save: () => {
      begin()
      saving.mutate(
        { calendar: known, days: said, today },
        {
          onSuccess: saved(
            changed.map(({ date }) => date),
            ending,
          ),
          onError,
        },
      )
    },
    /** Of the chosen days, those that can be taken away. */
    removable,
    /** Of these, those that would go off where they become unavailable. */
    removableToOff: removable.filter((date) => known.days.get(date)?.posted !== 'off'),
    /** Nothing is known of the days any more. */
    removeUndecided: () => {
      begin()
      removing.mutate(removable, { onSuccess: (steps) => tell(text.removed(removable), removable, steps), onError })
    },
    removeUnavailable: (dates: readonly LocalDate[], ended: Ending) => {
      begin()
      saving.mutate(
        { calendar: known, days: dates.map((date) => ({ date, said: { status: 'unavailable' } })), today },
        { onSuccess: saved(dates, ended), onError },
      )
    },
    forget,
  }
}
