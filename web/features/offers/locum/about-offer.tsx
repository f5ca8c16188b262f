import { chakra, Stack } from '#web/ui/chakra.ts'
import { hasLunch } from '#shared/bookings/pay.rules.ts'
import type { Offer } from '#shared/offers/offers.schema.ts'
import { Section } from '#web/ui/page.tsx'
import { formatLunch } from '#shared/kernel/format-shift.ts'
import { capitalise, formatCount } from '#web/components/format/format-words.ts'

const Term = chakra('dt', { base: { color: 'fg.muted', textStyle: 's' } })
const Value = chakra('dd', { base: { overflowWrap: 'anywhere', whiteSpace: 'pre-line' } })

/** Lunch only applies to long shifts. */
function formatLunchTerms({ lunch, request_dates }: Offer): string {
  const long = request_dates.filter((shift) => hasLunch(shift, lunch)).length
  if (long === 0) return capitalise('no lunch')
  return capitalise(long < request_dates.length ? `${formatLunch(lunch)} on shifts over 5\u00a0h` : formatLunch(lunch))
}

export function AboutOffer({ offer }: { offer: Offer }) {
  const facts = [
    { term: 'Lunch', value: formatLunchTerms(offer) },
    {
      term: 'Experience',
      value: offer.experience > 0 ? `At least ${formatCount(offer.experience, 'year')}` : 'No minimum',
    },
    { term: 'Skills', value: offer.skills.join(', ') },
    { term: 'Notes', value: offer.notes },
    { term: 'Offer', value: offer.offer_code },
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
