import { useWatch } from 'react-hook-form'
import { compareStrings } from '#shared/kernel/compare.ts'
import { usePools } from '#web/components/people/pools.api.ts'
import { formatCount } from '#web/components/format/format-words.ts'
import { Pair } from '#web/ui/chakra.ts'
import { Section } from '#web/ui/page.tsx'
import { SelectField } from '#web/ui/text-field.tsx'
import { useOfferFormContext } from './offer-form.ts'

const hours = [2, 4, 8, 12, 24, 48, 72]

/** One of the practice's pools can see the offer first. Without a pool there is nothing to choose. */
export function PoolSection() {
  const { data: pools = [] } = usePools()
  const form = useOfferFormContext()
  const pool = useWatch({ control: form.control, name: 'pool' })
  if (pools.length === 0) return null
  return (
    <Section title="Who sees it first?">
      <Pair gap="4">
        <SelectField
          form={form}
          name="pool"
          label="Shown to"
          hint={pool ? 'After that, all matching locums see it.' : undefined}
        >
          <option value="">All matching locums at once</option>
          {pools
            .toSorted((a, b) => compareStrings(a.name, b.name))
            .map(({ id, name, people }) => (
              <option key={id} value={id}>
                {name} ({people.length}) first
              </option>
            ))}
        </SelectField>
        {pool && (
          <SelectField
            form={form}
            name="poolHours"
            label="For"
            hint="Never longer than until the first shift begins."
            rules={{ valueAsNumber: true }}
          >
            {hours.map((count) => (
              <option key={count} value={count}>
                {formatCount(count, 'hour')}
              </option>
            ))}
          </SelectField>
        )}
      </Pair>
    </Section>
  )
}
