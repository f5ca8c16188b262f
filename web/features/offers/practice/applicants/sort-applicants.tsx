import { Box, chakra } from '@chakra-ui/react'
import { Icon } from '#web/ui/icon.tsx'
import { type Sorting, sortings } from './applicants.ts'

const Select = chakra('select', {
  base: {
    appearance: 'none',
    bg: 'transparent',
    color: 'fg',
    fontWeight: 'bold',
    minHeight: { base: 'tap', md: '8' },
    pl: '1',
    pr: '6',
    borderRadius: 's',
    cursor: 'pointer',
    '& option': { bg: 'bg.raised', color: 'fg' },
  },
})

export function SortApplicants({ value, onChange }: { value: Sorting; onChange: (sorting: Sorting) => void }) {
  return (
    <chakra.label display="flex" alignItems="center" justifyContent={{ lg: 'flex-end' }} mb="2" color="fg.muted">
      Sort by
      <Box position="relative" display="flex" alignItems="center">
        <Select value={value} onChange={(event) => onChange(event.currentTarget.value as Sorting)}>
          {Object.entries(sortings).map(([sorting, label]) => (
            <option key={sorting} value={sorting}>
              {label}
            </option>
          ))}
        </Select>
        <Box position="absolute" right="1" pointerEvents="none">
          <Icon name="down" size={16} />
        </Box>
      </Box>
    </chakra.label>
  )
}
