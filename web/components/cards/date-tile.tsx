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
    whiteSpace: 'nowrap',
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

/**
 * `Tue / 8 / Dec`, `Dec / 16–20 / 5 days` for consecutive days, `Dec / 15…24 / 3 days` for others, without the spaces
 * for which a tile is too narrow.
 */
export function tileLines({ first, last = first, count }: Props['dates']): [string, string, string] {
  if (last === first) return [weekdayName(first), `${dayOfMonth(first)}`, monthName(first)]
  // Days that are not consecutive: `15…24`, or both of two.
  const gaps = count !== undefined && daysBetween(first, last) + 1 > count
  const days = `${count ?? ''} days`.trim()
  const isPair = gaps && count === 2
  if (monthName(first) === monthName(last))
    return [monthName(first), `${dayOfMonth(first)}${isPair ? ', ' : gaps ? '…' : '–'}${dayOfMonth(last)}`, days]
  const [start, end] = [first, last].map((date) => `${dayOfMonth(date)} ${monthName(date)}`)
  return [`${start}${isPair ? ',' : ''}`, `${isPair ? '' : gaps ? '…' : '–'}${end}`, days]
}

export function DateTile({ dates, family, today = false }: Props) {
  const [above, middle, below] = tileLines(dates)
  const isWide = middle.length > 2
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
      <chakra.span srOnly>{spoken(dates)}</chakra.span>
      <span aria-hidden="true">{above}</span>
      <b aria-hidden="true" style={isWide ? { fontSize: /[A-Z]/.test(middle) ? 12 : 15 } : undefined}>
        {middle}
      </b>
      <span aria-hidden="true">{below}</span>
    </Tile>
  )
}
