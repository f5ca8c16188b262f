import { Box, chakra } from '#web/ui/chakra.ts'
import { memo } from 'react'
import { addDays, type LocalDate, monthOf, weekdayOf } from '#shared/kernel/dates.ts'
import { longMonth, longWeekday } from '#web/components/format-shift.ts'
import { statusColour, type StatusFamily } from '#web/ui/status-pill.tsx'
import { type DayCellModel, formatDayEntry, dayNumber } from './day-cell-model.ts'
import { DayIcons, DayEntries } from './day-entries.tsx'

const Cell = chakra('td', {
  base: {
    position: 'relative',
    verticalAlign: 'top',
    border: '1px solid',
    borderColor: 'border',
    '&[aria-selected]': { cursor: 'pointer' },
    '&[data-hatched]': { bgImage: 'repeating-linear-gradient(135deg, transparent 0 5px, {colors.hatch} 5px 6px)' },
    '&[data-outside]': { cursor: 'default' },
    '&[aria-disabled=true]': { cursor: 'default' },
    '&[aria-selected=true]': { bgColor: 'secondary.subtle' },
    _focusVisible: { zIndex: 1, outlineOffset: '-3px' },
  },
  variants: {
    size: {
      full: {
        height: { base: '60px', md: '112px', lg: '130px' },
        px: { md: '1', lg: '1.5' },
        pt: { base: '1', md: '2' },
        pb: '1',
      },
      small: { height: '48px', pt: '1', textAlign: 'center' },
    },
  },
})

const Numeral = chakra('span', {
  base: {
    display: 'inline-block',
    minWidth: '22px',
    px: '1',
    lineHeight: '22px',
    fontWeight: 'bold',
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
  },
})

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

/** A value that JSON text can compare: a function, map or set does not compile. */
type JsonValue<T> = T extends string | number | boolean | null | undefined
  ? T
  : T extends ((...args: never) => unknown) | ReadonlyMap<unknown, unknown> | ReadonlySet<unknown>
    ? never
    : { [K in keyof T]: JsonValue<T[K]> }

type Props = {
  date: LocalDate
  month: string
  today: LocalDate
  face: DayCellModel
  size: 'full' | 'small'
  holiday: string | undefined
  ring: string | undefined
  /** The day that the keyboard is on. */
  cursor: boolean
  selectable: boolean
}

function Head({ date, month, today, face, size, ring }: Omit<Props, 'cursor' | 'selectable'>) {
  const small = size === 'small'
  const isChosen = ring !== undefined
  const outside = monthOf(date) !== month
  const dim = outside || date < today || (face.blocked !== undefined && face.entries.length === 0)
  return (
    <Box
      display={{ base: 'block', md: small ? 'block' : 'flex' }}
      alignItems="center"
      textAlign={{ base: 'center', md: small ? 'center' : 'left' }}
      mb={{ md: small ? '0' : '1' }}
    >
      {!outside && <chakra.span srOnly>{longWeekday(date)} </chakra.span>}
      <Numeral
        {...(dim && { color: 'fg.subtle', fontWeight: 'normal' })}
        {...(isChosen && { color: 'secondary.fg' })}
        {...(date === today && {
          bg: 'primary.solid',
          color: 'primary.contrast',
          borderRadius: 'full',
          fontWeight: 'bold',
          textAlign: 'center',
        })}
      >
        {dayNumber(date, month)}
      </Numeral>
      {!outside && <chakra.span srOnly> {longMonth(date)}, </chakra.span>}
      {date === today && (
        <chakra.span
          srOnly={small ? true : { base: true, md: false }}
          ml={{ md: small ? '0' : '1.5' }}
          textStyle="s"
          fontWeight="bold"
          color={isChosen ? 'secondary.fg' : 'primary.fg'}
        >
          Today
        </chakra.span>
      )}
    </Box>
  )
}

function Holiday({ name, small, dim }: { name: string; small: boolean; dim: boolean }) {
  return (
    <>
      {!dim && (
        <Box
          display={{ base: 'block', md: small ? 'block' : 'none' }}
          position="absolute"
          top="1.5"
          right="1.5"
          width="1.5"
          height="1.5"
          borderRadius="full"
          bg="status.pending.solid"
        />
      )}
      <Box
        {...(dim && { display: { base: 'none', md: small ? 'none' : 'block' } })}
        srOnly={small ? true : { base: true, md: false }}
        fontSize={{ base: '11px', lg: '12px' }}
        letterSpacing={{ base: '-0.02em', lg: 'normal' }}
        lineHeight="14px"
        color={dim ? 'fg.subtle' : 'fg.muted'}
        overflowWrap="anywhere"
      >
        <Box px="1" pb="1">
          {name}
        </Box>
      </Box>
    </>
  )
}

/** Colours a small day like its icon, which is hard to read at that size. */
function Tint({ family }: { family: StatusFamily }) {
  if (family === 'unavailable' || family === 'past') return null
  const dashed = { border: '1px dashed', borderColor: 'status.available.solid' }
  return (
    <Box
      position="absolute"
      inset="2px"
      borderRadius="8px"
      zIndex="-1"
      aria-hidden="true"
      {...(family === 'possible' ? dashed : { bg: statusColour(family, 'bg') })}
    />
  )
}

function Day(props: Props) {
  const { date, month, face, size, holiday, ring, cursor, selectable } = props
  const outside = monthOf(date) !== month
  const small = size === 'small'
  const isChosen = ring !== undefined
  return (
    <Cell
      role="gridcell"
      size={size}
      {...(outside && isChosen && { bgColor: 'secondary.subtle' })}
      {...(small && { isolation: 'isolate', borderColor: 'transparent' })}
      data-date={outside ? undefined : date}
      data-outside={outside ? '' : undefined}
      data-hatched={face.off && !outside ? '' : undefined}
      tabIndex={outside ? undefined : cursor ? 0 : -1}
      aria-selected={selectable && !outside ? isChosen : undefined}
      aria-disabled={outside || face.blocked ? true : undefined}
      title={
        [small || outside ? holiday : undefined, outside ? undefined : face.blocked].filter(Boolean).join('. ') ||
        undefined
      }
      style={isChosen ? { boxShadow: ring } : undefined}
    >
      {small && !outside && face.entries[0] && <Tint family={face.entries[0].family} />}
      <Head {...props} />
      {holiday && !(small && outside) && <Holiday name={holiday} small={small} dim={outside} />}
      {!outside && (
        <>
          <Box display={small ? 'block' : { base: 'block', md: 'none' }}>
            <chakra.span srOnly>{face.entries.map(formatDayEntry).join(', ')} </chakra.span>
            <DayIcons entries={face.entries} />
          </Box>
          {!small && (
            <Box display={{ base: 'none', md: 'block' }}>
              <DayEntries entries={face.entries} reachable={cursor} />
            </Box>
          )}
          {face.blocked && <chakra.span srOnly>{face.blocked}</chakra.span>}
        </>
      )}
    </Cell>
  )
}

const textOf = (props: JsonValue<Props>): string => JSON.stringify(props)

/** One day of a month; memoised by its text, so that a tap renders only the days that it changes. */
export const DayCell = memo(Day, (before, after) => textOf(before) === textOf(after))
