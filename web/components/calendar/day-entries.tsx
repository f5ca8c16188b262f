import type { CSSProperties } from 'react'
import { Link } from 'react-router-dom'
import { StatusIcon } from '#web/ui/status-pill.tsx'
import { type DayEntry, flag, MAX_SHOWN } from './day-cell-model.ts'

function Entry({ entry, days, reachable }: { entry: DayEntry; days: number; reachable: boolean }) {
  const { family, label, text, detail, to, isOwn, unsaved, group } = entry
  const props = {
    className: 'entry',
    'data-family': family,
    'data-own': flag(isOwn),
    'data-asks': flag(group !== undefined && !isOwn),
    'data-unsaved': flag(unsaved),
    'data-bar': flag(days > 1),
    'data-covered': flag(days === 0),
    ...(days > 1 && { style: { '--days': days } as CSSProperties }),
  }
  const content = (
    <>
      <span className="label">
        <StatusIcon family={family} />
        <b>{label} </b>
      </span>
      {detail !== undefined && <span className="line">{detail} </span>}
      {text && <span className="line">{text}</span>}
      {unsaved && <span className="words"> not saved yet</span>}
    </>
  )
  return to && days > 0 ? (
    <Link {...props} to={to} draggable={false} tabIndex={reachable ? 0 : -1}>
      {content}
    </Link>
  ) : (
    <div {...props}>{content}</div>
  )
}

/** The entries as icons, where there is no room for words; screen readers get them elsewhere. */
export const DayIcons = ({ entries }: { entries: readonly DayEntry[] }) => (
  <div className="icons" aria-hidden="true">
    {entries.slice(0, MAX_SHOWN).map(({ family, unsaved }, at) => (
      <span key={at} data-family={family} data-unsaved={flag(unsaved)}>
        <StatusIcon family={family} />
      </span>
    ))}
    {entries.length > MAX_SHOWN && <span>+{entries.length - MAX_SHOWN}</span>}
  </div>
)

interface WordsProps {
  entries: readonly DayEntry[]
  spans?: readonly number[]
  /** Its links are reached with Tab. */
  reachable: boolean
}

/** Words and hours of a day’s entries; an entry that opens a page is a link. */
export const DayWords = ({ entries, spans = [], reachable }: WordsProps) => (
  <div className="entries">
    {entries.slice(0, MAX_SHOWN).map((entry, at) => (
      <Entry key={at} entry={entry} days={spans[at] ?? 1} reachable={reachable} />
    ))}
    {entries.length > MAX_SHOWN && (
      <span className="more" aria-hidden="true">
        +{entries.length - MAX_SHOWN}
      </span>
    )}
  </div>
)
