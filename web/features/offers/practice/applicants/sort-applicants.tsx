import { chakra } from '#web/ui/chakra.ts'
import { Select } from '#web/ui/select.tsx'
import { type Sorting, sortings } from './applicants.ts'

export function SortApplicants({ value, onChange }: { value: Sorting; onChange: (sorting: Sorting) => void }) {
  return (
    <chakra.label
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      columnGap="2"
      mb="2"
      maxWidth="full"
      color="fg.muted"
    >
      Sort by
      <Select compact value={value} onChange={(event) => onChange(event.currentTarget.value as Sorting)}>
        {Object.entries(sortings).map(([sorting, label]) => (
          <option key={sorting} value={sorting}>
            {label}
          </option>
        ))}
      </Select>
    </chakra.label>
  )
}
