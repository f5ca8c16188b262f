import { Box, chakra } from '#web/ui/chakra.ts'
import { Link } from 'react-router-dom'
import { isOvernight } from '#web/components/format-shift.ts'
import { StatusIcon, statusColour, StatusWord } from '#web/ui/status-pill.tsx'
import type { DayEntry } from './day-cell-model.ts'

const MAX_SHOWN = 2

const frame = {
  display: 'block',
  minWidth: '0',
  px: { base: '1', lg: '1.5' },
  py: '1',
  borderRadius: '7px',
  fontSize: { base: '11px', lg: '12px' },
  letterSpacing: { base: '-0.02em', lg: 'normal' },
  lineHeight: '15px',
  textDecoration: 'none',
  overflow: 'hidden',
} as const

const Frame = chakra('div', { base: frame })
const LinkFrame = chakra(Link, { base: { ...frame, _hover: { textDecoration: 'underline' } } })

/** Booked, Requested and Available are filled, Possibly Available is dashed, Unavailable and ended are bare. */
function statusStyles({ family, unsaved }: DayEntry) {
  const colour = {
    color: statusColour(family, 'fg'),
    style: { '--knock': `var(--ld-colors-${statusColour(family, 'bg').replaceAll('.', '-')})` } as object,
  }
  if (unsaved) return { ...colour, bg: 'bg', boxShadow: 'inset 0 0 0 1.5px {colors.secondary.line}' }
  if (family === 'possible')
    return { ...colour, outline: '1px dashed', outlineColor: 'status.available.solid', outlineOffset: '-1px' }
  if (family === 'unavailable' || family === 'past') return { ...colour, px: '0.5' }
  return { ...colour, bg: statusColour(family, 'bg') }
}

/** `19:00–07:00 Wed` in a narrow day: the hours don’t wrap; the weekday goes beneath them. */
function OvernightHours({ children }: { children: string }) {
  const [hours, ...day] = children.split(' ')
  return (
    <>
      <chakra.span whiteSpace="nowrap">{hours}</chakra.span>{' '}
      <chakra.span whiteSpace="nowrap">{day.join(' ')}</chakra.span>
    </>
  )
}

function Content({ family, label, text, hours, unsaved }: DayEntry) {
  const night = hours && isOvernight(hours) && text?.startsWith(`${hours.start_time}–`)
  return (
    <>
      <Box as="span" display="flex" alignItems="center" gap="5px">
        <StatusIcon family={family} />
        <chakra.b lineClamp="2" lineHeight="1.25" pr="1px">
          {label}
        </chakra.b>
      </Box>
      {text && (
        <Box
          as="span"
          display="block"
          whiteSpace={night ? 'normal' : 'nowrap'}
          overflow="hidden"
          textOverflow="ellipsis"
          fontVariantNumeric="tabular-nums"
        >
          {night ? <OvernightHours>{text}</OvernightHours> : text}
        </Box>
      )}
      {unsaved && <chakra.span srOnly>not saved yet</chakra.span>}
    </>
  )
}

/** Labels and hours of a day’s entries; an entry that opens a page is a link, reached with Tab from its day. */
export function DayEntries({ entries, reachable }: { entries: readonly DayEntry[]; reachable: boolean }) {
  const shown = entries.length > MAX_SHOWN + 1 ? MAX_SHOWN : entries.length
  return (
    <Box display="grid" gap="3px">
      {entries.slice(0, shown).map((entry, at) =>
        entry.to ? (
          <LinkFrame key={at} to={entry.to} draggable={false} tabIndex={reachable ? 0 : -1} {...statusStyles(entry)}>
            <Content {...entry} />
          </LinkFrame>
        ) : (
          <Frame key={at} {...statusStyles(entry)}>
            <Content {...entry} />
          </Frame>
        ),
      )}
      {shown < entries.length && (
        <chakra.span textStyle="s" color="fg.muted" px="1.5">
          +{entries.length - shown}
        </chakra.span>
      )}
    </Box>
  )
}

/** The entries as icons, for days without room for labels, which screen readers get elsewhere. */
export function DayIcons({ entries }: { entries: readonly DayEntry[] }) {
  return (
    <Box display="flex" justifyContent="center" gap="1px" minHeight="14px" aria-hidden="true">
      {entries.slice(0, MAX_SHOWN).map((entry, at) => (
        <chakra.span
          key={at}
          borderRadius="full"
          {...(entry.unsaved && { boxShadow: '0 0 0 1.5px {colors.secondary.line}' })}
          color={statusColour(entry.family, 'fg')}
        >
          <StatusIcon family={entry.family} />
        </chakra.span>
      ))}
      {entries.length > MAX_SHOWN && (
        <chakra.span fontSize="11px" lineHeight="14px" color="fg.muted">
          +{entries.length - MAX_SHOWN}
        </chakra.span>
      )}
    </Box>
  )
}

export function CalendarLegend({ entries }: { entries: readonly Pick<DayEntry, 'family' | 'label'>[] }) {
  return (
    <chakra.ul
      aria-label="What the marks mean"
      display="flex"
      flexWrap="wrap"
      columnGap="6"
      rowGap="1"
      mt="3.5"
      listStyleType="none"
    >
      {entries.map(({ family, label }) => (
        <li key={label}>
          <StatusWord family={family} label={label} />
        </li>
      ))}
    </chakra.ul>
  )
}
