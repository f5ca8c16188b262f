import { chakra, Stack } from '#web/ui/chakra.ts'
import { onBehalfOf } from '#shared/kernel/on-behalf.ts'
import type { Offer } from '#shared/offers/offers.schema.ts'
import { Section } from '#web/ui/page.tsx'
import { formatLunchTerms } from '#web/components/format/format-days.ts'
import { capitalise, formatCount } from '#web/components/format/format-words.ts'

const Term = chakra('dt', { base: { color: 'fg.muted', textStyle: 's' } })
const Value = chakra('dd', { base: { overflowWrap: 'anywhere', whiteSpace: 'pre-line' } })

export function AboutOffer({ offer }: { offer: Offer }) {
  const facts = [
    { term: 'Lunch', value: capitalise(formatLunchTerms(offer.request_dates, offer.lunch)) },
    {
      term: 'Experience',
      value: offer.experience > 0 ? `At least ${formatCount(offer.experience, 'year')}` : 'No minimum',
    },
    { term: 'Skills', value: offer.skills.join(', ') },
    { term: 'Notes', value: offer.notes },
    { term: 'Offer', value: offer.offer_code },
    { term: 'Posted by', value: offer.on_behalf ? onBehalfOf(offer.company.name) : '' },
    { term: 'Edited by', value: offer.edited_on_behalf ? onBehalfOf(offer.company.name) : '' },
  ].filter(({ value }) => value)
  return (
    <Section title="About this offer">
      <Stack as="dl" borderTop="1px solid" borderColor="border" pt="3" gap="3" maxWidth="text">
        {facts.map(({ term, value }) => (
          <div key={term}>
            <Term>{term}</Term>
            <Value>{value}</Value>
          </div>
        ))}
      </Stack>
    </Section>
  )
}
