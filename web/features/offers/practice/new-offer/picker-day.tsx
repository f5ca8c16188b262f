import { Box, chakra } from '@chakra-ui/react'
import type { MouseEvent } from 'react'
import { dayOfMonth, type LocalDate } from '#shared/kernel/dates.ts'
import { holidayName } from '#web/platform/holidays.ts'
import { Icon } from '#web/ui/icon.tsx'
import { longMonth, longWeekday } from '#web/components/shift-words.ts'

const Cell = chakra('button', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: { base: 'center', md: 'flex-start' },
    justifyContent: { base: 'center', md: 'flex-start' },
    width: 'full',
    height: { base: '48px', md: '60px' },
    px: { md: '1.5' },
    py: { md: '1.5' },
    textAlign: 'left',
    cursor: 'pointer',
    position: 'relative',
    _hover: { bg: 'bg.subtle' },
    '&[aria-disabled=true]': { color: 'fg.subtle', cursor: 'not-allowed', bg: 'bg.subtle' },
    '&[aria-pressed=true]': {
      bg: 'secondary.subtle',
      color: 'secondary.fg',
      boxShadow: 'inset 0 0 0 2px {colors.secondary.solid}',
    },
    _focusVisible: { zIndex: 1, outlineOffset: '0' },
  },
})

interface Props {
  date: LocalDate
  outside: boolean
  chosen: boolean
  open: boolean
  today: boolean
  cursor: boolean
  onPick: (date: LocalDate, event: MouseEvent) => void
}

/** A whole cell to tap. Days of the neighbouring months only fill the week. */
export function PickerDay({ date, outside, chosen, open, today, cursor, onPick }: Props) {
  const holiday = holidayName(date)
  if (outside)
    return (
      <Box as="td" bg="bg.subtle" role="gridcell">
        {chosen && <chakra.span srOnly>Chosen</chakra.span>}
      </Box>
    )
  return (
    <td role="gridcell">
      <Cell
        type="button"
        tabIndex={cursor ? 0 : -1}
        aria-pressed={chosen}
        aria-disabled={!open || undefined}
        title={holiday}
        onClick={(event) => onPick(date, event)}
      >
        <Box display="flex" alignItems="center" gap="1" width={{ md: 'full' }}>
          <chakra.span srOnly>{longWeekday(date)} </chakra.span>
          <Box
            as="span"
            fontWeight={open ? 'bold' : 'normal'}
            {...(today && {
              bg: 'primary.solid',
              color: 'primary.contrast',
              borderRadius: 'full',
              minWidth: '6',
              height: '6',
              lineHeight: '24px',
              textAlign: 'center',
              ml: { md: '-1' },
              mt: { md: '-0.5' },
            })}
          >
            {dayOfMonth(date)}
          </Box>
          <chakra.span srOnly>
            {' '}
            {longMonth(date)}
            {today && ', today'}
          </chakra.span>
          {chosen && (
            <Box ml={{ md: 'auto' }}>
              <Icon name="check" size={14} />
            </Box>
          )}
        </Box>
        {holiday && (
          <>
            <chakra.span srOnly>, </chakra.span>
            <Box
              srOnly={{ base: true, md: false }}
              width={{ md: 'full' }}
              fontSize="11px"
              lineHeight="13px"
              letterSpacing="-0.02em"
              overflow={{ md: 'hidden' }}
              overflowWrap="anywhere"
            >
              {holiday}
            </Box>
            <Box
              display={{ md: 'none' }}
              position="absolute"
              bottom="1.5"
              width="1.5"
              height="1.5"
              borderRadius="full"
              bg="status.waits.solid"
            />
          </>
        )}
      </Cell>
    </td>
  )
}
