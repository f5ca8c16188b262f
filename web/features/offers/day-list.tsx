import { Box, chakra } from '@chakra-ui/react'
import { weekdayName, formDate } from '../../../shared/kernel/dates.ts'
import type { Offer } from '../../../shared/offers/offers.schema.ts'
import { Section } from '../../components/page.tsx'
import { dayKind } from '../../components/shift-words.ts'
import { DayStanding, paidHours } from './day-head.tsx'

/** The offer's days with their hours, where there is no table to carry them. */
export function DayList({ offer }: { offer: Offer }) {
  return (
    <Section title="Days" count={offer.request_dates.length}>
      <chakra.ul>
        {offer.request_dates.map(({ date }) => (
          <chakra.li key={date} display="flex" flexWrap="wrap" columnGap="4" justifyContent="space-between" alignItems="center" borderTop="1px solid" borderColor="border" py="2">
            <div>
              <b>
                {weekdayName(date)} {formDate(date)}
              </b>
              <Box color="fg.muted" fontVariantNumeric="tabular-nums">
                {paidHours(offer, date)} · {dayKind(date)}
              </Box>
            </div>
            <DayStanding offer={offer} date={date} />
          </chakra.li>
        ))}
      </chakra.ul>
    </Section>
  )
}
