import { withChosen } from '#shared/options/with-chosen.rules.ts'
import { Pair } from '#web/ui/chakra.ts'
import { SelectField } from '#web/ui/text-field.tsx'

interface ProvinceAndRegion {
  province: string
  region: string
}

interface Named {
  name: string
  label?: string | undefined
}

interface Props {
  provinces: readonly (Named & { regions: readonly (Named & { towns?: string })[] })[]
  value: ProvinceAndRegion
  onChange: (chosen: ProvinceAndRegion) => void
  errors?: { province?: string | undefined; region?: string | undefined }
  regionLabel?: string
}

/** Changing the province clears the region. */
export function RegionSelect({ provinces, value, onChange, errors = {}, regionLabel = 'Region' }: Props) {
  const regions = provinces.find(({ name }) => name === value.province)?.regions
  const towns = regions?.find(({ name }) => name === value.region)?.towns
  return (
    <Pair>
      <SelectField
        label="Province"
        error={errors.province}
        value={value.province}
        onChange={(event) => onChange({ province: event.currentTarget.value, region: '' })}
      >
        <option value="" disabled>
          Choose a province
        </option>
        {withChosen(provinces, value.province).map(({ name, label }) => (
          <option key={name} value={name}>
            {label ?? name}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={regionLabel}
        error={errors.region}
        hint={regions ? towns : 'Please select a province.'}
        disabled={!value.province}
        value={value.region}
        onChange={(event) => onChange({ ...value, region: event.currentTarget.value })}
      >
        <option value="" disabled>
          Choose a region
        </option>
        {withChosen(regions ?? [], value.region).map(({ name, label }) => (
          <option key={name} value={name}>
            {label ?? name}
          </option>
        ))}
      </SelectField>
    </Pair>
  )
}
