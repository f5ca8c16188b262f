import { Box } from '#web/ui/chakra.ts'
import { SelectField } from '#web/ui/text-field.tsx'

const kilometres = [10, 25, 50, 100, 200, 300]

/** How far from the searched region a locum may live. */
export function DistanceFilter({ value, onChange }: { value: number; onChange: (distance: number) => void }) {
  return (
    <Box mt="2">
      <SelectField
        label="Distance"
        hint="From the middle of the searched region to the middle of the locum’s. Locums in the searched region are always included."
        value={value}
        onChange={(event) => onChange(Number(event.currentTarget.value))}
      >
        {[...new Set([...kilometres, value])]
          .sort((a, b) => a - b)
          .map((distance) => (
            <option key={distance} value={distance}>
              {`${distance}\u00a0km`}
            </option>
          ))}
      </SelectField>
    </Box>
  )
}
