import { Box, chakra, Row, Small } from '#web/ui/chakra.ts'
import { formatCardDate, type LocalDate } from '#shared/kernel/dates.ts'
import { formatTimes } from '#shared/kernel/format-shift.ts'
import { StatusWord } from '#web/ui/status-pill.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import type { DayShift } from './practice-days.ts'

/** The shifts of a day as lines that link to their pages. */
export function DayShifts({ date, shifts }: { date: LocalDate; shifts: readonly DayShift[] }) {
  return (
    <chakra.ul listStyleType="none">
      {shifts.map(({ shift, family, label, title, detail, to, action }) => (
        <Row
          as="li"
          key={`${to} ${shift.start_time}`}
          py="2.5"
          borderTop="1px solid"
          borderColor="border"
          wrap
          columnGap="3"
        >
          <Box flex="1 1 7rem" minWidth="0">
            <Row wrap align="center" columnGap="3">
              <StatusWord family={family} label={label} />
              <Box as="span" fontVariantNumeric="tabular-nums">
                {formatTimes(shift)}
              </Box>
            </Row>
            <Box overflowWrap="anywhere">{title}</Box>
            {detail && <Small overflowWrap="anywhere">{detail}</Small>}
          </Box>
          <TextLink
            to={to}
            alignSelf="center"
            aria-label={`${action}: ${title}, ${formatCardDate(date)} ${formatTimes(shift)}`}
          >
            {action}
          </TextLink>
        </Row>
      ))}
    </chakra.ul>
  )
}
