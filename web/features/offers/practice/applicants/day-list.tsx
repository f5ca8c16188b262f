import { Box, chakra, Row } from '#web/ui/chakra.ts'
import { formatCardDate, type LocalDate } from '#shared/kernel/dates.ts'
import { holidayName } from '#web/components/days/holidays.ts'
import type { Offer } from '#shared/offers/offers.schema.ts'
import { Section } from '#web/ui/page.tsx'
import { dayKindLabel } from '#web/components/format/format-days.ts'
import { DayStatus, formatRateGroups, formatPaidHours, rateGroupsOn } from './day-header.tsx'

/** The rate group; with a holiday's name, or with both parts of a night shift. */
const formatDayKind = (offer: Offer, date: LocalDate): string =>
  rateGroupsOn(offer, date).size > 1
    ? [holidayName(date), formatRateGroups(offer, date)].filter(Boolean).join(': ')
    : dayKindLabel(date)

/** The offer's days with their hours, shown when there is no table. */
export function DayList({ offer }: { offer: Offer }) {
  return (
    <Section title="Days" count={offer.request_dates.length}>
      <chakra.ul>
        {offer.request_dates.map(({ date }) => (
          <Row
            as="li"
            key={date}
            wrap
            columnGap="4"
            justify="space-between"
            align="center"
            borderTop="1px solid"
            borderColor="border"
            py="2"
          >
            <div>
              <b>{formatCardDate(date)}</b>
              <Box color="fg.muted" fontVariantNumeric="tabular-nums">
                {formatPaidHours(offer, date)} · {formatDayKind(offer, date)}
              </Box>
            </div>
            <DayStatus offer={offer} date={date} />
          </Row>
        ))}
      </chakra.ul>
    </Section>
  )
}
