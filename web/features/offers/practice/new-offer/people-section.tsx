import { Box } from '#web/ui/chakra.ts'
import { Section } from '#web/ui/page.tsx'
import { SelectField } from '#web/ui/text-field.tsx'
import { MAX_PEOPLE, useOfferFormContext } from './offer-form.ts'

const counts = Array.from({ length: MAX_PEOPLE }, (_, at) => at + 1)

/** The same days and hours for several people: that many offers. */
export function PeopleSection() {
  const form = useOfferFormContext()
  return (
    <Section title="How many people?">
      <Box maxWidth={{ sm: '312px' }}>
        <SelectField
          form={form}
          name="headcount"
          label="People"
          hint="Each person gets an offer of their own, for all of these days."
          rules={{ valueAsNumber: true }}
        >
          {counts.map((count) => (
            <option key={count} value={count}>
              {count === 1 ? '1 person' : `${count} people`}
            </option>
          ))}
        </SelectField>
      </Box>
    </Section>
  )
}
