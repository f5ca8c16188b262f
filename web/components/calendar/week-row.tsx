import { memo } from 'react'
import { addDays, dayOfMonth, type LocalDate, monthName, weekdayOf } from '#shared/kernel/dates.ts'
import { formatCount } from '#web/components/format/format-words.ts'
import { longMonth } from '#shared/kernel/format-month.ts'
import { holidayName } from '#web/components/days/holidays.ts'
import { type DayCellModel, flag, formatDayCell, MAX_SHOWN, spansOf } from './day-cell-model.ts'
import { DayIcons, DayWords } from './day-entries.tsx'
import { weekOf } from './month-days.ts'
import { endsMonth, monthMark } from './rolling-weeks.ts'

/** Adjacent chosen days share one ring. */
export function selectionRing(date: LocalDate, chosen: ReadonlySet<LocalDate>): string | undefined {
  if (!chosen.has(date)) return undefined
  const colour = 'var(--ld-colors-secondary-solid)'
  const open = [
    (weekdayOf(date) === 1 || !chosen.has(addDays(date, -1))) && `inset 2px 0 0 ${colour}`,
    (weekdayOf(date) === 0 || !chosen.has(addDays(date, 1))) && `inset -2px 0 0 ${colour}`,
    !chosen.has(addDays(date, -7)) && `inset 0 2px 0 ${colour}`,
    !chosen.has(addDays(date, 7)) && `inset 0 -2px 0 ${colour}`,
  ]
  return open.filter(Boolean).join(', ')
}

interface Common {
  today: LocalDate
  /** The day that the keyboard is on. */
  cursor: LocalDate | undefined
  selectable: boolean
  compact: boolean
  /** How many days are chosen, on the last of them. */
  count: { date: LocalDate; days: number } | undefined
}

interface DayProps extends Common {
  date: LocalDate
  face: DayCellModel
  spans: readonly number[]
  ring: string | undefined
}

function Day({ date, today, face, spans, ring, cursor, selectable, compact, count }: DayProps) {
  const { begins, above, before } = monthMark(date)
  const [first] = face.entries
  const holiday = holidayName(date)
  // What is not on the screen in words.
  const unseen = compact ? face.entries : face.entries.filter((_, at) => spans[at] === 0 || at >= MAX_SHOWN)
  const number = !compact && endsMonth(date) ? `${dayOfMonth(date)} ${monthName(date)}` : dayOfMonth(date)
  return (
    <div
      role="gridcell"
      className="day"
      aria-selected={selectable ? ring !== undefined : undefined}
      aria-disabled={face.notChoosable ? true : undefined}
      aria-current={date === today ? 'date' : undefined}
      tabIndex={date === cursor ? 0 : -1}
      title={[compact && holiday, face.notChoosable].filter(Boolean).join('. ') || undefined}
      data-date={date}
      data-today={flag(date === today)}
      data-off={flag(face.off)}
      data-dim={flag(date < today || (face.notChoosable !== undefined && !first))}
      data-above={flag(above)}
      data-before={flag(before)}
      data-bar={flag(spans.some((days) => days > 1))}
      data-family={compact ? first?.family : undefined}
      data-own={flag(compact && first?.isOwn)}
      style={ring ? { boxShadow: ring } : undefined}
    >
      <span className="words">{formatDayCell(date, { ...face, entries: unseen }, today)} </span>
      <div className="head" aria-hidden="true">
        {begins && compact && <span className="tag">{monthName(date)}</span>}
        <span className="number">{number}</span>
        {begins && !compact && (
          <span className="tag">
            {monthName(date)}
            <span className="rest">{longMonth(date).slice(monthName(date).length)}</span>
          </span>
        )}
        {date === today && !compact && <span className="todays">Today</span>}
        {holiday && <span className="holiday">{compact ? '' : holiday}</span>}
        {count?.date === date && !compact && <span className="count">{formatCount(count.days, 'day')}</span>}
      </div>
      {compact ? (
        <DayIcons entries={face.entries} />
      ) : (
        <DayWords entries={face.entries} spans={spans} reachable={date === cursor} />
      )}
    </div>
  )
}

interface WeekProps extends Common {
  monday: LocalDate
  /** The number of the row in the grid, from 1. */
  row: number
  faces: readonly DayCellModel[]
  rings: readonly (string | undefined)[]
}

function Week({ monday, row, faces, rings, ...common }: WeekProps) {
  const days = weekOf(monday)
  const spans = spansOf(faces, (day) => holidayName(days[day] as LocalDate) !== undefined)
  return (
    <div role="row" aria-rowindex={row} className="week" data-week={monday}>
      {days.map((date, at) => (
        <Day
          key={date}
          date={date}
          face={faces[at] as DayCellModel}
          spans={spans[at] ?? []}
          ring={rings[at]}
          {...common}
        />
      ))}
    </div>
  )
}

/** Days are new objects after their month has loaded, but mostly equal. */
const isSameFace = (one: DayCellModel | undefined, other: DayCellModel): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other)

const isSameWeek = (
  { faces, rings, count, ...before }: WeekProps,
  { faces: newFaces, rings: newRings, count: newCount, ...after }: WeekProps,
): boolean =>
  Object.entries(after).every(([name, value]) => before[name as keyof typeof before] === value) &&
  count?.days === newCount?.days &&
  count?.date === newCount?.date &&
  newRings.every((ring, day) => ring === rings[day]) &&
  newFaces.every((face, day) => isSameFace(faces[day], face))

/** A week of days; a tap draws only the weeks that it changes. */
export const WeekRow = memo(Week, isSameWeek)
