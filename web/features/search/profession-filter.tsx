import type { Industry } from '#shared/options/options.schema.ts'
import { ProfessionOptions } from '#web/components/forms/option-groups.tsx'
import { SelectField } from '#web/ui/text-field.tsx'

interface Props {
  industries: readonly Industry[]
  /** The practice's industry, which comes first. */
  own: string
  value: string
  onChange: (profession: string) => void
}

export function ProfessionFilter({ industries, own, value, onChange }: Props) {
  const ordered = industries.toSorted((a, b) => Number(b.name === own) - Number(a.name === own))
  return (
    <SelectField label="Profession" value={value} onChange={(event) => onChange(event.currentTarget.value)}>
      {!ordered.some(({ professions }) => professions.some(({ name }) => name === value)) && <option>{value}</option>}
      <ProfessionOptions industries={ordered} />
    </SelectField>
  )
}
