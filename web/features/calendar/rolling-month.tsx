import { chakra, Row } from '#web/ui/chakra.ts'
import { type CSSProperties, type ReactNode, type Ref, useEffect, useLayoutEffect, useMemo, useRef } from 'react'
import { addDays, dayOfMonth, type LocalDate, monthName } from '#shared/kernel/dates.ts'
import { formatCount } from '#web/components/format/format-words.ts'
import { useTablet } from '#web/platform/media.ts'
import { useValue } from '#web/platform/value-store.ts'
import { dockedHeight } from '#web/ui/docked-height.ts'
import { TextButton } from '#web/ui/text-link.tsx'
import { DayGrid, type GridDays } from '#web/components/calendar/day-grid.tsx'
import { mondayOf } from '#web/components/calendar/month-days.ts'
import { mondaysBetween } from '#web/components/calendar/rolling-weeks.ts'
import type { CalendarNavigation } from './use-calendar-navigation.ts'
import { useDrawnWeeks } from './use-drawn-weeks.ts'
import { useGridCursor } from '#web/components/calendar/use-grid-cursor.ts'
import type { Roll } from './use-roll.ts'
import { isBlank, isInside, isOutside, weeksOf } from './week-entries.ts'

/** Weeks drawn at once; further ones are drawn shortly before they come into view. */
const FIRST_DRAWN = 8
const STAND_MS = 150

const Frame = chakra('div', {
  base: {
    position: 'relative',
    overflowY: 'auto',
    overscrollBehaviorY: 'auto',
    height: { base: 'calc(100dvh - 336px)', md: 'calc(100dvh - 290px)', lg: 'calc(100dvh - 232px)' },
    minHeight: '312px',
    borderBottom: '1px solid',
    borderColor: 'border',
  },
})

/** Above a docked sheet, what it is about stays in view. A property of its own would be inherited by every day. */
const aboveSheet = (docked: number, compact: boolean): CSSProperties => ({
  maxHeight: `calc(100dvh - ${(compact ? 204 : 172) + docked}px)`,
  minHeight: '176px',
})

interface ScrollerProps {
  ref: Ref<HTMLDivElement>
  compact: boolean
  children: ReactNode
}

function Scroller({ ref, compact, children }: ScrollerProps) {
  const docked = useValue(dockedHeight)
  return (
    <Frame ref={ref} role="rowgroup" data-rolling style={docked > 0 ? aboveSheet(docked, compact) : undefined}>
      {children}
    </Frame>
  )
}

interface Props extends GridDays {
  roll: Roll
  navigation: CalendarNavigation
  label: string
  /** How many shifts were worked between two days, once known. */
  workedBetween: (from: LocalDate, to: LocalDate) => number | undefined
}

function PastWeeks({ roll, workedBetween }: Pick<Props, 'roll' | 'workedBetween'>) {
  const { from, to } = roll.before
  const worked = workedBetween(from, to)
  return (
    <div role="row">
      <Row
        role="gridcell"
        aria-colspan={7}
        wrap
        align="center"
        columnGap="2"
        px="2"
        minHeight={{ base: 'tap', md: '8' }}
        bg="bg.subtle"
        textStyle="s"
        color="fg.muted"
      >
        <chakra.b color="fg">Past weeks</chakra.b>
        <span>
          {from === to ? '' : `${dayOfMonth(from)} – `}
          {dayOfMonth(to)} {monthName(to)}
          {worked !== undefined && ` · ${worked === 0 ? 'no shifts' : formatCount(worked, 'shift')} worked`}
        </span>
        <TextButton ml="auto" minHeight={{ base: 'tap', md: '8' }} aria-label="Show past weeks" onClick={roll.showPast}>
          Show
        </TextButton>
      </Row>
    </div>
  )
}

/** Draws weeks that come near the view, and reports those in view and, once scrolling pauses, the one at the top. */
function useWeeksInView({ roll, navigation: { top, key, keepTop } }: Pick<Props, 'roll' | 'navigation'>) {
  const scroller = useRef<HTMLDivElement>(null)
  const { weeks: drawn, onNear } = useDrawnWeeks()
  /** The week at the top, where it was scrolled to. */
  const at = useRef<LocalDate>(undefined)
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined)
  const callbacks = useRef({ roll, keepTop })
  useEffect(() => {
    callbacks.current = { roll, keepTop }
  })
  // Scrolls to where a navigation leads, unless that is where it already is.
  useLayoutEffect(() => {
    const row = scroller.current?.querySelector<HTMLElement>(`[data-week="${top}"]`)
    if (top === at.current || !row || !scroller.current) return
    const isFirst = top === mondayOf(callbacks.current.roll.first)
    scroller.current.scrollTop = isFirst ? 0 : row.offsetTop
    at.current = top
    clearTimeout(pause.current)
    pause.current = undefined
  }, [top, key])
  useEffect(() => {
    const root = scroller.current
    if (!root) return
    const inView = new Set<LocalDate>()
    const near = new IntersectionObserver(
      (entries) =>
        onNear({
          blank: weeksOf(entries, (entry) => isInside(entry) && isBlank(entry)),
          drawn: weeksOf(entries, (entry) => isInside(entry) && !isBlank(entry)),
          gone: weeksOf(entries, isOutside),
        }),
      { root, rootMargin: '240px 0px' },
    )
    const seen = new IntersectionObserver(
      (entries) => {
        // A row that was replaced leaves before the new one of its week comes.
        for (const week of weeksOf(entries, isOutside)) inView.delete(week)
        for (const week of weeksOf(entries, isInside)) inView.add(week)
        const weeks = [...inView].sort()
        const [first, last] = [weeks[0], weeks.at(-1)]
        if (!first || !last) return
        callbacks.current.roll.onView(first, last)
        if (first === at.current && !pause.current) {
          callbacks.current.roll.load(first, last)
          return
        }
        at.current = first
        clearTimeout(pause.current)
        pause.current = setTimeout(() => {
          pause.current = undefined
          callbacks.current.roll.load(first, last)
          // Unless a navigation has led elsewhere since.
          if (at.current === first) callbacks.current.keepTop(first)
        }, STAND_MS)
      },
      { root, rootMargin: '-28px 0px' },
    )
    const watch = () => {
      for (const row of root.querySelectorAll('[data-week]')) {
        near.observe(row)
        seen.observe(row)
      }
    }
    watch()
    // A sheet that opens leaves the week that it is about in view.
    const shrunk = new ResizeObserver(() => {
      const week = root.querySelector('.day[tabindex="0"]')?.closest<HTMLElement>('.week')
      if (week?.dataset['week'] && inView.has(week.dataset['week'])) week.scrollIntoView({ block: 'nearest' })
    })
    shrunk.observe(root)
    // A week that is drawn, or shown on request, is another element.
    const changes = new MutationObserver(watch)
    changes.observe(root, { childList: true })
    return () => {
      clearTimeout(pause.current)
      pause.current = undefined
      changes.disconnect()
      shrunk.disconnect()
      near.disconnect()
      seen.disconnect()
    }
  }, [onNear])
  return { scroller, drawn }
}

/** A month that rolls: from this week to a year ahead, past weeks on request. */
export function RollingMonth({ roll, navigation, label, workedBetween, ...days }: Props) {
  const compact = !useTablet()
  const { first, last } = roll
  const { date, top } = navigation
  const weeks = useMemo(() => mondaysBetween(first, last), [first, last])
  const { scroller, drawn } = useWeeksInView({ roll, navigation })
  const cursor = useGridCursor(date >= first ? date : first, {
    isInGrid: (day) => day >= first && day < addDays(last, 7),
  })
  const lastDrawn = addDays(top, 7 * FIRST_DRAWN)
  const cursorWeek = mondayOf(cursor.cursor)
  const isDrawn = (monday: LocalDate) =>
    drawn.has(monday) || (monday >= top && monday < lastDrawn) || monday === cursorWeek
  return (
    <DayGrid label={label} compact={compact} weeks={weeks} {...cursor} {...days}>
      {(weekOn) => (
        <Scroller ref={scroller} compact={compact}>
          {roll.canShowPast && <PastWeeks roll={roll} workedBetween={workedBetween} />}
          {weeks.map((monday, at) =>
            isDrawn(monday) ? (
              weekOn(monday, at)
            ) : (
              <div key={monday} className="week" data-week={monday} aria-hidden="true" />
            ),
          )}
        </Scroller>
      )}
    </DayGrid>
  )
}
