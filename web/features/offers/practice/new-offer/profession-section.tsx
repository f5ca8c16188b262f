import { Pair, Stack } from '#web/ui/chakra.ts'
import { Controller } from 'react-hook-form'
import type { Industry, ProvinceOption } from '#shared/options/options.schema.ts'
import { Section } from '#web/ui/page.tsx'
import { RegionSelect } from '#web/components/forms/region-select.tsx'
import { formatCount } from '#web/components/format/format-words.ts'
import { SelectField } from '#web/ui/text-field.tsx'
import { useOfferFormContext } from './offer-form.ts'

const years = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 15, 20]

export function ProfessionSection({
  industry,
  provinces,
}: {
  industry: Industry
  provinces: readonly ProvinceOption[]
}) {
  const form = useOfferFormContext()
  const {
    control,
    formState: { errors },
  } = form
  return (
    <Section title="Who do you need?">
      <Stack gap="5">
        <Pair>
          <SelectField form={form} name="profession" label="Profession">
            <option value="" disabled>
              Choose a profession
            </option>
            {industry.professions.map(({ name, label = name }) => (
              <option key={name} value={name}>
                {label}
              </option>
            ))}
          </SelectField>
          <SelectField form={form} name="experience" label="Experience" rules={{ valueAsNumber: true }}>
            <option value={0}>No minimum</option>
            {years.map((count) => (
              <option key={count} value={count}>
                At least {formatCount(count, 'year')}
              </option>
            ))}
          </SelectField>
        </Pair>
        <Controller
          control={control}
          name="practice_region"
          render={({ field }) => (
            <RegionSelect
              provinces={provinces.map(({ subs, ...province }) => ({ ...province, regions: subs }))}
              value={field.value}
              onChange={field.onChange}
              errors={{
                province: errors.practice_region?.province?.message,
                region: errors.practice_region?.region?.message,
              }}
            />
          )}
        />
      </Stack>
    </Section>
  )
}
