import { Box, chakra, Pair, Row, Small } from '#web/ui/chakra.ts'
import { useState } from 'react'
import { rateGroupPlurals, type RateGroup } from '#shared/kernel/rate-groups.ts'
import { agreedRate } from '#shared/bookings/pay.rules.ts'
import { formatRate } from '#shared/kernel/money.ts'
import type { DayRates } from '#shared/kernel/money.schema.ts'
import type { Offer } from '#shared/offers/offers.schema.ts'
import { LOCUM_RATE_STEP } from '#shared/professionals/rates.rules.ts'
import { Section } from '#web/ui/page.tsx'
import { TextButton } from '#web/ui/text-link.tsx'
import { RateField } from '#web/components/forms/rate-field.tsx'
import { type ApplicationDraft, openRateGroups, rateError } from './application-draft.ts'

const ratesLead = (budget: string, areUsual: boolean) =>
  `This practice pays ${budget}. Your application uses ${areUsual ? 'your usual rates, as far as they are' : 'the rates below, for this offer only,'} within that.`

function budgetNote(rate: string, budget: Offer['rates']): string | undefined {
  if (rateError(rate)) return undefined
  const agreed = agreedRate(rate, budget)
  return agreed === Number(rate) ? undefined : `You would be paid ${formatRate(agreed)}, to fit this practice’s budget.`
}

interface Props {
  offer: Offer
  draft: ApplicationDraft
  groups: readonly RateGroup[]
}

function RateList({ offer, draft, groups }: Props) {
  return (
    <dl>
      {groups.map((group) => (
        <Row key={group} justify="space-between" gap="3" borderTop="1px solid" borderColor="border" py="2.5">
          <dt>{rateGroupPlurals[group]}</dt>
          <chakra.dd textAlign="right">
            <b>{formatRate(Number(draft.rates[group]))}</b>
            <Small>{budgetNote(draft.rates[group], offer.rates)}</Small>
          </chakra.dd>
        </Row>
      ))}
    </dl>
  )
}

/** The rates of the application, for each rate group of the open days; the profile keeps its own. */
export function RateFields({
  offer,
  draft,
  usualRates,
  onChange,
}: {
  offer: Offer
  draft: ApplicationDraft
  usualRates: DayRates
  onChange: (draft: ApplicationDraft) => void
}) {
  const [editing, setEditing] = useState(false)
  const [from, to] = offer.rates
  const groups = openRateGroups(offer, usualRates)
  return (
    <Section
      title="Your rates for this offer"
      link={
        !editing && (
          <TextButton minHeight={{ base: 'tap', sm: '6' }} onClick={() => setEditing(true)}>
            Change rates
          </TextButton>
        )
      }
    >
      <Box color="fg.muted" mb="4">
        {ratesLead(
          formatRate(Number(from), Number(to)),
          groups.every((group) => draft.rates[group] === usualRates[group]),
        )}
      </Box>
      {!editing && <RateList offer={offer} draft={draft} groups={groups} />}
      {editing && (
        <Pair>
          {groups.map((group, at) => (
            <RateField
              key={group}
              label={rateGroupPlurals[group]}
              value={draft.rates[group]}
              hint={budgetNote(draft.rates[group], offer.rates)}
              error={rateError(draft.rates[group])}
              autoFocus={at === 0}
              step={LOCUM_RATE_STEP}
              onChange={(rate) => onChange({ ...draft, rates: { ...draft.rates, [group]: rate } })}
            />
          ))}
        </Pair>
      )}
    </Section>
  )
}
