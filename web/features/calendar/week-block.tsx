import { Box, chakra } from '#web/ui/chakra.ts'
import { Link } from 'react-router-dom'
import { formatCardDate, type LocalDate } from '#shared/kernel/dates.ts'
import { StatusIcon, statusColour } from '#web/ui/status-pill.tsx'
import type { Block } from './week-blocks.ts'

/** Pixels. */
export const HOUR_HEIGHT_PX = 44

const blockStyle = {
  position: 'absolute',
  px: { base: '2px', lg: '1' },
  py: '0.5',
  borderRadius: 's',
  overflow: 'hidden',
  fontSize: { base: '11px', lg: '12px' },
  letterSpacing: { base: '-0.02em', lg: 'normal' },
  lineHeight: { base: '13px', md: '15px' },
  textDecoration: 'none',
} as const
const Frame = chakra('div', { base: blockStyle })
const LinkFrame = chakra(Link, {
  base: { ...blockStyle, _hover: { textDecoration: 'underline' }, _focusVisible: { zIndex: 1, outlineOffset: '-2px' } },
})

const hiddenOnPhones = { srOnly: { base: true, md: false } } as const

/** On a phone words that are wider than a day are cut off; beside another block there is only room for the icon. */
function BlockText({ block: { entry, lanes } }: { block: Block }) {
  const { family, label, text, detail, unsaved } = entry
  return (
    <Box
      as="span"
      display="flex"
      flexDirection={{ base: 'column', md: 'row' }}
      flexWrap={{ md: 'wrap' }}
      alignItems={{ base: 'flex-start', md: 'center' }}
      columnGap="1"
      rowGap={{ base: '1px', md: '0' }}
    >
      <StatusIcon family={family} />
      <Box as="span" display={{ md: 'contents' }} maxWidth="full" {...(lanes > 1 && hiddenOnPhones)}>
        <chakra.b flex={{ md: '1 1 60px' }} minWidth={{ md: '0' }} {...hiddenOnPhones}>
          {label}{' '}
        </chakra.b>
        {detail && (
          <chakra.span
            display="block"
            width={{ md: 'full' }}
            overflow="hidden"
            textOverflow="ellipsis"
            hyphens={{ base: 'auto', md: 'manual' }}
            overflowWrap={{ base: 'normal', md: 'anywhere' }}
          >
            {detail}{' '}
          </chakra.span>
        )}
        <Box
          as="span"
          display="block"
          width={{ md: 'full' }}
          fontVariantNumeric="tabular-nums"
          overflowWrap={{ md: 'anywhere' }}
        >
          {text}
        </Box>
      </Box>
      {unsaved && <chakra.span srOnly>not saved yet</chakra.span>}
    </Box>
  )
}

export function WeekBlock({ date, block }: { date: LocalDate; block: Block }) {
  const { entry, from, to, lane, lanes } = block
  const { family, unsaved } = entry
  const look = {
    color: statusColour(family, 'fg'),
    bg: unsaved || family === 'possible' ? 'bg' : statusColour(family, 'bg'),
    boxShadow: unsaved
      ? 'inset 0 0 0 1.5px {colors.secondary.line}'
      : `inset 0 0 0 1px {colors.${statusColour(family, 'line')}}`,
    ...(family === 'possible' &&
      !unsaved && {
        boxShadow: 'none',
        outline: '1px dashed',
        outlineColor: 'status.available.solid',
        outlineOffset: '-1px',
      }),
    // Beside another, a word has half the room.
    ...(lanes > 1 && { fontSize: '10px', letterSpacing: '-0.02em', px: '2px' }),
    style: {
      top: (from / 60) * HOUR_HEIGHT_PX + 1,
      height: ((to - from) / 60) * HOUR_HEIGHT_PX - 2,
      left: `calc(${(lane / lanes) * 100}% + ${lane > 0 ? 1 : 2}px)`,
      width: `calc(${100 / lanes}% - ${lanes > 1 ? 3 : 4}px)`,
      '--knock': `var(--ld-colors-${statusColour(family, 'bg').replaceAll('.', '-')})`,
    } as object,
  }
  if (!entry.to)
    return (
      <Frame {...look}>
        <BlockText block={block} />
      </Frame>
    )
  return (
    <LinkFrame to={entry.to} {...look}>
      <chakra.span srOnly>{formatCardDate(date)}, </chakra.span>
      <BlockText block={block} />
    </LinkFrame>
  )
}
