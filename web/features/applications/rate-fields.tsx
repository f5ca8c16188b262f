import { Box } from '@chakra-ui/react'
import type { RateGroup } from '../../../shared/bookings/bookings.schema.ts'
import { agreedRate } from '../../../shared/bookings/pay.rules.ts'
import { formatRate, rateDigits } from '../../../shared/kernel/money.ts'
import type { DayRates, Offer } from '../../../shared/offers/offers.schema.ts'
import { Section } from '../../components/page.tsx'
import { RateField } from '../../components/text-field.tsx'
import { type Draft, groupsIn, rateProblem } from './application-draft.ts'
import { applicationsText as text } from './applications.text.ts'

const labels: Record<RateGroup, string> = { weekdays: 'Weekdays', saturday: 'Saturdays', sundays: 'Sundays', public_holidays: 'Public holidays' }

function hintOf(rate: string, budget: Offer['rates']): string | undefined {
  if (rateProblem(rate)) return undefined
  const agreed = agreedRate(rate, budget)
  return agreed === Number(rate) ? undefined : text.kept(formatRate(agreed))
}

/** A rate for each kind of day that the offer has; what lies outside the budget says what it will count as. */
export function RateFields({ offer, draft, usual, onChange }: { offer: Offer; draft: Draft; usual: DayRates; onChange: (draft: Draft) => void }) {
  const [from, to] = offer.rates
  return (
    <Section title={text.rates}>
      <Box color="fg.muted" mb="4">
        {text.ratesLead(formatRate(Number(from), Number(to)))}
      </Box>
      <Box display="grid" gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap="5">
        {groupsIn(offer, usual).map((group) => (
          <RateField
            key={group}
            label={labels[group]}
            value={draft.rates[group]}
            hint={hintOf(draft.rates[group], offer.rates)}
            error={rateProblem(draft.rates[group])}
            onChange={(event) => onChange({ ...draft, rates: { ...draft.rates, [group]: rateDigits(event.currentTarget.value) } })}
          />
        ))}
      </Box>
    </Section>
  )
}
