import type { ProvinceOption } from '#shared/options/options.schema.ts'
import { RegionOptions } from '#web/components/forms/option-groups.tsx'
import { SelectField } from '#web/ui/text-field.tsx'
import { searchText as text } from './search.text.ts'

interface Props {
  provinces: readonly ProvinceOption[]
  /** Whether all regions can be chosen. */
  anywhere: boolean
  /** `province,region` */
  value: string
  onChange: (location: string) => void
}

/** All regions, grouped by province: a search is for a region. */
export function PlaceFilter({ provinces, anywhere, value, onChange }: Props) {
  const known = provinces.some(({ name, subs }) => subs.some((region) => `${name},${region.name}` === value))
  return (
    <SelectField label="Region" value={value} onChange={(event) => onChange(event.currentTarget.value)}>
      {anywhere && <option value="">{text.anywhere}</option>}
      {!known && value && <option value={value}>{value.split(',')[1]}</option>}
      <RegionOptions provinces={provinces} />
    </SelectField>
  )
}
