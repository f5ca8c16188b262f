import { Box } from '#web/ui/chakra.ts'
import { type RateGroup, rateGroups, rateGroupLabels } from '#shared/kernel/rate-groups.ts'
import type { DayPay } from '#shared/bookings/pay.rules.ts'
import { formatFormDate, todayAt } from '#shared/kernel/dates.ts'
import { formatRate } from '#shared/kernel/money.ts'
import type { Offer } from '#shared/offers/offers.schema.ts'
import { FactList } from '#web/ui/fact-list.tsx'
import { payOverDays } from '#web/components/status/offer-facts.ts'
import { Section } from '#web/ui/page.tsx'
import { payOfRequest, candidateIn, suggestionIn } from '#web/components/status/request-status.ts'
import { formatPlace } from '#shared/kernel/format-shift.ts'
import { formatLunchTerms } from '#web/components/format/format-days.ts'
import { capitalise } from '#web/components/format/format-words.ts'

/** The rates of the days, by rate group. */
function formatRates({ parts }: DayPay): string {
  const rates = new Map<RateGroup, string>(parts.map(({ group, rate }) => [group, rate]))
  return rateGroups
    .filter((group) => rates.has(group))
    .map((group) => `${rateGroupLabels[group]} ${formatRate(Number(rates.get(group)))}`)
    .join('\n')
}

export function OfferedTerms({ offer }: { offer: Offer }) {
  const dates = offer.request_dates.map(({ date }) => date)
  const suggested = suggestionIn(offer)
  return (
    <Section title="Terms">
      <Box overflowWrap="anywhere">
        <FactList
          facts={[
            ['Per hour', formatRates(payOverDays(offer, candidateIn(offer).rates, dates))],
            ['Suggested rate', suggested && formatRates(payOfRequest(offer, dates, suggested))],
            ['Lunch', capitalise(formatLunchTerms(offer.request_dates, offer.lunch))],
            ['Place', formatPlace(offer.practice_region)],
            ['Notes', offer.notes || undefined],
            [
              'Request',
              `${candidateIn(offer).uniqueAppReference}, sent on ${formatFormDate(todayAt(offer.createdAt))}`,
            ],
          ]}
        />
      </Box>
    </Section>
  )
}
