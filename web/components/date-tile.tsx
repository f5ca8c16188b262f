import { chakra } from '#web/ui/chakra.ts'
import { dayOfMonth, daysBetween, formatCardDate, monthName, weekdayName } from '#shared/kernel/dates.ts'
import { statusColour, type StatusFamily } from '#web/ui/status-pill.tsx'

interface Props {
  /** One day, or the first and last of several, `YYYY-MM-DD`. */
  dates: { first: string; last?: string; count?: number }
  family: StatusFamily
  today?: boolean
}

const Tile = chakra('div', {
  base: {
    position: 'relative',
    width: '56px',
    height: '72px',
    flex: 'none',
    borderRadius: 'm',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    fontSize: '12px',
    lineHeight: '14px',
    fontWeight: 'bold',
    fontVariantNumeric: 'tabular-nums',
    '& b': { fontSize: '22px', lineHeight: '26px', letterSpacing: '-0.02em' },
    '[data-list-pane] &': { width: '52px', height: '62px', '& b': { fontSize: '19px', lineHeight: '22px' } },
  },
})

const hatched = 'repeating-linear-gradient(135deg, transparent 0 5px, {colors.hatch} 5px 7px)'

const edge = (family: StatusFamily, today: boolean): string | undefined =>
  today ? 'inset 0 0 0 2px {colors.primary.mark}' : family === 'past' ? 'inset 0 0 0 1px {colors.border}' : undefined

/** `Wed 16 Dec to Sun 20 Dec, 5 days`: screen readers would read the tile's lines as words of their own. */
const spoken = ({ first, last = first, count }: Props['dates']): string =>
  last === first
    ? formatCardDate(first)
    : `${formatCardDate(first)} ${count === 2 ? 'and' : 'to'} ${formatCardDate(last)}${count && count > 2 ? `, ${count} days` : ''}`

/** `Tue / 8 / Dec`, `Dec / 16–20 / 5 days` for consecutive days, `Dec / 15 … 24 / 3 days` for others. */
export function DateTile({ dates: { first, last, count }, family, today = false }: Props) {
  const range = last !== undefined && last !== first
  const sameMonth = range && monthName(first) === monthName(last)
  // Days that are not consecutive: `15 … 24`, or both of two.
  const gaps = range && count !== undefined && daysBetween(first, last) + 1 > count
  const between = gaps ? (count === 2 ? ', ' : ' … ') : '–'
  return (
    <Tile
      color={statusColour(family, 'fg')}
      bg={family === 'possible' ? 'transparent' : statusColour(family, 'bg')}
      bgImage={family === 'unavailable' ? hatched : undefined}
      outline={family === 'possible' ? '1.5px dashed' : undefined}
      outlineColor={statusColour(family, 'line')}
      outlineOffset="-1.5px"
      boxShadow={edge(family, today)}
    >
      <chakra.span srOnly>{spoken({ first, last, count })}</chakra.span>
      <span aria-hidden="true">
        {range
          ? sameMonth
            ? monthName(first)
            : `${dayOfMonth(first)} ${monthName(first)}${gaps && count === 2 ? ',' : ''}`
          : weekdayName(first)}
      </span>
      {range ? (
        <b aria-hidden="true" style={{ fontSize: sameMonth ? 15 : 12 }}>
          {sameMonth
            ? `${dayOfMonth(first)}${between}${dayOfMonth(last)}`
            : `${between.replace(', ', '').trimStart()}${dayOfMonth(last)} ${monthName(last)}`}
        </b>
      ) : (
        <b aria-hidden="true">{dayOfMonth(first)}</b>
      )}
      <span aria-hidden="true">{range ? `${count ?? ''} days`.trim() : monthName(first)}</span>
    </Tile>
  )
}
