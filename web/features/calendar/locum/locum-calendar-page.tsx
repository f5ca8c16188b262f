import { Box } from '#web/ui/chakra.ts'
import { useEffect, useEffectEvent, useMemo, useRef } from 'react'
import { type LocalDate, monthOf } from '#shared/kernel/dates.ts'
import { cachedByDate } from '#web/features/calendar/cached-by-date.ts'
import { lastDayOfMonth } from '#web/components/calendar/month-days.ts'
import { LeaveGuard } from '#web/components/forms/leave-guard.tsx'
import { Button } from '#web/ui/button.tsx'
import { StickyFooter } from '#web/ui/sticky-footer.tsx'
import { now } from '#web/platform/clock.ts'
import { useMedia } from '#web/platform/media.ts'
import { useEntryState } from '#web/platform/use-entry-state.ts'
import { showToast } from '#web/ui/toast.tsx'
import { usePageTitle } from '#web/ui/page-title.ts'
import { useOwnCalendar, INITIAL_MONTHS, monthsOf } from './locum-calendar.api.ts'
import { text } from './locum-calendar.text.ts'
import { LocumCalendar } from './locum-calendar.tsx'
import { draftDayCell, ownDayCell } from './locum-day-cells.ts'
import { lastPostableDay } from './draft.ts'
import { DraftPane, DraftSheet } from './draft-panel.tsx'
import { type DraftDays, useDraftDays } from './use-draft-days.ts'
import { useCalendarNavigation } from '#web/features/calendar/use-calendar-navigation.ts'
import { type Roll, useRoll } from '#web/features/calendar/use-roll.ts'
import { useSaving } from './use-saving.ts'
import type { DayGesture, Gesture } from '#web/components/calendar/day-selection.ts'
import type { CalendarPosition } from '#web/features/calendar/use-calendar-navigation.ts'

/** The months that the view shows, and how to show more. */
function useMonths(navigation: CalendarPosition, roll: Roll) {
  const [ahead, setAhead] = useEntryState('months ahead', INITIAL_MONTHS)
  const months = monthsOf(navigation, ahead)
  if (navigation.view === 'month') return { months: roll.months, until: navigation.date, more: undefined }
  if (navigation.view === 'week') return { months, until: navigation.date, more: undefined }
  const until = lastDayOfMonth(months.at(-1) ?? monthOf(navigation.today))
  return {
    months,
    until,
    more: until < lastPostableDay(navigation.today) ? () => setAhead((before) => before + 1) : undefined,
  }
}

const openOverlays = [
  'dialog[open]',
  '[data-docked]',
  '[aria-expanded=true]',
  ...(CSS.supports('selector(:open)') ? ['select:open'] : []),
].join()

/** Escape anywhere on the page, unless it closes something that is open. */
function useEscape(run: () => void): void {
  const onEscape = useEffectEvent(run)
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || document.querySelector(openOverlays)) return
      // Otherwise the grid of days would handle it too.
      event.stopPropagation()
      onEscape()
    }
    // In the capture phase, before a menu closes and could no longer be found.
    document.addEventListener('keydown', onKeyDown, true)
    return () => document.removeEventListener('keydown', onKeyDown, true)
  }, [])
}

/** Chooses and clears days. Cleared input can be restored until something else is entered or the page is left. */
function useDayChoice({ isEdited, chosen, edits, select, clear, restore }: DraftDays) {
  const dismissUndo = useRef<() => void>(undefined)
  const dismiss = () => {
    dismissUndo.current?.()
    dismissUndo.current = undefined
  }
  useEffect(() => {
    if (isEdited) dismiss()
  }, [isEdited])
  useEffect(() => dismiss, [])
  const discard = () => {
    clear()
    if (isEdited)
      dismissUndo.current = showToast('Your changes to these days were discarded.', 'done', {
        label: 'Restore',
        run: () => restore(chosen, edits),
      })
  }
  const isLast = (gesture: DayGesture) =>
    gesture.kind === 'tap' && !edits.repeat && chosen.length === 1 && chosen[0] === gesture.date
  return {
    discard,
    choose: (gesture: Gesture) => (gesture.kind === 'clear' || isLast(gesture) ? discard() : select(gesture)),
  }
}

/** A locum's calendar: bookings, requests and availability, and the form to change it. */
export function LocumCalendarPage() {
  usePageTitle(text.title)
  const navigation = useCalendarNavigation()
  const { today } = navigation
  const roll = useRoll(navigation)
  const { months, until, more } = useMonths(navigation, roll)
  const loaded = useOwnCalendar(months, today)
  const draft = useDraftDays(loaded, today)
  const saving = useSaving(draft)
  const { choose, discard } = useDayChoice(draft)
  useEscape(discard)
  const wide = useMedia('(min-width: 1024px)')
  const drafted = new Map(draft.changed.map(({ date, availability }) => [date, availability]))
  const { calendar } = loaded
  // Hours of today end, so what is made of a day is kept for a minute.
  const minute = `${now().slice(0, 16)}:00.000Z`
  const storedDayCell = useMemo(() => cachedByDate((date) => ownDayCell(calendar, date, minute)), [calendar, minute])
  const face = (date: LocalDate) => {
    const availability = drafted.get(date)
    return availability ? draftDayCell(calendar, date, minute, availability) : storedDayCell(date)
  }
  const agenda = navigation.view === 'agenda'
  return (
    <Box
      flex="1"
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: agenda ? 'minmax(0, 1fr)' : 'minmax(0, 1fr) 336px' }}
    >
      <Box display="flex" flexDirection="column" minWidth="0">
        <Box px={{ base: '4', md: '8' }} pr={{ lg: '6' }} pt={{ base: '3', md: '5' }} pb="8" minWidth="0">
          <LocumCalendar
            navigation={navigation}
            roll={roll}
            loaded={loaded}
            dayCellOf={face}
            chosen={draft.allDays}
            onSelect={choose}
            until={until}
            onMore={more}
          />
        </Box>
        {agenda && (
          <>
            <Box flex="none" height={{ base: '73px', md: '0' }} />
            <StickyFooter position="fixed" left="0" right="0" display={{ base: 'flex', md: 'none' }}>
              <Button look="primary" minHeight="12" onClick={() => navigation.go({ view: 'month' })}>
                {text.addAvailability}
              </Button>
            </StickyFooter>
          </>
        )}
        {!wide && !agenda && (
          <DraftSheet calendar={loaded.calendar} draft={draft} saving={saving} today={today} onClear={discard} />
        )}
      </Box>
      {wide && !agenda && (
        <DraftPane
          calendar={loaded.calendar}
          draft={draft}
          saving={saving}
          today={today}
          onClear={discard}
          isMonth={navigation.view === 'month'}
        />
      )}
      <LeaveGuard dirty={draft.isEdited} ignoreSearch />
    </Box>
  )
}
